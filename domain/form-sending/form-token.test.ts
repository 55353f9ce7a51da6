import { expect, test } from 'vitest'

import { MIN_FILL_MS, TOKEN_LIFETIME_MS } from '../suspicion/suspicion.ts'
import { holdBackMs, isStale } from './form-token.ts'

test('a post waits until its token is a little older than the server asks', () => {
  expect(holdBackMs(0)).toBeGreaterThan(MIN_FILL_MS)
  expect(holdBackMs(0)).toBeLessThan(MIN_FILL_MS + 500)
  expect(holdBackMs(2_000)).toBe(holdBackMs(0) - 2_000)
})

test('a token that is old enough holds nothing back', () => {
  expect(holdBackMs(10_000)).toBe(0)
})

test('a token is renewed an hour before its end', () => {
  const hours = (count: number) => count * 60 * 60 * 1000
  expect(isStale(hours(22))).toBe(false)
  expect(isStale(hours(23))).toBe(true)
  expect(TOKEN_LIFETIME_MS).toBe(hours(24))
})
