import fc from 'fast-check'
import { expect, test } from 'vitest'

import { agency } from '#content/catalogue/agency.ts'
import { messages } from '#content/messages/messages.ts'

import { isLocale, LOCALE_CODES } from '../language/locales.ts'
import { fillPlaceholders } from '../language/message-text.ts'
import {
  answerBy,
  answeredTelephone,
  officesFor,
  readerOffice,
  sayHours,
  sayMoment,
  type Office,
  type OpeningHours,
} from './office.ts'

const CITY: Record<string, string> = { es: 'Nueva York', ru: 'Нью-Йорк' }
const CITY_OF: Record<string, string> = { et: 'New Yorgi', ru: 'Нью-Йорка' }
const NEW_YORK: Office = {
  country: 'US',
  city: { ...CITY, en: 'New York' },
  cityOf: CITY_OF,
  timeZone: 'America/New_York',
  telephone: '+1 212',
}
const office = (country: string, timeZone: string): Office => ({
  country,
  timeZone,
  city: { en: country },
  telephone: null,
})
const OFFICES = [
  NEW_YORK,
  office('EE', 'Europe/Tallinn'),
  office('BE', 'Europe/Brussels'),
  office('IE', 'Europe/Dublin'),
  office('CA', 'America/Toronto'),
] as const

/** Every moment and every opening hours, word for word, as readers see them. */
const SAID: Partial<Record<string, readonly [moment: string, hours: string]>> = {
  en: ['Tuesday, November 24 at 4:00 PM, New York time', 'Monday–Friday, 9:00 AM–6:00 PM, New York time'],
  et: ['teisipäev, 24. november, kell 16:00 New Yorgi aja järgi', 'E–R 9:00–18:00 New Yorgi aja järgi'],
  de: [
    'Dienstag, 24. November um 16:00 Uhr (Ortszeit New York)',
    'Montag bis Freitag, 9:00–18:00 Uhr (Ortszeit New York)',
  ],
  nl: [
    'dinsdag 24 november om 16:00 uur (tijd in New York)',
    'Maandag tot en met vrijdag, 9:00–18:00 uur (tijd in New York)',
  ],
  es: [
    'martes 24 de noviembre a las 16:00 (hora de Nueva York)',
    'De lunes a viernes, de 9:00 a 18:00 (hora de Nueva York)',
  ],
  it: [
    'martedì 24 novembre alle ore 16:00, ora di New York',
    'Dal lunedì al venerdì, 9:00–18:00 (ora di New York)',
  ],
  fr: [
    'mardi 24 novembre à 16 h, heure de New York',
    'Du lundi au vendredi, de 9 h à 18 h (heure de New York)',
  ],
  ru: [
    'вторник, 24 ноября в 16:00 по времени Нью-Йорка',
    'С понедельника по пятницу, 9:00–18:00 по времени Нью-Йорка',
  ],
}
const MOMENT = new Date('2026-11-24T21:00:00Z')
const HOURS = { days: [1, 5], from: '09:00', to: '18:00' } as const

/** The kinds of spaces are the runtime's choice. */
function plain(text: string): string {
  return text.replace(/\s/g, ' ')
}

test('a line does not end within a time', () => {
  expect(sayHours(HOURS, NEW_YORK, 'en', messages.en.footer)).toContain('9:00\u00A0AM')
})

test.each(LOCALE_CODES.filter((locale) => locale in SAID))(
  'a clock is named as people say it in %s',
  (locale) => {
    const { footer } = messages[locale]
    expect(plain(sayMoment(MOMENT, NEW_YORK, locale, footer))).toBe(SAID[locale]?.[0])
    expect(plain(sayHours(HOURS, NEW_YORK, locale, footer))).toBe(SAID[locale]?.[1])
  },
)

test.each(LOCALE_CODES)(
  'every office of the agency says its times in %s, and none by a zone’s technical name',
  (locale) => {
    for (const each of agency.offices) {
      const said = sayMoment(MOMENT, each, locale, messages[locale].footer)
      expect(fillPlaceholders(messages[locale].ticketStatus.answerBy, { moment: said })).not.toMatch(
        /(Uhr|uur).*\1/,
      )
      expect(said).not.toMatch(/\{|GMT|UTC|[A-Z][a-z]+\/[A-Z]/)
      if (/\p{Script=Cyrillic}/u.test(said))
        expect(said, 'city and cityOf in the catalogue').not.toMatch(/[a-z]/i)
    }
  },
)

test.each<[reader: string, locale: string, timeZone: string | null, country: string]>([
  ['of an English page, known by nothing', 'en', null, 'US'],
  ['of an English page in Vancouver', 'en', 'America/Vancouver', 'CA'],
  ['in the office’s own city', 'en', 'Europe/Dublin', 'IE'],
  ['of an English page in Tokyo', 'en', 'Asia/Tokyo', 'US'],
  ['of an Estonian page', 'et', null, 'EE'],
  ['of an Estonian page in London', 'et', 'Europe/London', 'EE'],
  ['of an Estonian page in Chicago', 'et', 'America/Chicago', 'US'],
  ['of a French page', 'fr', null, 'US'],
  ['of a French page in Brussels', 'fr', 'Europe/Brussels', 'BE'],
  ['whose browser says nonsense', 'nl', '__proto__', 'US'],
])('a reader %s is spoken to by the right office', (_, locale, timeZone, country) => {
  if (isLocale(locale)) expect(readerOffice(OFFICES, locale, timeZone).country).toBe(country)
})

test.each<[locale: string, countries: string[]]>([
  ['et', ['EE', 'US', 'BE', 'IE', 'CA']],
  ['en', ['US', 'EE', 'BE', 'IE', 'CA']],
])('pages in %s name the office of their readers first: %j', (locale, countries) => {
  if (isLocale(locale)) expect(officesFor(OFFICES, locale).map(({ country }) => country)).toEqual(countries)
})

test('the telephone is that of the first office that answers', () => {
  expect(answeredTelephone([{ telephone: null }, { telephone: '+32 2' }])).toBe('+32 2')
  expect(answeredTelephone([{ telephone: null }])).toBe('')
})

const NINE_TO_SIX = { days: [1, 5], from: '09:00', to: '18:00' } as const
const NEW_YORK_ZONE = 'America/New_York'

/** 2026-03-02 is a Monday; New York is at UTC-5 until 8 March, then at UTC-4 until 1 November. */
test.each([
  ['on a Monday morning', '2026-03-02T15:00:00Z', 2, '2026-03-02T17:00:00Z'],
  ['before opening it counts from opening', '2026-03-02T10:00:00Z', 2, '2026-03-02T16:00:00Z'],
  ['at the minute of opening', '2026-03-02T14:00:00Z', 9, '2026-03-02T23:00:00Z'],
  ['over night', '2026-03-02T22:00:00Z', 2, '2026-03-03T15:00:00Z'],
  ['at the minute of closing', '2026-03-02T23:00:00Z', 1, '2026-03-03T15:00:00Z'],
  ['after closing', '2026-03-03T03:59:59Z', 1, '2026-03-03T15:00:00Z'],
  ['over a weekend, on which the clock is put forward', '2026-03-06T22:00:00Z', 4, '2026-03-09T16:00:00Z'],
  ['over a weekend, on which it is put back', '2026-10-30T21:00:00Z', 4, '2026-11-02T17:00:00Z'],
  ['on a Saturday', '2026-03-07T15:00:00Z', 2, '2026-03-09T15:00:00Z'],
  ['on a Sunday evening in New York, Monday in London', '2026-03-02T01:00:00Z', 2, '2026-03-02T16:00:00Z'],
  ['two working days', '2026-03-05T20:00:00Z', 18, '2026-03-09T19:00:00Z'],
  ['into a leap day', '2028-02-28T22:30:00Z', 1, '2028-02-29T14:30:00Z'],
  ['over New Year', '2026-12-31T22:00:00Z', 2, '2027-01-01T15:00:00Z'],
  ['no hours at all', '2026-03-07T15:00:00Z', 0, '2026-03-09T13:00:00Z'],
])('an answer is promised: %s', (_, now, hours, expected) => {
  expect(answerBy(new Date(now), hours, NINE_TO_SIX, NEW_YORK_ZONE).toISOString()).toBe(
    new Date(expected).toISOString(),
  )
})

test('an hour the clock leaves out is no opening hour', () => {
  const nights = { days: [1, 7], from: '01:00', to: '04:00' } as const
  // On 29 March 2026 at 03:00 in Tallinn it is 04:00: that night has two hours.
  const now = new Date('2026-03-28T22:00:00Z')
  expect(answerBy(now, 3, nights, 'Europe/Tallinn').toISOString()).toBe('2026-03-29T23:00:00.000Z')
})

test.each([
  ['a day that closes before it opens', { ...NINE_TO_SIX, from: '18:00', to: '09:00' }],
  ['a week that ends before it begins', { ...NINE_TO_SIX, days: [5, 1] }],
] as const)('%s is an error, not an endless search', (_, openingHours) => {
  expect(() => answerBy(new Date(0), 1, openingHours, NEW_YORK_ZONE)).toThrow('never open')
})

const zones = fc.constantFrom(NEW_YORK_ZONE, 'Europe/Tallinn', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC')
const openings: fc.Arbitrary<OpeningHours> = fc
  .record({
    first: fc.integer({ min: 1, max: 7 }),
    span: fc.nat(6),
    from: fc.integer({ min: 0, max: 22 }),
    length: fc.integer({ min: 1, max: 23 }),
  })
  .map(({ first, span, from, length }) => ({
    days: [first, Math.min(7, first + span)],
    from: clock(from),
    to: clock(Math.min(23, from + length)),
  }))
const moments = fc.date({
  min: new Date('2020-01-01T00:00:00Z'),
  max: new Date('2035-01-01T00:00:00Z'),
  noInvalidDate: true,
})
const hours = fc.integer({ min: 0, max: 60 })

function clock(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`
}

test('an answer is never due before now, nor while nobody is there', () => {
  fc.assert(
    fc.property(moments, hours, openings, zones, (now, promise, openingHours, zone) => {
      const due = answerBy(now, promise, openingHours, zone)
      expect(due.getTime()).toBeGreaterThanOrEqual(now.getTime() + promise * 3_600_000)
      const local = Temporal.Instant.fromEpochMilliseconds(due.getTime()).toZonedDateTimeISO(zone)
      expect(local.dayOfWeek).toBeGreaterThanOrEqual(openingHours.days[0])
      expect(local.dayOfWeek).toBeLessThanOrEqual(openingHours.days[1])
      const time = local.toPlainTime().toString()
      expect(time >= openingHours.from && time <= `${openingHours.to}:00`).toBe(true)
    }),
  )
})

test('who asks later, or is promised more, is not answered earlier', () => {
  fc.assert(
    fc.property(
      moments,
      fc.nat(14 * 86_400_000),
      hours,
      hours,
      openings,
      zones,
      (now, later, one, more, open, zone) => {
        const first = answerBy(now, one, open, zone).getTime()
        expect(answerBy(new Date(now.getTime() + later), one, open, zone).getTime()).toBeGreaterThanOrEqual(
          first,
        )
        expect(answerBy(now, one + more, open, zone).getTime()).toBeGreaterThanOrEqual(first)
      },
    ),
  )
})
