import fc from 'fast-check'
import { expect, test } from 'vitest'

import { isLocale, LOCALE_CODES } from '../language/locales.ts'
import { localeOfPath, localizedPath } from '../language/paths.ts'
import { findRedirect, withoutTrailingSlashes, REDIRECT_RULES } from './redirects.ts'

/** Addresses of removed languages lead to English. */
const homeOf = (code: string) => (isLocale(code) ? `/${code}` : '/en')

test.each([
  ['/FR-FR/Chatbot', `${homeOf('fr')}/Chatbot`, null],
  ['/de/index.html', homeOf('de'), null],
  ['/ru/services', homeOf('ru'), 'services'],
  ['/nl-nl/diensten/webdesign/', homeOf('nl'), null],
])('%s leads to %s, place %s', (path, target, fragment) => {
  expect(findRedirect(path)).toEqual({ path: target, fragment })
})

test.each([
  ...['/', '', '/en', ...LOCALE_CODES.map((locale) => `/${locale}/knowledge`), '/chatbot', '/chatbot/'],
  ...[...LOCALE_CODES.map((locale) => `/${locale}/chatbot`), '/en/articles/website-pricing-guide'],
  ...['/eesti', '/en/ee', '/fr-frx', '/homes', '/en/diensten', '/services/seo', '/constructor', '/__proto__'],
])('%j stays where it is', (path) => {
  expect(findRedirect(path)).toBeNull()
})

test.each([
  ...[
    '//evil.example',
    '/\\evil.example',
    '/fr-fr//evil.example',
    '/fr-fr/\\evil.example',
    '/ee/%2fevil.example',
  ],
  ...[
    '/ee/%5cevil.example',
    '/ee/../evil',
    '/ee/%2e%2e/evil',
    '/articles/.%2e//evil.example',
    '/ee/a\r\nb',
    '/ee/a?b',
  ],
  ...[
    '/diensten//evil.example',
    '/home\\',
    '/home%00',
    'home',
    'https://evil.example/home',
    '/ee/õ',
    '/ee/:80',
  ],
])('%j leads nowhere', (path) => {
  expect(findRedirect(path)).toBeNull()
})

/** Addresses near the rules: their segments in any case, with additions of attackers and typists. */
const segment = fc.oneof(
  fc.constantFrom(...REDIRECT_RULES.flatMap(({ from }) => from.split('/'))),
  fc.mixedCase(fc.constantFrom(...LOCALE_CODES, 'ee', 'fr-fr', 'home', 'articles', 'diensten')),
  fc.constantFrom('', '.', '..', '\\', '%2f', '%5c', 'evil.example', 'x', '?', '#'),
  fc.string({ unit: 'binary' }),
)
const address = fc.array(segment, { maxLength: 5 }).map((segments) => `/${segments.join('/')}`)

test('whatever is asked for, the target is one of our addresses and final', () => {
  fc.assert(
    fc.property(address, (path) => {
      const target = findRedirect(path)
      if (target === null) return
      expect(target.path).toMatch(/^\/(?:[a-z]{2}(?:\/[\w~-][\w.~-]*)*)?$/)
      expect(target.path === '/' || localeOfPath(target.path) !== null).toBe(true)
      expect(findRedirect(target.path)).toBeNull()
    }),
    { numRuns: 5_000 },
  )
})

test('each rule answers its own address, in any case and with slashes behind it', () => {
  for (const { from, rest, to } of REDIRECT_RULES) {
    const path = rest === 'none' ? from : `${from}/x`
    const expected = rest === 'kept' ? { ...to, path: `${to.path}/x` } : to
    for (const spelling of [path, `${path}/`, `${path}//`])
      expect(findRedirect(spelling), spelling).toEqual(expected)
    if (rest !== 'kept') expect(findRedirect(path.toUpperCase()), path).toEqual(expected)
    expect(findRedirect(expected.path), path).toBeNull()
  }
})

test('no address has two rules, and each is written in lower case', () => {
  const addresses = REDIRECT_RULES.map(({ from, rest }) => (rest === 'none' ? from : `${from}/*`))
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(addresses.join('')).toBe(addresses.join('').toLowerCase())
})

test('every language of the old site has a prefix, which keeps what follows it', () => {
  const kept = REDIRECT_RULES.filter(({ rest }) => rest === 'kept').map(({ to }) => to.path)
  for (const locale of LOCALE_CODES) expect(kept).toContain(localizedPath(locale, '/'))
})

test.each([
  ['/a//', '/a'],
  ['/a', '/a'],
  ['//', ''],
  ['', ''],
])('%j without its slashes is %j', (path, expected) => {
  expect(withoutTrailingSlashes(path)).toBe(expected)
})
