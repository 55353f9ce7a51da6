import fc from 'fast-check'
import { expect, test } from 'vitest'

import { stepSlide } from '../carousel/slide-index.ts'
import { REVIEWS_PER_WINDOW, reviewWindows, stepReviewStart } from './testimonials.ts'

test.each([
  ['forward', 0, 1, 6, 3],
  ['forward past the end returns to the first', 3, 1, 6, 0],
  ['backward', 3, -1, 6, 0],
  ['backward below the first goes to the last window', 0, -1, 6, 3],
  ['a last window that is not full', 0, -1, 7, 6],
  ['past a last window that is not full', 6, 1, 7, 0],
  ['fewer reviews than a window', 0, 1, 2, 0],
  ['fewer reviews than a window, backward', 0, -1, 2, 0],
] as const)('%s', (_, start, step, total, expected) => {
  expect(stepReviewStart(start, step, total)).toBe(expected)
})

test('six reviews make two windows of three', () => {
  expect(reviewWindows(['a', 'b', 'c', 'd', 'e', 'f'])).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e', 'f'],
  ])
})

test('stepping through windows as slides is the specification’s rule of starts', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.array(fc.constantFrom<1 | -1>(1, -1)), (total, steps) => {
      const windows = reviewWindows(Array.from({ length: total }, (_, index) => index))
      let start = 0
      let slide = 0
      for (const step of steps) {
        start = stepReviewStart(start, step, total)
        slide = stepSlide(slide, step, windows.length)
        expect(windows[slide]?.[0]).toBe(start)
        expect(slide * REVIEWS_PER_WINDOW).toBe(start)
      }
    }),
  )
})
