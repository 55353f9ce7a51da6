import {
  CONVERSATION_KINDS,
  CONVERSATION_STATES,
  type ConversationView,
  type Message,
  MESSAGE_WAYS,
  type MessageFile,
  SHOWN_TYPES,
} from '#domain/conversation/conversation.ts'
import type { Locale } from '#domain/language/locales.ts'
import { DEFAULT_CATEGORY, TICKET_CATEGORIES } from '#domain/support-ticket/ticket-request.ts'

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
import {
  listOf,
  oneOf,
  orNull,
  readMoment,
  readNumber,
  recordOf,
  readText,
} from '../../browser/json-reader.ts'

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

/** Marks the ticket as solved; a second time changes nothing. */
export function sendSolved(secret: string): Promise<Answer<Receipt>> {
  return answerOf(() => postForReceipt('/api/ticket-solved', { secret }))
}

/** Asks for a new link. The answer never tells whether number and address belong together. */
export function requestLink(number: string, email: string, language: Locale): Promise<Answer<Receipt>> {
  return answerOf(() => postForReceipt('/api/ticket-links', { number, email, language }))
}

/** A failure that needs no request. */
export function failedWith(message: string | null): SendFailure {
  return { outcome: 'failed', message, problems: [], isOffline: false, waitSeconds: null }
}

const readFile = recordOf<MessageFile>({ id: readText, name: readText, type: readText, size: readNumber })

const readMessage = recordOf<Message>({
  type: oneOf(SHOWN_TYPES),
  way: oneOf(MESSAGE_WAYS),
  at: readMoment,
  text: readText,
  files: listOf(readFile),
})

/** Reads the server's answer. Throws on anything else, such as a proxy's page with status 200. */
export const parseTicketStatus = recordOf<ConversationView>({
  kind: oneOf(CONVERSATION_KINDS),
  number: readText,
  email: readText,
  subject: readText,
  url: readText,
  category: orNull(oneOf([DEFAULT_CATEGORY, ...TICKET_CATEGORIES])),
  state: oneOf(CONVERSATION_STATES),
  createdAt: readMoment,
  answerBy: orNull(readMoment),
  events: listOf(readMessage),
})
