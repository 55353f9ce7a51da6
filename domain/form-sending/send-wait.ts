/** How long a form may not send: by its end and not by ticks, so that a sleeping machine changes nothing. */
export interface SendWait {
  /** When it is over, in ms since 1970. */
  until: number
  /** What the server asked for. */
  seconds: number
}

/** A wait that begins now. */
export function beginWait(seconds: number, now: number): SendWait {
  return { until: now + seconds * 1000, seconds }
}

/** Whole seconds left; 0 when it is over. A clock that was set back makes no wait longer than it was. */
export function secondsLeft({ until, seconds }: SendWait, now: number): number {
  return Math.min(Math.max(Math.ceil((until - now) / 1000), 0), seconds)
}

/**
 * A wait as a clock counts it down: "09:59", from a hundred minutes on "01:40:00". Every part has two digits,
 * so that with figures of one width nothing moves while it runs.
 */
export function countdownLabel(seconds: number): string {
  const hours = seconds < 100 * 60 ? 0 : Math.floor(seconds / 3600)
  const minutes = Math.floor(seconds / 60) - hours * 60
  const parts = [minutes, seconds % 60]
  return (hours === 0 ? parts : [hours, ...parts]).map((part) => String(part).padStart(2, '0')).join(':')
}

/** A wait longer than any limit of ours is somebody's mistake: a form must not stay shut for it. */
export const LONGEST_WAIT_SECONDS = 24 * 60 * 60

/**
 * The whole seconds a `Retry-After` header asks to wait (RFC 9110 §10.2.3: seconds or a date), at least one
 * and at most a day; null when it says nothing that can be read. `now` in ms since 1970.
 */
export function parseRetryAfter(header: string | null, now: number): number | null {
  const value = header?.trim() ?? ''
  if (value === '') return null
  const date = value.endsWith('GMT') ? Date.parse(value) : NaN
  const seconds = /^\d+$/.test(value) ? Number(value) : Math.ceil((date - now) / 1000)
  return Number.isNaN(seconds) ? null : Math.min(Math.max(seconds, 1), LONGEST_WAIT_SECONDS)
}
