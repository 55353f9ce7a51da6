import { expect, test } from 'vitest'

import { classifyOutcome, type DeliveryFailure, type Verdict, failedAttempt } from './settle-attempt.ts'
import type { Claim } from './outbox-rows.ts'

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

const table: [what: string, failure: DeliveryFailure, verdict: Verdict][] = [
  ['a refused connection', { code: 'ESOCKET', command: 'CONN' }, 'retry'],
  ['a close at EHLO', { code: 'ECONNECTION', command: 'CONN' }, 'retry'],
  ['a name that does not resolve', { code: 'EDNS', command: 'CONN' }, 'retry'],
  ['silence', { code: 'ETIMEDOUT', command: 'CONN' }, 'retry'],
  ['421 at MAIL', { code: 'EENVELOPE', responseCode: 421, command: 'MAIL FROM' }, 'retry'],
  ['450 at RCPT', { code: 'EENVELOPE', responseCode: 450, command: 'RCPT TO' }, 'retry'],
  ['550 at RCPT', { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }, 'dead'],
  ['500 at RCPT', { code: 'EENVELOPE', responseCode: 500, command: 'RCPT TO' }, 'dead'],
  ['600 at RCPT, which is no answer', { code: 'EENVELOPE', responseCode: 600, command: 'RCPT TO' }, 'retry'],
  ['550 at a command that is not about this mail', { responseCode: 550, command: 'X-MAIL' }, 'retry'],
  ['553 at MAIL', { code: 'EENVELOPE', responseCode: 553, command: 'MAIL FROM' }, 'dead'],
  ['451 after the dot', { code: 'EMESSAGE', responseCode: 451, command: 'DATA' }, 'retry'],
  ['552 after the dot', { code: 'EMESSAGE', responseCode: 552, command: 'DATA' }, 'dead'],
  [
    '554 in the greeting: it is us, not the mail',
    { code: 'EPROTOCOL', responseCode: 554, command: 'CONN' },
    'retry',
  ],
  ['an envelope nobody can write', { code: 'EENVELOPE', command: 'API' }, 'dead'],
  ['a refused login', { code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' }, 'pause'],
  ['530, login first', { code: 'EENVELOPE', responseCode: 530, command: 'MAIL FROM' }, 'pause'],
  ['no encryption offered', { code: 'ETLS', command: 'STARTTLS' }, 'pause'],
  [
    'a certificate of its own making',
    { code: 'ESOCKET', originalCode: 'DEPTH_ZERO_SELF_SIGNED_CERT' },
    'pause',
  ],
  ['an old certificate', { code: 'ESOCKET', originalCode: 'CERT_HAS_EXPIRED', command: 'CONN' }, 'pause'],
  ['a reset', { code: 'ESOCKET', originalCode: 'ECONNRESET', command: 'CONN' }, 'retry'],
  ['an error of nobody knows what', {}, 'retry'],
]

test.each(table)('%s', (_, failure, verdict) => {
  expect(classifyOutcome(failure)).toBe(verdict)
})
