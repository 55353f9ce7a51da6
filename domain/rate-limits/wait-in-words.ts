import type { Locale } from '../language/locales.ts'

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
