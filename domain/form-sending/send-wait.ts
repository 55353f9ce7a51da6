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
