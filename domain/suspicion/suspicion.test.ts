import { expect, test } from 'vitest'

import { findSuspicion, type PresentedToken, isHoneypotFilled, type SuspicionReason } from './suspicion.ts'

const DAY_MS = 24 * 60 * 60 * 1_000

const POSTS: readonly (readonly [Partial<PresentedToken> | 'absent' | 'forged', SuspicionReason[]])[] = [
  [{}, []],
  [{ ageMs: 3_000 }, []],
  [{ ageMs: DAY_MS }, []],
  ['absent', ['no-token']],
  ['forged', ['token-forged']],
  [{ ageMs: 2_999 }, ['token-too-young']],
  [{ ageMs: -1 }, ['token-too-young']],
  [{ ageMs: DAY_MS + 1 }, ['token-expired']],
  [{ isSpent: true }, ['token-spent']],
  [{ ageMs: 0, isSpent: true }, ['token-too-young', 'token-spent']],
]

test.each(POSTS)('a post with the token %j: %j', (token, reasons) => {
  const presented = typeof token === 'string' ? token : { ageMs: 10_000, isSpent: false, ...token }
  expect(findSuspicion({ isHoneypotFilled: false, token: presented })).toEqual(reasons)
})

test('a filled trap speaks against a post beside everything else', () => {
  expect(findSuspicion({ isHoneypotFilled: true, token: 'absent' })).toEqual(['honeypot-filled', 'no-token'])
})

test.each([
  [undefined, false],
  ['', false],
  [' ', true],
  ['https://shop.example', true],
  [0, true],
])('a trap that holds %j is filled: %s', (value, isFilled) => {
  expect(isHoneypotFilled(value)).toBe(isFilled)
})
