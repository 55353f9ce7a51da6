import fc from 'fast-check'
import { expect, test } from 'vitest'

import { countdownLabel, LONGEST_WAIT_SECONDS, parseRetryAfter, beginWait, secondsLeft } from './send-wait.ts'

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

test.each([
  [0, '00:00'],
  [1, '00:01'],
  [59, '00:59'],
  [60, '01:00'],
  [599, '09:59'],
  [600, '10:00'],
  [5_999, '99:59'],
  [6_000, '01:40:00'],
  [86_400, '24:00:00'],
])('%i seconds are %s', (seconds, label) => {
  expect(countdownLabel(seconds)).toBe(label)
})

test('a label says its seconds, and never grows while it counts down', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 86_400 }), (seconds) => {
      const label = countdownLabel(seconds)
      expect(label).toMatch(/^\d\d(?::\d\d){1,2}$/)
      expect(label.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)).toBe(seconds)
      expect(countdownLabel(seconds - 1).length).toBeLessThanOrEqual(label.length)
    }),
  )
})

const NOON = Date.parse('2026-11-24T15:00:00Z')

test.each([
  ['540', 540],
  [' 540 ', 540],
  ['0', 1],
  ['Tue, 24 Nov 2026 15:09:00 GMT', 540],
  ['Tue, 24 Nov 2026 14:00:00 GMT', 1],
  ['99999999999', LONGEST_WAIT_SECONDS],
])('%j asks for %i seconds', (header, seconds) => {
  expect(parseRetryAfter(header, NOON)).toBe(seconds)
})

test.each([null, '', 'soon', '-5', '1.5', 'NaN'])('%j asks for nothing', (header) => {
  expect(parseRetryAfter(header, NOON)).toBeNull()
})
