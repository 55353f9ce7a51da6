import { expect, test } from 'vitest'

import { stepSlide } from '../carousel/slide-index.ts'
import { reviewWindows } from './testimonials.ts'

/** Spec §4: the first shown review moves by three, and wraps around at both ends. */
test.each([
  ['forward', 0, 1, 6, 3],
  ['forward past the end', 3, 1, 6, 0],
  ['backward', 3, -1, 6, 0],
  ['backward below the first', 0, -1, 6, 3],
  ['to a last group that is not full', 0, -1, 7, 6],
  ['past a last group that is not full', 6, 1, 7, 0],
  ['fewer reviews than a group', 0, 1, 2, 0],
  ['fewer reviews than a group, backward', 0, -1, 2, 0],
] as const)('%s', (_, start, step, total, expected) => {
  const windows = reviewWindows(Array.from({ length: total }, (_, index) => index))
  const shown = windows.findIndex(([first]) => first === start)
  expect(windows[stepSlide(shown, step, windows.length)]?.[0]).toBe(expected)
})

test('six reviews make two groups of three', () => {
  expect(reviewWindows(['a', 'b', 'c', 'd', 'e', 'f'])).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e', 'f'],
  ])
})
