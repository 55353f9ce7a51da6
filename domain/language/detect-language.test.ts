import { expect, test } from 'vitest'

import { OTHER_ALPHABET, SECOND, THIRD } from './a-locale.ts'
import { languageOfCountry, detectLanguage, type LanguageSources } from './detect-language.ts'
import { isLocale } from './locales.ts'

function sources(some: Partial<LanguageSources> = {}): LanguageSources {
  return {
    query: null,
    cookie: null,
    storedLanguage: null,
    storedDetection: null,
    sessionDetection: null,
    timeZone: null,
    browserLanguages: [],
    pageLanguage: null,
    ...some,
  }
}

const EVERYTHING = sources({
  query: THIRD,
  cookie: SECOND,
  storedLanguage: 'en',
  storedDetection: THIRD,
  sessionDetection: SECOND,
  timeZone: 'Europe/Tallinn',
  browserLanguages: [OTHER_ALPHABET],
  pageLanguage: 'en',
})

test.each([
  ['the query wins', {}, THIRD],
  ['then the cookie', { query: null }, SECOND],
  ['then local storage `language`', { query: null, cookie: null }, 'en'],
  ['then `i18nextLng`', { query: null, cookie: null, storedLanguage: null }, THIRD],
  ['then the session', { query: null, cookie: null, storedLanguage: null, storedDetection: null }, SECOND],
])('%s', (_, without, expected) => {
  expect(detectLanguage({ ...EVERYTHING, ...without })).toEqual({ locale: expected, isGuess: false })
})

const FIRST_VISITS = [
  ['a browser that reads the language of its place', 'Europe/Tallinn', ['en-GB', 'et'], 'et'],
  ['a Russian speaker in Tallinn', 'Europe/Tallinn', ['ru-RU', 'ru'], 'ru'],
  ['a browser with a language we do not have, in Berlin', 'Europe/Berlin', ['pl'], 'de'],
  ['an English browser in Madrid', 'Europe/Madrid', ['en-US'], 'en'],
  ['an unknown place, a known browser', 'Asia/Tokyo', ['fr-CA'], 'fr'],
  ['nothing known at all', 'Asia/Tokyo', ['ja'], 'en'],
] as const

test.each(FIRST_VISITS.filter(([, , , expected]) => isLocale(expected)))(
  'first visit: %s',
  (_, timeZone, browserLanguages, expected) => {
    expect(detectLanguage(sources({ timeZone, browserLanguages }))).toEqual({
      locale: expected,
      isGuess: true,
    })
  },
)

test('the page says the language when nothing else does, and English when nothing does at all', () => {
  expect(detectLanguage(sources({ pageLanguage: THIRD })).locale).toBe(THIRD)
  expect(detectLanguage(sources()).locale).toBe('en')
})

test('script-like values are passed over', () => {
  expect(detectLanguage(sources({ query: '<img onerror=x>', cookie: THIRD })).locale).toBe(THIRD)
})

/** Spec §9; a country without a language of the site is served in English. */
test.each([
  ['US', 'en'],
  ['IE', 'en'],
  ['ZA', 'en'],
  ['EE', 'et'],
  ['AT', 'de'],
  ['LI', 'de'],
  ['BE', 'nl'],
  ['SR', 'nl'],
  ['MX', 'es'],
  ['AR', 'es'],
  ['SM', 'it'],
  ['VA', 'it'],
  ['LU', 'fr'],
  ['MC', 'fr'],
  ['KZ', 'ru'],
  ['UA', 'ru'],
  ['JP', 'en'],
  ['ee', 'et'],
  ['', 'en'],
])('country %s is served in %s, where the site has it', (country, expected) => {
  expect(languageOfCountry(country)).toBe(isLocale(expected) ? expected : 'en')
})
