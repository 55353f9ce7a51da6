import fc from 'fast-check'
import { expect, test } from 'vitest'

import { isLocale, LOCALE_CODES, parseLocale, parseLocaleCode } from './locales.ts'

test.each([
  ['en', 'en'],
  ['de-AT', 'de'],
  ['DE_ch', 'de'],
  ['et-EE', 'et'],
  ['ee', 'et'],
  ['nl-BE', 'nl'],
  ['es-419', 'es'],
  ['zh-Hant-TW', null],
  ['uk', 'ru'],
  ['gsw-CH', 'de'],
  ['', null],
  ['x', null],
  ['toString', null],
  ['constructor', null],
  ['__proto__', null],
])('%s is read as %s, where the site has it', (candidate, expected) => {
  expect(parseLocale(candidate)).toBe(expected !== null && isLocale(expected) ? expected : null)
})

test.each([
  '<script>alert(1)</script>',
  'en<script>',
  'javascript:alert(1)',
  'en"onload=',
  "de';--",
  'de\u0000',
  ' de',
  'de ',
])('the script-like value %j is refused', (candidate) => {
  expect(parseLocale(candidate)).toBeNull()
  expect(parseLocaleCode(candidate)).toBeNull()
})

test('absent values are no language', () => {
  expect(parseLocale(null)).toBeNull()
  expect(parseLocale(undefined)).toBeNull()
  expect(parseLocaleCode(null)).toBeNull()
})

test('stored values are taken only as one of the eight codes', () => {
  for (const code of LOCALE_CODES) expect(parseLocaleCode(code.toUpperCase())).toBe(code)
  expect(parseLocaleCode('de-AT')).toBeNull()
})

test('whatever comes from outside, the answer is one of the eight codes or null', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (candidate) => {
      const found = parseLocale(candidate)
      expect(found === null || LOCALE_CODES.includes(found)).toBe(true)
    }),
  )
})
