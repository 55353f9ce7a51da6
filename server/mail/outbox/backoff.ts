const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

/** Waits after the first failures, short because most faults are; then every six hours. */
const FIRST_WAITS_MS = [
  15 * SECOND_MS,
  MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  30 * MINUTE_MS,
  HOUR_MS,
  2 * HOUR_MS,
  4 * HOUR_MS,
]
export const LATER_WAIT_MS = 6 * HOUR_MS
/** RFC 5321 §4.5.4.1: give up after four to five days, but not because of the clock alone. */
const GIVE_UP_AFTER_MS = 5 * 24 * HOUR_MS
/** Spreads the retries of one outage over time. */
const JITTER = 0.1

/**
 * When a mail that failed `attempts` times is tried again, in ms since the epoch; null: it is five days old,
 * was tried often, and is given up. `random` is in [0, 1).
 */
export function nextAttemptAt(
  attempts: number,
  createdAt: number,
  now: number,
  random: number,
): number | null {
  if (now - createdAt >= GIVE_UP_AFTER_MS && attempts > FIRST_WAITS_MS.length) return null
  const wait = FIRST_WAITS_MS[attempts - 1] ?? LATER_WAIT_MS
  return now + Math.round(wait * (1 + JITTER * (2 * random - 1)))
}
