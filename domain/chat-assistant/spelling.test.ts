import fc from 'fast-check'
import { expect, test } from 'vitest'

import { isMistyped } from './spelling.ts'

test.each([
  ['prise', 'price'],
  ['pirce', 'price'],
  ['pricce', 'price'],
  ['realy', 'really'],
  ['languege', 'language'],
  ['portfollioo', 'portfolio'],
  ['csot', 'cost'],
])('%s is %s mistyped', (typed, word) => {
  expect(isMistyped(typed, word)).toBe(true)
})

test.each([
  ['own', 'owe'],
  ['pric', 'price'],
  ['cast', 'cost'],
  ['posting', 'hosting'],
  ['print', 'price'],
  ['weather', 'webdesign'],
  ['', ''],
])('%j is not %j mistyped', (typed, word) => {
  expect(isMistyped(typed, word)).toBe(false)
})

test('two letters swapped anywhere behind the first are one slip', () => {
  const word = 'portfolio'
  fc.assert(
    fc.property(fc.integer({ min: 1, max: word.length - 2 }), (at) => {
      const swapped = word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2)
      expect(isMistyped(swapped, word)).toBe(true)
    }),
  )
})
