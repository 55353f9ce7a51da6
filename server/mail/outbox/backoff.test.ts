import { expect, test } from 'vitest'

import { nextAttemptAt } from './backoff.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

test.each([
  [1, 15_000],
  [2, MINUTE],
  [3, 5 * MINUTE],
  [4, 15 * MINUTE],
  [5, 30 * MINUTE],
  [6, HOUR],
  [7, 2 * HOUR],
  [8, 4 * HOUR],
  [9, 6 * HOUR],
  [25, 6 * HOUR],
])('after failure %i a mail waits %i ms, give or take a tenth', (attempts, wait) => {
  const now = 1_000_000
  expect(nextAttemptAt(attempts, now, now, 0.5)).toBe(now + wait)
  expect(nextAttemptAt(attempts, now, now, 0)).toBe(now + Math.round(wait * 0.9))
  expect(nextAttemptAt(attempts, now, now, 1)).toBe(now + Math.round(wait * 1.1))
})

test('a mail is given up after five days, not before', () => {
  const createdAt = 30 * DAY
  expect(nextAttemptAt(30, createdAt, createdAt + 5 * DAY - 1, 0.5)).not.toBeNull()
  expect(nextAttemptAt(30, createdAt, createdAt + 5 * DAY, 0.5)).toBeNull()
})

test('a mail that was hardly tried is not given up, whatever the clock says', () => {
  expect(nextAttemptAt(8, 0, 30 * DAY, 0.5)).not.toBeNull()
  expect(nextAttemptAt(9, 0, 30 * DAY, 0.5)).toBeNull()
})
