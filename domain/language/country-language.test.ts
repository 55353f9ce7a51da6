import { expect, test } from 'vitest'

import { languageOfCountry } from './country-language.ts'
import { isLocale } from './locales.ts'

/** Spec §9; a country whose language the site has not got is served in English. */
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
