import { expect, test } from 'vitest'

import type { Claim } from './outbox-rows.ts'
import { failedAttempt } from './settle-attempt.ts'

const now = new Date('2026-03-02T10:00:00Z')
const claim = { id: 'the-id', attempts: 0, createdAt: now, mail: {} } as Claim

test.each([[undefined], [null], ['a text'], [{}]])(
  'a failure that is %j is tried again, and says nothing',
  (error) => {
    const { verdict, settlement } = failedAttempt(error, claim, { now, random: 0.5, hasFiles: false })
    expect(verdict).toBe('retry')
    expect(settlement).toMatchObject({ state: 'queued', lastError: '' })
  },
)
