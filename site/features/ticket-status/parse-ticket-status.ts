import { isTicketCategory, type TicketCategory } from '#domain/support-ticket/ticket-request.ts'
import {
  CONVERSATION_KINDS,
  CONVERSATION_STATES,
  SHOWN_TYPES,
  MESSAGE_WAYS,
  type Message,
  type MessageFile,
  type ConversationView,
} from '#domain/conversation/conversation.ts'

import {
  readList,
  readMoment,
  readNumber,
  readOneOf,
  readOrNull,
  readRecord,
  readText,
} from '../../browser/json-reader.ts'

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
