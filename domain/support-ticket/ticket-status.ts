import type { TicketCategory } from './ticket-request.ts'

/** State of a ticket: it waits for us, for the customer, or is solved. */
export const TICKET_STATES = ['open', 'answered', 'solved'] as const
export type TicketState = (typeof TICKET_STATES)[number]

/** Types of events; of two at the same moment, the later one in this list follows the other. */
export const TICKET_EVENT_TYPES = [
  'created',
  'customer-reply',
  'staff-reply',
  'solved-by-customer',
  'solved-by-staff',
  'reopened',
] as const
export type TicketEventType = (typeof TICKET_EVENT_TYPES)[number]

/** A file of a ticket or a reply; it is opened by its id. */
export interface TicketFile {
  id: string
  name: string
  /** What the content is: a media type. */
  type: string
  /** Bytes. */
  size: number
}

/** An event in a ticket's timeline. */
export interface TicketEvent {
  type: TicketEventType
  /** ISO 8601. */
  at: string
  /** Its text; '' if it has none. */
  text: string
  /** In the order they were given in. */
  files: TicketFile[]
}

/** A ticket as its customer sees it. */
export interface TicketStatus {
  number: string
  /** The customer's address. */
  email: string
  subject: string
  /** The page it is about; '' when none was given. */
  url: string
  category: TicketCategory
  state: TicketState
  createdAt: string
  /** ISO 8601; null when no answer is due. */
  answerBy: string | null
  /** Oldest first. */
  events: TicketEvent[]
}

/**
 * The moment by which a person answers, if it is still valid: the ticket is open and the moment has not
 * passed. A broken promise is not repeated.
 */
export function standingPromise({ state, answerBy }: TicketStatus, now: Date): Date | null {
  if (state !== 'open' || answerBy === null) return null
  const moment = new Date(answerBy)
  return moment > now ? moment : null
}
