import { expect, test } from 'vitest'

import { newDepths, seenPercent } from './scroll-depth.ts'

test.each([
  ['the first window of ten', 0, 800, 8_000, 10],
  ['half', 3_200, 800, 8_000, 50],
  ['the end, half a pixel early', 7_199.5, 800, 8_000, 100],
  ['a page that fits its window', 0, 800, 600, 100],
  ['a rubber band below the end', 7_300, 800, 8_000, 100],
  ['a page without height', 0, 800, 0, 100],
])('%s is seen as so much', (_, scrolled, windowHeight, pageHeight, percent) => {
  expect(seenPercent(scrolled, windowHeight, pageHeight)).toBe(percent)
})

test.each([
  [10, 0, []],
  [25, 0, [25]],
  [80, 0, [25, 50, 75]],
  [80, 75, []],
  [100, 50, [75, 100]],
  [40, 100, []],
])('at %d percent, after %d, these depths are new: %j', (percent, before, depths) => {
  expect(newDepths(percent, before)).toEqual(depths)
})
