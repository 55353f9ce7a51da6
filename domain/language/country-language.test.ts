import { expect, test } from 'vitest'

import { languageOfCountry } from './country-language.ts'

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
])('country %s is served in %s', (country, expected) => {
  expect(languageOfCountry(country)).toBe(expected)
})
