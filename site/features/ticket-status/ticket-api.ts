import type { ConversationView } from '#domain/conversation/conversation.ts'

import {
  type Answer,
  answerOf,
  apiRequest,
  postForReceipt,
  readJson,
  type Receipt,
  type SendFailure,
} from '../../browser/api-client.ts'
import { idempotencyKeyFor } from '../../browser/forms/idempotency-key.ts'

/** Ten megabytes on a slow line. */
const FILE_TIMEOUT_MS = 300_000

/** Asks for the ticket of a secret. The secret is in the body: a path would be logged. */
export function askForTicket(secret: string): Promise<Answer<ConversationView>> {
  return answerOf(async () => {
    const response = await apiRequest('POST', '/api/ticket-status', { secret })
    return (await readJson(response)) as ConversationView
  })
}

/** Waits up to ten seconds for more than the events shown; null: there is nothing new. */
export function waitForNews(secret: string, shown: number): Promise<Answer<ConversationView | null>> {
  return answerOf(async () => {
    const response = await apiRequest('POST', '/api/ticket-news', { secret, shown })
    return response.status === 204 ? null : ((await readJson(response)) as ConversationView)
  })
}

/** A reply, and the ids of its files. */
interface Reply {
  message: string
  attachments: readonly string[]
}

/** Sends a reply once, however often it is tried; `attempt` names the form. */
export function sendReply(secret: string, reply: Reply, attempt: string): Promise<Answer<Receipt>> {
  const key = idempotencyKeyFor(attempt, JSON.stringify(reply))
  const headers = { 'Idempotency-Key': `"${key}"` }
  return answerOf(() => postForReceipt('/api/ticket-replies', { secret, ...reply }, headers))
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

/** A failure that needs no request. */
export function failedWith(message: string | null): SendFailure {
  return { outcome: 'failed', message, problems: [], isOffline: false, waitSeconds: null }
}
