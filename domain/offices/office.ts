import { countryOfTimeZone } from '../country/time-zone-country.ts'
import { sayDate } from '../language/spoken-forms.ts'
import { LOCALES, type Locale } from '../language/locales.ts'
import { fillPlaceholders } from '../language/placeholders.ts'
import type { OpeningHours } from '../opening-hours/opening-hours.ts'

export interface Office {
  /** ISO 3166-1 code. */
  country: string
  /** Its city in English, and in the languages with another name. */
  city: Readonly<Partial<Record<Locale, string>> & { en: string }>
  /** The city's form in `footer.momentThere`, in languages that decline it: "New Yorgi aja järgi". */
  cityOf?: Readonly<Partial<Record<Locale, string>>>
  /** IANA time zone of the office. */
  timeZone: string
  /** International number with spaces; null: nobody answers a telephone. */
  telephone: string | null
}

export interface OfficeWords {
  momentThere: string
  hours: string
  hoursThere: string
}

/**
 * The office for a reader: that of their country, by the browser's clock, then by the language; otherwise the
 * first.
 */
export function readerOffice(
  offices: readonly [Office, ...Office[]],
  locale: Locale,
  timeZone: string | null,
): Office {
  const ofCountry = (country: string | null) => offices.find((office) => office.country === country)
  return (
    offices.find((office) => office.timeZone === timeZone) ??
    ofCountry(timeZone === null ? null : countryOfTimeZone(timeZone)) ??
    ofCountry(locale === 'en' ? null : LOCALES[locale].defaultCountry) ??
    offices[0]
  )
}

/** All offices in the order for a page in a language: that of its readers first. */
export function officesFor(
  offices: readonly [Office, ...Office[]],
  locale: Locale,
): readonly [Office, ...Office[]] {
  const own = readerOffice(offices, locale, null)
  return [own, ...offices.filter((office) => office !== own)]
}

export function cityName({ city }: Office, locale: Locale): string {
  return city[locale] ?? city.en
}

/**
 * A moment by the clock of an office: "Tuesday, November 24 at 4:00 PM, New York time". Mails and pages state
 * every promise so (decision 34).
 */
export function sayMoment(moment: Date, office: Office, locale: Locale, words: OfficeWords): string {
  const day = formatDay(moment, LOCALES[locale].tag, office.timeZone)
  return fillPlaceholders(words.momentThere, { moment: day, city: cityOf(office, locale) })
}

/** Opening hours by the clock of an office: "Monday–Friday, 9:00 AM–6:00 PM, New York time". */
export function sayHours(
  { from, to }: OpeningHours,
  office: Office,
  locale: Locale,
  words: OfficeWords,
): string {
  const { tag } = LOCALES[locale]
  const hours = fillPlaceholders(words.hours, { from: formatClock(from, tag), to: formatClock(to, tag) })
  return fillPlaceholders(words.hoursThere, { hours, city: cityOf(office, locale) })
}

/** A wall-clock time such as "09:00" as moments say it: "9:00 AM". */
function formatClock(time: string, tag: string): string {
  const format =
    clocks.get(tag) ?? new Intl.DateTimeFormat(tag, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  clocks.set(tag, format)
  return sayDate(format.format(new Date(`1970-01-01T${time}Z`)), tag).replace(INNER_SPACE, '\u00A0')
}

function cityOf(office: Office, locale: Locale): string {
  return office.cityOf?.[locale] ?? cityName(office, locale)
}

/** Cached, because making one takes longer than the rest of a request. */
const formats = new Map<string, Intl.DateTimeFormat>()
const clocks = new Map<string, Intl.DateTimeFormat>()

/** The spaces between a day and its month, and before "Uhr" and "AM": a line does not end there. */
const INNER_SPACE = /(?<=\b\d{1,2}\.?) (?=\p{L}{3}|[AP]M\b)|(?<=\p{L}{3}) (?=\d{1,2}(?![\d:]))/gu

/** A near moment, by a given clock or the reader's: "Tuesday, November 24 at 2:20 PM". */
export function formatDay(moment: Date, tag: string, timeZone?: string): string {
  const name = `${tag} ${timeZone ?? ''}`
  const format =
    formats.get(name) ??
    new Intl.DateTimeFormat(tag, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      hour: 'numeric',
      minute: '2-digit',
      timeZone,
    })
  formats.set(name, format)
  return sayDate(format.format(moment), tag).replace(INNER_SPACE, '\u00A0')
}
