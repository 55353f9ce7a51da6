import { scrubbed } from '../../log.ts'
import { nextAttemptAt } from './backoff.ts'
import { classifyOutcome, type DeliveryFailure, type Verdict } from './classify-outcome.ts'
import type { Claim, Settlement } from './outbox-rows.ts'

/** How an attempt ended, and what to think of it. */
export interface Attempt {
  verdict: 'sent' | 'without-files' | Verdict
  settlement: Settlement
}

interface Circumstances {
  now: Date
  /** In [0, 1): spreads the retries. */
  random: number
  /** Whether files went along. */
  hasFiles: boolean
}

/** The settlement of a mail the other side took. */
export function sentAttempt(now: Date): Attempt {
  return { verdict: 'sent', settlement: { state: 'sent', sentAt: now } }
}

/**
 * The settlement of a failed attempt: when to try again, or that it is over. A mail refused for good with its
 * files goes once more without: servers refuse for size and for what a scanner sees, and its text names them.
 */
export function failedAttempt(
  error: unknown,
  claim: Claim,
  { now, random, hasFiles }: Circumstances,
): Attempt {
  const failure = (error instanceof Error ? error : {}) as DeliveryFailure // nodemailer's properties
  const verdict = classifyOutcome(failure)
  const lastError = describeFailure(error, failure)
  if (verdict === 'pause') return { verdict, settlement: { state: 'released', lastError } }
  if (verdict === 'dead' && hasFiles) {
    const settlement = { state: 'queued', nextAttemptAt: now, lastError, isWithoutFiles: true } as const
    return { verdict: 'without-files', settlement }
  }
  const next = nextAttemptAt(claim.attempts + 1, claim.createdAt.getTime(), now.getTime(), random)
  if (verdict === 'dead' || next === null)
    return { verdict: 'dead', settlement: { state: 'dead', lastError } }
  return { verdict, settlement: { state: 'queued', nextAttemptAt: new Date(next), lastError } }
}

/** The SMTP code and a line without addresses: what an operator needs, nothing of the visitor. */
function describeFailure(error: unknown, { code, responseCode, command }: DeliveryFailure): string {
  const message = error instanceof Error ? error.message : ''
  return scrubbed([responseCode, code, command, message].filter((part) => part !== undefined).join(' '))
}
