import { scrubbed } from '../../log.ts'
import type { Row } from '../../store/tables.ts'
import { LATER_WAIT_MS, type Settlement } from './outbox-rows.ts'

export interface Attempt {
  verdict: 'sent' | 'without-files' | Verdict
  settlement: Settlement
}

interface Circumstances {
  now: Date
  /** In [0, 1): spreads the retries. */
  random: number
  hasFiles: boolean
}

export function sentAttempt(now: Date): Attempt {
  return { verdict: 'sent', settlement: { state: 'sent', sent_at: now.toISOString(), last_error: null } }
}

/**
 * What follows a failed attempt: the time of the next, or the end. A mail refused for good with files is
 * tried once more without: servers refuse for size and for scanner findings, and its text names the files.
 */
export function failedAttempt(
  error: unknown,
  mail: Pick<Row<'outbox'>, 'attempts' | 'created_at'>,
  { now, random, hasFiles }: Circumstances,
): Attempt {
  const failure = (error instanceof Error ? error : {}) as DeliveryFailure // nodemailer's properties
  const verdict = classifyOutcome(failure)
  const { code, responseCode, command } = failure
  const message = error instanceof Error ? error.message : ''
  const known = [responseCode, code, command, message].filter((part) => part !== undefined)
  const last_error = scrubbed(known.join(' ')) // enough for an operator, nothing about the visitor
  if (verdict === 'pause') return { verdict, settlement: { state: 'queued', last_error, isReleased: true } }
  if (verdict === 'dead' && hasFiles) {
    const again = { state: 'queued', next_attempt_at: now.toISOString(), last_error } as const
    return { verdict: 'without-files', settlement: { ...again, isWithoutFiles: true } }
  }
  const next = nextAttemptAt(mail.attempts + 1, Date.parse(mail.created_at), now.getTime(), random)
  if (verdict === 'dead' || next === null)
    return { verdict: 'dead', settlement: { state: 'dead', last_error } }
  const next_attempt_at = new Date(next).toISOString()
  return { verdict, settlement: { state: 'queued', next_attempt_at, last_error } }
}

export type Verdict = 'retry' | 'dead' | 'pause'

/** The failure of an SMTP client, in the shape of nodemailer's errors. */
export interface DeliveryFailure {
  code?: string | undefined
  responseCode?: number | undefined
  command?: string | undefined
  /** Node's own code where the client reports only `ESOCKET`: broken certificates above all. */
  originalCode?: string | undefined
}

/** Ours to fix (login, encryption, certificate): the whole queue waits. */
const SETUP_CODES = new Set(['EAUTH', 'ENOAUTH', 'EOAUTH2', 'ETLS', 'EREQUIRETLS', 'ECONFIG'])
/** TLS errors of Node that come through the socket. */
const ENCRYPTION_CODE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS|ERR_SSL|^EPROTO$/
const LOGIN_RESPONSES = new Set([530, 534, 535, 538])
/** Commands about one mail: only here does a 5xx end it. Earlier, the server refuses us. */
const MAIL_COMMAND = /^(MAIL|RCPT|DATA|BDAT)/

/**
 * A permanent answer about the mail itself ends it; problems of login or encryption pause the queue;
 * everything else is retried, lost connections above all: after the final dot nobody knows whether the mail
 * was accepted, and its Message-ID stays the same.
 */
export function classifyOutcome(failure: DeliveryFailure): Verdict {
  const { code = '', responseCode = 0, command = '', originalCode = code } = failure
  if (SETUP_CODES.has(code) || ENCRYPTION_CODE.test(originalCode)) return 'pause'
  if (LOGIN_RESPONSES.has(responseCode)) return 'pause'
  const isPermanent = responseCode >= 500 && responseCode < 600
  if (isPermanent && MAIL_COMMAND.test(command)) return 'dead'
  if (code === 'EENVELOPE' && responseCode === 0) return 'dead' // the client itself cannot write this envelope
  return 'retry'
}

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

/** Waits after the first failures, short because most faults are; then every six hours. */
const FIRST_WAITS_MS = [
  15 * SECOND_MS,
  MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  30 * MINUTE_MS,
  HOUR_MS,
  2 * HOUR_MS,
  4 * HOUR_MS,
]
/** RFC 5321 §4.5.4.1: give up after four to five days, but not because of the clock alone. */
const GIVE_UP_AFTER_MS = 5 * 24 * HOUR_MS
/** Spreads the retries of one outage over time. */
const JITTER = 0.1

/** When to try again, in ms since the epoch; null: five days old and often tried. `random` is in [0, 1). */
export function nextAttemptAt(
  attempts: number,
  createdAt: number,
  now: number,
  random: number,
): number | null {
  if (now - createdAt >= GIVE_UP_AFTER_MS && attempts > FIRST_WAITS_MS.length) return null
  const wait = FIRST_WAITS_MS[attempts - 1] ?? LATER_WAIT_MS
  return now + Math.round(wait * (1 + JITTER * (2 * random - 1)))
}
