import { expect, test } from 'vitest'

import { reviewWindows } from './testimonials.ts'

/** Spec §4: reviews come three at a time; how they are stepped through: domain/carousel. */
test.each([
  [6, [0, 3]],
  [7, [0, 3, 6]],
  [2, [0]],
])('of %d reviews these come first in their groups: %j', (total, firsts) => {
  const windows = reviewWindows(Array.from({ length: total }, (_, index) => index))
  expect(windows.map(([first]) => first)).toEqual(firsts)
  expect(windows.flat()).toHaveLength(total)
})
