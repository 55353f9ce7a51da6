import { expect, test } from 'vitest'

import { LOCALE_CODES } from './locales.ts'
import { alternateLinks, localeOfPath, localizedPath, pageOfPath, switchPathLanguage } from './paths.ts'

test('a page and its language make a path', () => {
  expect(localizedPath('de', '/')).toBe('/de')
  expect(localizedPath('de', '/privacy')).toBe('/de/privacy')
})

test.each([
  ['/de', 'de', '/'],
  ['/de/privacy', 'de', '/privacy'],
  ['/DE/privacy', 'de', '/privacy'],
  ['/', null, '/'],
  ['/chatbot', null, '/chatbot'],
  ['/demo', null, '/demo'],
])('the path %s is in %s and is page %s', (path, locale, page) => {
  expect(localeOfPath(path)).toBe(locale)
  expect(pageOfPath(path)).toBe(page)
})

test.each([
  ['/en/privacy', '/fr/privacy'],
  ['/en', '/fr'],
  ['/chatbot', '/fr/chatbot'],
  ['/', '/fr'],
])('switching %s to French gives %s', (path, expected) => {
  expect(switchPathLanguage(path, 'fr')).toBe(expected)
})

test('every language has an alternate, Estonian under /ee, and x-default is English', () => {
  const links = alternateLinks('/privacy')
  expect(links.map(({ hreflang }) => hreflang)).toEqual([...LOCALE_CODES, 'x-default'])
  expect(links.find(({ hreflang }) => hreflang === 'et')?.path).toBe('/ee/privacy')
  expect(links.at(-1)?.path).toBe('/en/privacy')
})

test('a page that exists in two languages has alternates for those two only', () => {
  expect(alternateLinks('/privacy', ['en', 'et']).map(({ hreflang }) => hreflang)).toEqual([
    'en',
    'et',
    'x-default',
  ])
})
