import { expect, test } from 'vitest'

import {
  classifyOutcome,
  type DeliveryFailure,
  type Verdict,
  failedAttempt,
  nextAttemptAt,
} from './settle-attempt.ts'

const now = new Date('2026-03-02T10:00:00Z')
const claim = { attempts: 0, created_at: now.toISOString() }

test.each([[undefined], [null], ['a text'], [{}]])('a failure that is %j is tried again', (error) => {
  const { verdict, settlement } = failedAttempt(error, claim, { now, random: 0.5, hasFiles: false })
  expect(verdict).toBe('retry')
  expect(settlement).toMatchObject({ state: 'queued', last_error: '' })
})

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

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

test.each([
  [1, 15_000],
  [2, MINUTE],
  [3, 5 * MINUTE],
  [4, 15 * MINUTE],
  [5, 30 * MINUTE],
  [6, HOUR],
  [7, 2 * HOUR],
  [8, 4 * HOUR],
  [9, 6 * HOUR],
  [25, 6 * HOUR],
])('after failure %i a mail waits %i ms, give or take a tenth', (attempts, wait) => {
  const now = 1_000_000
  expect(nextAttemptAt(attempts, now, now, 0.5)).toBe(now + wait)
  expect(nextAttemptAt(attempts, now, now, 0)).toBe(now + Math.round(wait * 0.9))
  expect(nextAttemptAt(attempts, now, now, 1)).toBe(now + Math.round(wait * 1.1))
})

test('a mail is given up after five days, not before', () => {
  const createdAt = 30 * DAY
  expect(nextAttemptAt(30, createdAt, createdAt + 5 * DAY - 1, 0.5)).not.toBeNull()
  expect(nextAttemptAt(30, createdAt, createdAt + 5 * DAY, 0.5)).toBeNull()
})

test('a mail that was hardly tried is not given up, whatever the clock says', () => {
  expect(nextAttemptAt(8, 0, 30 * DAY, 0.5)).not.toBeNull()
  expect(nextAttemptAt(9, 0, 30 * DAY, 0.5)).toBeNull()
})
