import type { agency } from '#content/catalogue/agency.ts'
import { LOCALES, type Locale } from '#domain/language/locales.ts'

/** A moment in words, in UTC and saying so: mails are read anywhere. */
export function formatMoment(moment: Date, language: Locale): string {
  return new Intl.DateTimeFormat(LOCALES[language].tag, {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(moment)
}

/** A Sunday, from which day numbers (0 is Sunday) are counted. */
const SUNDAY = Date.UTC(2024, 0, 7)
const DAY_MS = 24 * 60 * 60 * 1_000

/** Opening hours such as "Monday–Friday, 09:00–18:00". */
export function formatOpeningHours(hours: typeof agency.openingHours, language: Locale): string {
  const weekday = new Intl.DateTimeFormat(LOCALES[language].tag, { weekday: 'long', timeZone: 'UTC' })
  const [first, last] = hours.days.map((day) => weekday.format(SUNDAY + day * DAY_MS))
  return `${first}–${last}, ${hours.from}–${hours.to}`
}
