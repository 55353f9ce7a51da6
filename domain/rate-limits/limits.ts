const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const SHORT_MS = 10 * MINUTE_MS

/** At most `count` in any window of this length. */
export interface Limit {
  count: number
  windowMs: number
}

/**
 * What may be posted, by whom it is counted: a network, a mailbox, the whole site. `files` are a
 * network's as well: five for each of the tickets it may open in ten minutes; what they may weigh in a day is
 * their own quota.
 */
export const POST_LIMITS = {
  network: [
    { count: 10, windowMs: SHORT_MS },
    { count: 60, windowMs: DAY_MS },
  ],
  mailbox: [{ count: 5, windowMs: HOUR_MS }],
  site: [{ count: 2_000, windowMs: SHORT_MS }],
  files: [{ count: 50, windowMs: SHORT_MS }],
} as const satisfies Record<string, readonly Limit[]>
/** By whom posts are counted. */
export type PostLimit = keyof typeof POST_LIMITS

/**
 * What a page sends by itself, per network. An office of a hundred behind one address opens no more pages than
 * this; what is refused is a choice that is sent again later, or a measurement nobody misses.
 */
export const VISIT_LIMITS = {
  consents: { count: 100, windowMs: SHORT_MS },
  vitals: { count: 300, windowMs: SHORT_MS },
  reports: { count: 60, windowMs: SHORT_MS },
} as const satisfies Record<string, Limit>
/** Requests that pages send without a click. */
export type VisitLimit = keyof typeof VISIT_LIMITS

/** Longer than this no post is counted. */
export const LONGEST_WINDOW_MS = DAY_MS
