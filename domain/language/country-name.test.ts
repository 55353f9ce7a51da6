import { expect, test } from 'vitest'

import { countryName } from './country-name.ts'

test.each([
  ['US', 'ru', 'США'],
  ['CA', 'ru', 'Канада'],
  ['US', 'de', 'USA'],
  ['CA', 'de', 'Kanada'],
  ['US', 'en', 'United States'],
  ['US', 'fr', 'États-Unis'],
] as const)('%s in %s is %s', (country, locale, name) => {
  expect(countryName(country, locale)).toBe(name)
})
