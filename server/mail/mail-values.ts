import type { agency } from '#content/catalogue/agency.ts'
import { messages } from '#content/messages/messages.ts'
import { fillPlaceholders } from '#domain/language/placeholders.ts'
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

/** Opening hours as the site's footer says them. */
export function formatOpeningHours({ from, to }: typeof agency.openingHours, language: Locale): string {
  return fillPlaceholders(messages[language].footer.hours, { from, to })
}
