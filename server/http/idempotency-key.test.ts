import { expect, test } from 'vitest'

import { ApiProblem } from './problems/problem.ts'
import { payloadHash, readIdempotencyKey } from './idempotency-key.ts'

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

test('a payload is the same in whatever order its fields come, and another with any other value', () => {
  const hash = payloadHash({ name: 'Mari', message: 'Hello' })
  expect(payloadHash({ message: 'Hello', name: 'Mari' })).toBe(hash)
  expect(payloadHash({ name: 'Hello', message: 'Mari' })).not.toBe(hash)
})
