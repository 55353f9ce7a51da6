import { expect, test } from 'vitest'

import { firstDay } from './vitals-rows.ts'

const NOW = new Date('2026-03-02T23:59:59Z')

test.each([
  ['1', '2026-03-02'],
  ['28', '2026-02-03'],
  ['3650', '2016-03-05'],
])('the first of %s days is %s', (days, day) => {
  expect(firstDay(NOW, days)).toBe(day)
})

test.each(['0', '-1', '3651', '1.5', '1e3', 'all', ''])('%j is no number of days', (days) => {
  expect(() => firstDay(NOW, days)).toThrow('--days must be a number from 1 to 3650')
})
