import { expect, test } from 'vitest'

import { agency } from '#content/catalogue/agency.ts'
import { messages } from '#content/messages/messages.ts'

import { isLocale, LOCALE_CODES } from '../language/locales.ts'
import { fillPlaceholders } from '../language/placeholders.ts'
import { answeredTelephone } from './answered-telephone.ts'
import { officesFor, readerOffice, sayHours, sayMoment, type Office } from './office.ts'

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
