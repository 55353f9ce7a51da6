import fc from 'fast-check'
import { expect, test } from 'vitest'

import { countdownLabel } from './countdown-label.ts'

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
