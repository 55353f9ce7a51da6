import { agency } from '#content/catalogue/agency.ts'
import { messages } from '#content/messages/messages.ts'
import { fillPlaceholders } from '#domain/language/placeholders.ts'
import { LOCALES, type Locale } from '#domain/language/locales.ts'
import { answeredTelephone } from '#domain/offices/answered-telephone.ts'
import type { OpeningHours } from '#domain/opening-hours/opening-hours.ts'

/** Kept, because making one takes longer than the rest of a request. */
const momentFormats = new Map<string, Intl.DateTimeFormat>()
const languageNames = new Map<string, string>()

/** A moment of our time: in 1970 the clock of Helsinki knew no summer, and had another name. */
const NOWADAYS = Date.UTC(2026, 0)

/** As the limits of uploads count them (domain/support-ticket/attachment.ts). */
const KILOBYTE = 1024
const MEGABYTE = 1024 * KILOBYTE

/** A moment in words, in UTC and saying so: mails are read anywhere. */
export function formatMoment(moment: Date, language: Locale): string {
  return momentFormat(language, { timeZone: 'UTC', timeZoneName: 'short' }).format(moment)
}

/**
 * A moment in words by the clock of the agency: what opening hours are said in. The clock's name is several
 * words, and stands in brackets: "at 02:20 PM (Eastern Time)".
 */
export function formatAgencyMoment(
  moment: Date,
  language: Locale,
  timeZone: string = agency.openingHours.timeZone,
): string {
  return momentFormat(language, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(moment)
    .map(({ type, value }) => (type === 'timeZoneName' ? `(${value})` : value))
    .join('')
}

/** What the clock of the agency is called nowadays, in a language. */
export function agencyTimeZone(language: Locale, timeZone: string = agency.openingHours.timeZone): string {
  const parts = momentFormat(language, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(NOWADAYS)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

type ZoneOptions = Pick<Intl.DateTimeFormatOptions, 'timeZone' | 'timeZoneName'>

function momentFormat(language: Locale, zone: ZoneOptions): Intl.DateTimeFormat {
  const name = `${language} ${zone.timeZone ?? ''} ${zone.timeZoneName ?? ''}`
  const format = momentFormats.get(name) ?? newMomentFormat(language, zone)
  momentFormats.set(name, format)
  return format
}

function newMomentFormat(language: Locale, zone: ZoneOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(LOCALES[language].tag, {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    ...zone,
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

/** The first office's telephone at which somebody answers; '' where none has one. */
export function agencyTelephone(): string {
  return answeredTelephone(agency.offices)
}

/** Opening hours as the site's footer says them. */
export function formatOpeningHours({ from, to }: OpeningHours, language: Locale): string {
  return fillPlaceholders(messages[language].footer.hours, { from, to })
}

/** A size in words, such as "1.2 MB"; small files are at least a kilobyte. */
export function formatBytes(bytes: number, language: Locale): string {
  const isLarge = bytes >= MEGABYTE
  const [unit, size] = isLarge ? ['megabyte', MEGABYTE] : ['kilobyte', KILOBYTE]
  return new Intl.NumberFormat(LOCALES[language].tag, {
    style: 'unit',
    unit,
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(Math.max(bytes / size, 1))
}
