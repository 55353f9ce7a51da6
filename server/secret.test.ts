import { expect, test } from 'vitest'

import { newLinkSecret } from './secret.ts'

test('a secret is 128 bits, each of them as likely to be set as not, and none comes twice', () => {
  const secrets = Array.from({ length: 4_096 }, newLinkSecret)
  expect(new Set(secrets).size).toBe(secrets.length)
  const counts = Array.from({ length: 128 }, () => 0)
  for (const secret of secrets) {
    expect(secret).toMatch(/^[A-Za-z0-9_-]{22}$/)
    const bytes = Buffer.from(secret, 'base64url')
    for (const bit of counts.keys()) {
      counts[bit] = (counts[bit] ?? 0) + (((bytes[bit >> 3] ?? 0) >> (bit & 7)) & 1)
    }
  }
  // Ten standard deviations from the mean of 32: never by chance.
  for (const count of counts) expect(Math.abs(count - 2_048)).toBeLessThan(320)
})
