import { isTicketCategory } from '#domain/support-ticket/ticket-request.ts'
import {
  TICKET_EVENT_TYPES,
  TICKET_STATES,
  type TicketEvent,
  type TicketFile,
  type TicketStatus,
} from '#domain/support-ticket/ticket-status.ts'

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
export function parseTicketStatus(answer: unknown): TicketStatus {
  const { number, email, subject, url, category, state, createdAt, answerBy, events } = readRecord(answer)
  const categoryName = readText(category)
  if (!isTicketCategory(categoryName)) throw new Error('unknown category of a ticket')
  return {
    number: readText(number),
    email: readText(email),
    subject: readText(subject),
    url: readText(url),
    category: categoryName,
    state: readOneOf(state, TICKET_STATES),
    createdAt: readMoment(createdAt),
    answerBy: readOrNull(answerBy, readMoment),
    events: readList(events, parseEvent),
  }
}

function parseEvent(value: unknown): TicketEvent {
  const { type, at, text, files } = readRecord(value)
  return {
    type: readOneOf(type, TICKET_EVENT_TYPES),
    at: readMoment(at),
    text: readText(text),
    files: readList(files, parseFile),
  }
}

function parseFile(value: unknown): TicketFile {
  const { id, name, type, size } = readRecord(value)
  return { id: readText(id), name: readText(name), type: readText(type), size: readNumber(size) }
}
