import { expect, test } from 'vitest'

import { ApiProblem } from '../problems/api-problem.ts'
import { readIdempotencyKey } from './idempotency-key.ts'

const KEY = '0f0e0d0c-0b0a-0908-0706-050403020100'

test.each([KEY, `"${KEY}"`, KEY.toUpperCase()])('%s is a key', (header) => {
  expect(readIdempotencyKey(header)?.key).toBe(KEY)
})

test('a request without a key has none', () => {
  expect(readIdempotencyKey(undefined)).toBeNull()
})

test.each<{ header: string | string[] }>([
  { header: '' },
  { header: `x${KEY}` },
  { header: `${KEY}x` },
  { header: [KEY] },
  { header: [KEY, KEY] },
])('$header is no key', ({ header }) => {
  expect(() => readIdempotencyKey(header)).toThrow(ApiProblem)
})
