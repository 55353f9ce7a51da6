import { expect, test } from 'vitest'

import { mayReload } from './reload-once.ts'

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
