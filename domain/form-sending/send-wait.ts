/** A form's wait, stored by its end instead of a countdown, so that a sleeping machine changes nothing. */
export interface SendWait {
  /** When it is over, in ms since 1970. */
  until: number
  /** What the server asked for. */
  seconds: number
}

export function beginWait(seconds: number, now: number): SendWait {
  return { until: now + seconds * 1000, seconds }
}

/** Whole seconds left; 0: over. A clock set back does not make a wait longer. */
export function secondsLeft({ until, seconds }: SendWait, now: number): number {
  return Math.min(Math.max(Math.ceil((until - now) / 1000), 0), seconds)
}

/** A countdown: "09:59", from a hundred minutes on "01:40:00". Two digits each, so that nothing moves. */
export function countdownLabel(seconds: number): string {
  const hours = seconds < 100 * 60 ? 0 : Math.floor(seconds / 3600)
  const minutes = Math.floor(seconds / 60) - hours * 60
  const parts = [minutes, seconds % 60]
  return (hours === 0 ? parts : [hours, ...parts]).map((part) => String(part).padStart(2, '0')).join(':')
}

/** A longer wait than any of ours is a mistake: a form must not stay blocked for it. */
export const LONGEST_WAIT_SECONDS = 24 * 60 * 60

/**
 * The seconds of a `Retry-After` header (RFC 9110 §10.2.3: seconds or a date), from one to a day; null when
 * it is unreadable. `now` in ms since 1970.
 */
export function parseRetryAfter(header: string | null, now: number): number | null {
  const value = header?.trim() ?? ''
  if (value === '') return null
  const date = value.endsWith('GMT') ? Date.parse(value) : NaN
  const seconds = /^\d+$/.test(value) ? Number(value) : Math.ceil((date - now) / 1000)
  return Number.isNaN(seconds) ? null : Math.min(Math.max(seconds, 1), LONGEST_WAIT_SECONDS)
}
