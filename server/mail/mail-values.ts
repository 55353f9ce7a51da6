import type { agency } from '#content/catalogue/agency.ts'
import { messages } from '#content/messages/messages.ts'
import { fillPlaceholders } from '#domain/language/placeholders.ts'
import { LOCALES, type Locale } from '#domain/language/locales.ts'

/** Kept, because making one takes longer than the rest of a request. */
const momentFormats = new Map<Locale, Intl.DateTimeFormat>()
const languageNames = new Map<string, string>()

/** A moment in words, in UTC and saying so: mails are read anywhere. */
export function formatMoment(moment: Date, language: Locale): string {
  const format = momentFormats.get(language) ?? momentFormat(language)
  momentFormats.set(language, format)
  return format.format(moment)
}

function momentFormat(language: Locale): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(LOCALES[language].tag, {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  })
}

/** What a language is called in another. */
export function languageName(named: Locale, language: Locale): string {
  const name = languageNames.get(`${named} in ${language}`) ?? findLanguageName(named, language)
  languageNames.set(`${named} in ${language}`, name)
  return name
}

function findLanguageName(named: Locale, language: Locale): string {
  return new Intl.DisplayNames(LOCALES[language].tag, { type: 'language' }).of(named) ?? ''
}

/** Opening hours as the site's footer says them. */
export function formatOpeningHours({ from, to }: typeof agency.openingHours, language: Locale): string {
  return fillPlaceholders(messages[language].footer.hours, { from, to })
}
