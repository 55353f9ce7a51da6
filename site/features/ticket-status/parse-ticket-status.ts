import { isTicketCategory } from '#domain/support-ticket/ticket-request.ts'
import {
  TICKET_EVENT_TYPES,
  TICKET_STATES,
  type TicketEvent,
  type TicketFile,
  type TicketStatus,
} from '#domain/support-ticket/ticket-status.ts'

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
    answerBy: answerBy === null ? null : readMoment(answerBy),
    events: readList(events).map(parseEvent),
  }
}

function parseEvent(value: unknown): TicketEvent {
  const { type, at, text, files } = readRecord(value)
  return {
    type: readOneOf(type, TICKET_EVENT_TYPES),
    at: readMoment(at),
    text: readText(text),
    files: readList(files).map(parseFile),
  }
}

function parseFile(value: unknown): TicketFile {
  const { id, name, type, size } = readRecord(value)
  if (typeof size !== 'number') throw new Error('a file of a ticket has a size')
  return { id: readText(id), name: readText(name), type: readText(type), size }
}

function readRecord(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new Error('a ticket is a record')
  return { ...value }
}

function readList(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new Error('a list was expected in a ticket')
  return value
}

function readText(value: unknown): string {
  if (typeof value !== 'string') throw new Error('a text was expected in a ticket')
  return value
}

function readMoment(value: unknown): string {
  const text = readText(value)
  if (Number.isNaN(Date.parse(text))) throw new Error('a moment was expected in a ticket')
  return text
}

function readOneOf<T extends string>(value: unknown, choices: readonly T[]): T {
  const found = choices.find((choice) => choice === value)
  if (found === undefined) throw new Error('an unknown word stands in a ticket')
  return found
}
