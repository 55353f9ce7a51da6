import { expect, test } from 'vitest'

import { beginWait, secondsLeft } from './send-wait.ts'

const NOW = 1_000_000

test('a wait counts whole seconds down to nothing', () => {
  const wait = beginWait(600, NOW)
  const after = (ms: number) => secondsLeft(wait, NOW + ms)
  expect([0, 1, 999, 1_000, 599_999, 600_000, 600_001].map(after)).toEqual([600, 600, 600, 599, 1, 0, 0])
})

test('a machine that slept finds it over', () => {
  expect(secondsLeft(beginWait(600, NOW), NOW + 3_600_000)).toBe(0)
})

test('a clock set back by a day makes it no longer than it was', () => {
  expect(secondsLeft(beginWait(600, NOW), NOW - 86_400_000)).toBe(600)
})
