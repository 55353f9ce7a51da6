import { expect, test } from 'vitest'

import { detectLanguage, type LanguageSources } from './detect-language.ts'

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
  query: 'de',
  cookie: 'nl',
  storedLanguage: 'es',
  storedDetection: 'it',
  sessionDetection: 'fr',
  timeZone: 'Europe/Tallinn',
  browserLanguages: ['ru'],
  pageLanguage: 'en',
})

test.each([
  ['the query wins', {}, 'de'],
  ['then the cookie', { query: null }, 'nl'],
  ['then local storage `language`', { query: null, cookie: null }, 'es'],
  ['then `i18nextLng`', { query: null, cookie: null, storedLanguage: null }, 'it'],
  ['then the session', { query: null, cookie: null, storedLanguage: null, storedDetection: null }, 'fr'],
])('%s', (_, without, expected) => {
  expect(detectLanguage({ ...EVERYTHING, ...without })).toEqual({ locale: expected, isGuess: false })
})

test.each([
  ['a browser that reads the language of its place', 'Europe/Tallinn', ['en-GB', 'et'], 'et'],
  ['a Russian speaker in Tallinn', 'Europe/Tallinn', ['ru-RU', 'ru'], 'ru'],
  ['a browser with a language we do not have, in Berlin', 'Europe/Berlin', ['pl'], 'de'],
  ['an English browser in Madrid', 'Europe/Madrid', ['en-US'], 'en'],
  ['an unknown place, a known browser', 'Asia/Tokyo', ['fr-CA'], 'fr'],
  ['nothing known at all', 'Asia/Tokyo', ['ja'], 'en'],
])('first visit: %s', (_, timeZone, browserLanguages, expected) => {
  expect(detectLanguage(sources({ timeZone, browserLanguages }))).toEqual({ locale: expected, isGuess: true })
})

test('the page says the language when nothing else does, and English when nothing does at all', () => {
  expect(detectLanguage(sources({ pageLanguage: 'it' })).locale).toBe('it')
  expect(detectLanguage(sources()).locale).toBe('en')
})

test('script-like values are passed over', () => {
  expect(detectLanguage(sources({ query: '<img onerror=x>', cookie: 'de' })).locale).toBe('de')
})
