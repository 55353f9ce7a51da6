import { expect, test } from 'vitest'

import { findSuspicion, type PresentedToken } from './find-suspicion.ts'
import { isHoneypotFilled } from './honeypot.ts'

const DAY_MS = 24 * 60 * 60 * 1_000

function fromScript(
  token: Partial<PresentedToken> | 'absent' | 'forged',
  proof: 'right' | 'wrong' | 'absent',
) {
  const whole = { ageMs: 10_000, isSpent: false, asksProof: false }
  const presented = typeof token === 'string' ? token : { ...whole, ...token }
  return findSuspicion({ from: 'script', isHoneypotFilled: false, token: presented, proof })
}

test.each([
  [{}, 'absent', []],
  [{ ageMs: 3_000 }, 'absent', []],
  [{ ageMs: DAY_MS }, 'absent', []],
  [{ asksProof: true }, 'right', []],
  [{}, 'wrong', []], // nobody asked for it
  ['absent', 'absent', ['no-token']],
  ['absent', 'right', ['no-token']],
  ['forged', 'right', ['token-forged']],
  [{ ageMs: 2_999 }, 'absent', ['token-too-young']],
  [{ ageMs: -1 }, 'absent', ['token-too-young']],
  [{ ageMs: DAY_MS + 1 }, 'absent', ['token-expired']],
  [{ isSpent: true }, 'absent', ['token-spent']],
  [{ asksProof: true }, 'absent', ['no-proof']],
  [{ asksProof: true }, 'wrong', ['proof-wrong']],
  [{ ageMs: 0, isSpent: true, asksProof: true }, 'absent', ['token-too-young', 'token-spent', 'no-proof']],
] as const)('a post with the token %j and a proof that is %s: %j', (token, proof, reasons) => {
  expect(fromScript(token, proof)).toEqual(reasons)
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
