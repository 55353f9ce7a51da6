import { expect, test } from 'vitest'

import { LOCALE_CODES } from '../language/locales.ts'
import { waitInWords } from './wait-in-words.ts'

test.each([
  [1, 'in 1 second'],
  [59, 'in 59 seconds'],
  [60, 'in 1 minute'],
  [61, 'in 2 minutes'],
  [600, 'in 10 minutes'],
  [3_601, 'in 61 minutes'],
  [7_200, 'in 120 minutes'],
  [7_201, 'in 3 hours'],
  [86_400, 'in 24 hours'],
])('%i seconds are "%s"', (seconds, words) => {
  expect(waitInWords('en', seconds)).toBe(words)
})

test('every language says it in its own words', () => {
  const words: Readonly<Record<string, string>> = {
    en: 'in 9 minutes',
    et: '9 minuti pärast',
    de: 'in 9 Minuten',
    nl: 'over 9 minuten',
    es: 'dentro de 9 minutos',
    it: 'tra 9 minuti',
    fr: 'dans 9 minutes',
    ru: 'через 9 минут',
  }
  const spoken = LOCALE_CODES.map((locale) => waitInWords(locale, 540))
  expect(spoken).toEqual(LOCALE_CODES.map((locale, place) => words[locale] ?? spoken[place]))
  expect(new Set(spoken).size).toBe(LOCALE_CODES.length)
})
