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
 * Limits of posts by network, mailbox and whole site. `files` are counted by network: five for each ticket of
 * ten minutes; their size has a daily quota of its own. Analyses of websites are counted by network, by the
 * host that is looked at, and in all. `signIns` are tries to get in at the desk, by network: an office of ten
 * signs in with two requests each.
 */
export const POST_LIMITS = {
  network: [
    { count: 10, windowMs: SHORT_MS },
    { count: 60, windowMs: DAY_MS },
  ],
  mailbox: [{ count: 5, windowMs: HOUR_MS }],
  site: [{ count: 2_000, windowMs: SHORT_MS }],
  files: [{ count: 50, windowMs: SHORT_MS }],
  signIns: [{ count: 40, windowMs: SHORT_MS }],
  analyses: [
    { count: 5, windowMs: HOUR_MS },
    { count: 15, windowMs: DAY_MS },
  ],
  analysedHost: [{ count: 4, windowMs: HOUR_MS }],
  allAnalyses: [{ count: 300, windowMs: DAY_MS }],
} as const satisfies Record<string, readonly Limit[]>
export type PostLimit = keyof typeof POST_LIMITS

/**
 * Limits of a page's own requests, by network. An office of a hundred people opens no more pages; refused are
 * a choice that is sent again later, or a measurement nobody misses.
 */
export const VISIT_LIMITS = {
  consents: { count: 100, windowMs: SHORT_MS },
  vitals: { count: 300, windowMs: SHORT_MS },
  reports: { count: 60, windowMs: SHORT_MS },
} as const satisfies Record<string, Limit>
/** Requests that pages send without a click. */
export type VisitLimit = keyof typeof VISIT_LIMITS

export const LONGEST_WINDOW_MS = DAY_MS

/** Clocks of servers differ; posts further ahead were written before a clock was set back. */
const CLOCK_TOLERANCE_MS = 60_000

/** The period in which posts count toward a limit: after `since`, up to `until`. */
export function countedSpan({ windowMs }: Limit, now: Date): { since: Date; until: Date } {
  return {
    since: new Date(now.getTime() - windowMs),
    until: new Date(now.getTime() + CLOCK_TOLERANCE_MS),
  }
}

/**
 * Milliseconds until a limit has room again; 0: now. It depends on one moment, that of the `count`-th newest
 * accepted post (null: there are fewer), which then leaves the window. Refused posts do not count, so retries
 * never prolong the wait.
 */
export function limitWaitMs({ windowMs }: Limit, nthNewest: Date | null, now: Date): number {
  if (nthNewest === null) return 0
  const waitMs = nthNewest.getTime() + windowMs - now.getTime()
  return Math.min(Math.max(waitMs, 0), windowMs)
}

/** Milliseconds for `Retry-After`: whole seconds, rounded up, at least one. */
export function retryAfterSeconds(waitMs: number): number {
  return Math.max(1, Math.ceil(waitMs / 1_000))
}

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S

/** A wait in words ("in 9 minutes"), rounded up, so that it is long enough. */
export function waitInWords(locale: Locale, seconds: number): string {
  const [amount, unit] = roundedUp(seconds)
  return new Intl.RelativeTimeFormat(locale, { numeric: 'always' }).format(amount, unit)
}

function roundedUp(seconds: number): [number, 'second' | 'minute' | 'hour'] {
  if (seconds < MINUTE_S) return [Math.ceil(seconds), 'second']
  if (seconds <= 2 * HOUR_S) return [Math.ceil(seconds / MINUTE_S), 'minute']
  return [Math.ceil(seconds / HOUR_S), 'hour']
}
