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
