import { expect, test } from 'vitest'

import { countryName } from './country-name.ts'
import { isLocale, type Locale } from './locales.ts'

/** Names in languages the site does not have are not tested. */
const NAMES = [
  ['US', 'ru', 'США'],
  ['CA', 'ru', 'Канада'],
  ['US', 'de', 'USA'],
  ['CA', 'de', 'Kanada'],
  ['US', 'en', 'United States'],
  ['US', 'fr', 'États-Unis'],
] as const

test.each(NAMES.filter(([, locale]) => isLocale(locale)))('%s in %s is %s', (country, locale, name) => {
  expect(countryName(country, locale as Locale)).toBe(name)
})
