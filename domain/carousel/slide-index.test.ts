import { expect, test } from 'vitest'

import { stepSlide } from './slide-index.ts'

test.each([
  [0, 1, 3, 1],
  [1, 1, 3, 2],
  [2, 1, 3, 0],
  [0, -1, 3, 2],
  [2, -1, 3, 1],
  [0, 1, 1, 0],
  [0, -1, 1, 0],
] as const)('from slide %d a step of %d over %d leads to %d', (index, step, count, expected) => {
  expect(stepSlide(index, step, count)).toBe(expected)
})
