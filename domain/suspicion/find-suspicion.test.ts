import { expect, test } from 'vitest'

import { findSuspicion } from './find-suspicion.ts'
import { isHoneypotFilled } from './honeypot.ts'

const DAY_MS = 24 * 60 * 60 * 1_000

test.each([
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
] as const)('a post with the token %j: %j', (token, reasons) => {
  const presented = typeof token === 'string' ? token : { ageMs: 10_000, isSpent: false, ...token }
  expect(findSuspicion({ from: 'script', isHoneypotFilled: false, token: presented })).toEqual(reasons)
})

test.each([
  [false, false, []],
  [false, true, ['no-script-under-pressure']],
  [true, false, ['honeypot-filled']],
  [true, true, ['honeypot-filled', 'no-script-under-pressure']],
])('a plain form, its trap filled: %s, under pressure: %s', (isFilled, isUnderPressure, reasons) => {
  expect(findSuspicion({ from: 'plain-form', isHoneypotFilled: isFilled, isUnderPressure })).toEqual(reasons)
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
