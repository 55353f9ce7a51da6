import { countryOfTimeZone } from '../country/time-zone-country.ts'
import { sayDate, fillPlaceholders } from '../language/message-text.ts'
import { LOCALES, type Locale } from '../language/locales.ts'

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

/** Opening hours: the same on each day of a span of the week. */
export interface OpeningHours {
  /** First and last weekday, Monday being 1. */
  days: readonly [number, number]
  /** Wall-clock times such as "09:00". */
  from: string
  to: string
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

/** The first office's number that is answered, as written; '': none. */
export function answeredTelephone(offices: readonly { telephone: string | null }[]): string {
  return offices.find(({ telephone }) => telephone !== null)?.telephone ?? ''
}

export function cityName({ city }: Office, locale: Locale): string {
  return city[locale] ?? city.en
}

/**
 * A moment by the clock of an office: "Tuesday, November 24 at 4:00 PM, New York time". Mails and pages state
 * every promise so (decision 34).
 */
export function sayMoment(moment: Date, office: Office, locale: Locale, words: OfficeWords): string {
  return sayThere(formatDay(moment, LOCALES[locale].tag, office.timeZone), office, locale, words)
}

/** Says that days or moments in words are those of an office's clock: "Mar 2 – 8, 2026, New York time". */
export function sayThere(moment: string, office: Office, locale: Locale, words: OfficeWords): string {
  return fillPlaceholders(words.momentThere, { moment, city: cityOf(office, locale) })
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

const HOUR_MS = 60 * 60 * 1_000

/**
 * The moment by which an office keeps a promise of so many opening hours, given now: closed hours and days do
 * not count; public holidays are not known. Uses Temporal for wall-clock time, so it is not for browsers
 * (decision record 0023).
 */
export function answerBy(now: Date, hours: number, openingHours: OpeningHours, timeZone: string): Date {
  const { days } = openingHours
  const opens = Temporal.PlainTime.from(openingHours.from)
  const closes = Temporal.PlainTime.from(openingHours.to)
  if (days[0] > days[1] || Temporal.PlainTime.compare(opens, closes) >= 0)
    throw new Error('The opening hours never open')
  const at = (day: Temporal.PlainDate, plainTime: Temporal.PlainTime) =>
    day.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds

  let left = hours * HOUR_MS
  let day = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate()
  for (;;) {
    const isOpen = day.dayOfWeek >= days[0] && day.dayOfWeek <= days[1]
    const start = Math.max(at(day, opens), now.getTime())
    const open = isOpen ? at(day, closes) - start : 0
    if (open > 0 && open >= left) return new Date(start + left)
    left -= Math.max(open, 0)
    day = day.add({ days: 1 })
  }
}
