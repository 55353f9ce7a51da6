import { expect, test } from 'vitest'

import { ContentRefused, refuseBadSize } from './content-check.ts'

test.each([
  [1, 1],
  [8_000, 5_000],
])('a picture of %d by %d is taken', (width, height) => {
  expect(() => {
    refuseBadSize(width, height)
  }).not.toThrow()
})

test.each([
  [0, 100],
  [100, 0],
  [8_000, 5_001],
])('a picture of %d by %d is refused', (width, height) => {
  expect(() => {
    refuseBadSize(width, height)
  }).toThrow(ContentRefused)
})
