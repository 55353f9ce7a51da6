import type { Locale } from '#domain/language/locales.ts'
import type { TicketStatus } from '#domain/support-ticket/ticket-status.ts'

import { ApiError, apiRequest, postForReceipt, readJson } from '../../browser/api-client.ts'
import { idempotencyKeyFor } from '../../browser/forms/idempotency-key.ts'
import { parseTicketStatus } from './parse-ticket-status.ts'

/** How a request ended: answered, refused because the secret opens no ticket, or not answered. */
export type Answer<T> = { outcome: 'done'; value: T } | { outcome: 'unknown' } | Failure

/** An attempt that came to nothing, with what the server said of it to the visitor. */
export interface Failure {
  outcome: 'failed'
  message: string | null
  isOffline: boolean
  /** Until another attempt makes sense; null where it does at once. */
  waitSeconds: number | null
}

/** Asks for the ticket a secret opens. The secret goes in the body: in a path it would stand in logs. */
export function askForTicket(secret: string): Promise<Answer<TicketStatus>> {
  return answerOf(async () => {
    const response = await apiRequest('POST', '/api/ticket-status', { secret })
    return parseTicketStatus(await readJson(response))
  })
}

/** Sends what a customer wrote, once however often it is tried; `attempt` names the form. */
export function sendReply(secret: string, message: string, attempt: string): Promise<Answer<null>> {
  return answerOf(async () => {
    const key = idempotencyKeyFor(attempt, message)
    await postForReceipt('/api/ticket-replies', { secret, message }, { 'Idempotency-Key': `"${key}"` })
    return null
  })
}

/** Marks the ticket as solved; a second time changes nothing. */
export function sendSolved(secret: string): Promise<Answer<null>> {
  return answerOf(async () => {
    await postForReceipt('/api/ticket-solved', { secret })
    return null
  })
}

/** Asks for a new link. The answer never tells whether number and address belong together. */
export function requestLink(number: string, email: string, language: Locale): Promise<Answer<null>> {
  return answerOf(async () => {
    await postForReceipt('/api/ticket-links', { number, email, language })
    return null
  })
}

/** Never rejects: every failure is an answer the page can show. */
async function answerOf<T>(ask: () => Promise<T>): Promise<Answer<T>> {
  try {
    return { outcome: 'done', value: await ask() }
  } catch (error) {
    if (!(error instanceof ApiError))
      return { outcome: 'failed', message: null, isOffline: !navigator.onLine, waitSeconds: null }
    if (error.status === 404 && error.isRefusal) return { outcome: 'unknown' }
    const message = error.problems[0]?.message ?? error.serverMessage
    return { outcome: 'failed', message, isOffline: false, waitSeconds: error.waitSeconds }
  }
}
