import { expect, test } from 'vitest'

import { SECOND } from '#domain/language/a-locale.ts'

import { formatPendingConsent, parsePendingConsent } from './pending-consent.ts'

const PENDING = {
  language: SECOND,
  textHash: 'a'.repeat(64),
  key: '0c7f6a0e-6b9b-4a52-8b1c-3d2f1a0b9c8d',
} as const

test('what was written is read again', () => {
  expect(parsePendingConsent(formatPendingConsent(PENDING))).toEqual(PENDING)
})

const written = formatPendingConsent(PENDING)

test.each(['', 'true', 'xx ', written.slice(1), `${written} `, ` ${written}`, written.replace(SECOND, 'xx')])(
  '%j is nothing that waits',
  (text) => {
    expect(parsePendingConsent(text)).toBeNull()
  },
)
