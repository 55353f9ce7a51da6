import type { Limit } from './limits.ts'

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
