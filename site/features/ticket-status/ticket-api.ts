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
import { isTicketCategory, type TicketCategory } from '#domain/support-ticket/ticket-request.ts'

import {
  type Answer,
  answerOf,
  apiRequest,
  postForReceipt,
  readJson,
  type SendFailure,
} from '../../browser/api-client.ts'
import { idempotencyKeyFor } from '../../browser/forms/idempotency-key.ts'
import {
  readList,
  readMoment,
  readNumber,
  readOneOf,
  readOrNull,
  readRecord,
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

/** Reads the server's answer. Throws on anything else, such as a proxy's page with status 200. */
export function parseTicketStatus(answer: unknown): ConversationView {
  const { kind, number, email, subject, url, category, state, createdAt, answerBy, events } =
    readRecord(answer)
  return {
    kind: readOneOf(kind, CONVERSATION_KINDS),
    number: readText(number),
    email: readText(email),
    subject: readText(subject),
    url: readText(url),
    category: readOrNull(category, readCategory),
    state: readOneOf(state, CONVERSATION_STATES),
    createdAt: readMoment(createdAt),
    answerBy: readOrNull(answerBy, readMoment),
    events: readList(events, parseEvent),
  }
}

function readCategory(value: unknown): TicketCategory {
  const category = readText(value)
  if (!isTicketCategory(category)) throw new Error('unknown category of a ticket')
  return category
}

function parseEvent(value: unknown): Message {
  const { type, way, at, text, files } = readRecord(value)
  return {
    type: readOneOf(type, SHOWN_TYPES),
    way: readOneOf(way, MESSAGE_WAYS),
    at: readMoment(at),
    text: readText(text),
    files: readList(files, parseFile),
  }
}

function parseFile(value: unknown): MessageFile {
  const { id, name, type, size } = readRecord(value)
  return { id: readText(id), name: readText(name), type: readText(type), size: readNumber(size) }
}
