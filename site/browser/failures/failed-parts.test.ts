import { expect, test } from 'vitest'

import { isOlder, mayReload } from './failed-parts.ts'

const FRESH = '<script src="/_astro/page.A1.js"></script><astro-island component-url="/_astro/Form.B2.js">'

test('a page whose scripts are all still named is current', () => {
  expect(isOlder(['/_astro/page.A1.js', '/_astro/Form.B2.js'], FRESH)).toBe(false)
})

test('one script of another version makes the page older', () => {
  expect(isOlder(['/_astro/page.A1.js', '/_astro/Form.B1.js'], FRESH)).toBe(true)
})

test('a page without scripts cannot be older', () => {
  expect(isOlder([], FRESH)).toBe(false)
})

const NOW = Date.UTC(2026, 2, 2, 10)
const before = (ms: number, path = '/en') => `${NOW - ms} ${path}`

test('a tab that was never reloaded may be', () => {
  expect(mayReload(null, '/en', NOW)).toBe(true)
})

test.each([0, 1, 30_000, 599_999])('%d ms after a reload the same page is not reloaded again', (ms) => {
  expect(mayReload(before(ms), '/en', NOW)).toBe(false)
})

test('after ten minutes it is another failure, and another page is one at once', () => {
  expect(mayReload(before(600_000), '/en', NOW)).toBe(true)
  expect(mayReload(before(0, '/de'), '/en', NOW)).toBe(true)
})

test('a clock set back allows nothing, and so does a record somebody mangled', () => {
  expect(mayReload(before(-3_600_000), '/en', NOW)).toBe(false)
  expect(mayReload('soon /en', '/en', NOW)).toBe(false)
})

test('a record in no form of ours is none', () => {
  expect(mayReload('x', '/en', NOW)).toBe(true)
})
