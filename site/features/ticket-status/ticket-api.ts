import type { Locale } from '#domain/language/locales.ts'
import type { ConversationView } from '#domain/conversation/conversation.ts'

import {
  type Answer,
  answerOf,
  apiRequest,
  postForReceipt,
  readJson,
  type SendFailure,
} from '../../browser/api-client.ts'
import { idempotencyKeyFor } from '../../browser/forms/idempotency-key.ts'
import { parseTicketStatus } from './parse-ticket-status.ts'

/** Ten megabytes on a slow line. */
const FILE_TIMEOUT_MS = 300_000

/** Asks for the ticket of a secret. The secret is in the body: a path would be logged. */
export function askForTicket(secret: string): Promise<Answer<ConversationView>> {
  return answerOf(async () => {
    const response = await apiRequest('POST', '/api/ticket-status', { secret })
    return parseTicketStatus(await readJson(response))
  })
}

/** A reply, and the ids of its files. */
interface Reply {
  message: string
  attachments: readonly string[]
}

/** Sends a reply once, however often it is tried; `attempt` names the form. */
export function sendReply(secret: string, reply: Reply, attempt: string): Promise<Answer<null>> {
  return answerOf(async () => {
    const key = idempotencyKeyFor(attempt, JSON.stringify(reply))
    await postForReceipt('/api/ticket-replies', { secret, ...reply }, { 'Idempotency-Key': `"${key}"` })
    return null
  })
}

/** Loads a file of the ticket; a missing one is a failure like any other. */
export async function fetchFile(secret: string, file: string): Promise<Answer<Blob>> {
  const answer = await answerOf(async () => {
    const timeoutMs = FILE_TIMEOUT_MS
    const response = await apiRequest('POST', '/api/ticket-files', { secret, file }, {}, { timeoutMs })
    if (!response.headers.get('Content-Disposition')?.startsWith('attachment'))
      throw new Error('the answer is no file') // a captive portal's page
    return response.blob()
  })
  return answer.outcome === 'unknown' ? failedWith(null) : answer
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

/** A failure that needs no request. */
export function failedWith(message: string | null): SendFailure {
  return { outcome: 'failed', message, problems: [], isOffline: false, waitSeconds: null }
}
