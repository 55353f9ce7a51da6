import type { Locale } from '../language/locales.ts'

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

/** Clocks of several servers differ; what lies further ahead was written before a clock was set back. */
const CLOCK_TOLERANCE_MS = 60_000

/** The moments between which posts count toward a limit: after `since`, up to `until`. */
export function countedSpan({ windowMs }: Limit, now: Date): { since: Date; until: Date } {
  return {
    since: new Date(now.getTime() - windowMs),
    until: new Date(now.getTime() + CLOCK_TOLERANCE_MS),
  }
}

/**
 * How many milliseconds a limit is still exhausted; 0: one more is allowed. It rests on one moment alone, that of
 * the accepted post which is the `count`-th newest (null: there are fewer): when it leaves the window there is
 * room again. Refused posts are not counted, so trying again never makes the wait longer.
 */
export function limitWaitMs({ windowMs }: Limit, nthNewest: Date | null, now: Date): number {
  if (nthNewest === null) return 0
  const waitMs = nthNewest.getTime() + windowMs - now.getTime()
  return Math.min(Math.max(waitMs, 0), windowMs)
}

/** Milliseconds as `Retry-After` has them: whole seconds, never too few, never none. */
export function retryAfterSeconds(waitMs: number): number {
  return Math.max(1, Math.ceil(waitMs / 1_000))
}

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S

/** A wait as one says it ("in 9 minutes"), rounded up: who waits as long as said is let in. */
export function waitInWords(locale: Locale, seconds: number): string {
  const [amount, unit] = roundedUp(seconds)
  return new Intl.RelativeTimeFormat(locale, { numeric: 'always' }).format(amount, unit)
}

function roundedUp(seconds: number): [number, 'second' | 'minute' | 'hour'] {
  if (seconds < MINUTE_S) return [Math.ceil(seconds), 'second']
  if (seconds <= 2 * HOUR_S) return [Math.ceil(seconds / MINUTE_S), 'minute']
  return [Math.ceil(seconds / HOUR_S), 'hour']
}
