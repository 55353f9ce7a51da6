import { expect, test } from 'vitest'

import { THIRD } from './a-locale.ts'
import { isLocale, LOCALE_CODES } from './locales.ts'
import { alternateLinks, localeOfPath, localizedPath, pageOfPath, switchPathLanguage } from './paths.ts'

test('a page and its language make a path', () => {
  expect(localizedPath(THIRD, '/')).toBe(`/${THIRD}`)
  expect(localizedPath(THIRD, '/privacy')).toBe(`/${THIRD}/privacy`)
})

test.each([
  [`/${THIRD}`, THIRD, '/'],
  [`/${THIRD}/privacy`, THIRD, '/privacy'],
  [`/${THIRD.toUpperCase()}/privacy`, THIRD, '/privacy'],
  ['/', null, '/'],
  ['/chatbot', null, '/chatbot'],
  ['/demo', null, '/demo'],
])('the path %s is in %s and is page %s', (path, locale, page) => {
  expect(localeOfPath(path)).toBe(locale)
  expect(pageOfPath(path)).toBe(page)
})

test.each([
  ['/en/privacy', `/${THIRD}/privacy`],
  ['/en', `/${THIRD}`],
  ['/chatbot', `/${THIRD}/chatbot`],
  ['/', `/${THIRD}`],
])('switching %s to another language gives %s', (path, expected) => {
  expect(switchPathLanguage(path, THIRD)).toBe(expected)
})

test('every language has an alternate, Estonian under /ee, and x-default is English', () => {
  const links = alternateLinks('/privacy')
  expect(links.map(({ hreflang }) => hreflang)).toEqual([...LOCALE_CODES, 'x-default'])
  expect(links.find(({ hreflang }) => hreflang === 'et')?.path).toBe(
    isLocale('et') ? '/ee/privacy' : undefined,
  )
  expect(links.at(-1)?.path).toBe('/en/privacy')
})

test('a page that exists in two languages has alternates for those two only', () => {
  expect(alternateLinks('/privacy', ['en', THIRD]).map(({ hreflang }) => hreflang)).toEqual([
    'en',
    THIRD,
    'x-default',
  ])
})
