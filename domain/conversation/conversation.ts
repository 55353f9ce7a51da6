import type { TicketCategory } from '../support-ticket/ticket-request.ts'

/** What began a conversation: a ticket, a request of the contact form, or a lead of the chat. */
export const CONVERSATION_KINDS = ['ticket', 'contact', 'lead'] as const
export type ConversationKind = (typeof CONVERSATION_KINDS)[number]

/** State of a conversation: it waits for us, for the customer, or is solved. */
export const CONVERSATION_STATES = ['open', 'answered', 'solved'] as const
export type ConversationState = (typeof CONVERSATION_STATES)[number]

export const MESSAGE_WAYS = ['page', 'mail', 'chat', 'terminal', 'desk'] as const
export type MessageWay = (typeof MESSAGE_WAYS)[number]

/** Types of messages the customer sees; of two at the same moment, the later one in this list follows the other. */
export const SHOWN_TYPES = [
  'created',
  'customer-reply',
  'staff-reply',
  'solved-by-customer',
  'solved-by-staff',
  'reopened',
] as const
/** All types; only the staff see the last ones. */
export const MESSAGE_TYPES = [...SHOWN_TYPES, 'note', 'assigned'] as const
export type MessageType = (typeof MESSAGE_TYPES)[number]
export type ShownType = (typeof SHOWN_TYPES)[number]

/** Whether the customer sees messages of a type. */
export function isShown(type: MessageType): type is ShownType {
  return SHOWN_TYPES.some((shown) => shown === type)
}

/** A file of a message; it is opened by its id. */
export interface MessageFile {
  id: string
  name: string
  /** What the content is: a media type. */
  type: string
  /** Bytes. */
  size: number
}

/** A message of a conversation, or what the system did, as the customer sees it. */
export interface Message {
  type: ShownType
  way: MessageWay
  /** ISO 8601. */
  at: string
  /** Its text; '' if it has none. */
  text: string
  /** In the order they were given in. */
  files: MessageFile[]
}

export interface ConversationView {
  kind: ConversationKind
  /** A ticket's number; '' for other conversations. */
  number: string
  email: string
  /** '' for all but tickets. */
  subject: string
  /** The page it is about; '' when none was given. */
  url: string
  /** Null for all but tickets. */
  category: TicketCategory | null
  state: ConversationState
  createdAt: string
  /** ISO 8601; null when no answer is due. */
  answerBy: string | null
  /** Oldest first. */
  events: Message[]
}

/**
 * The moment by which a person answers, if it is still valid: the conversation is open and the moment has not
 * passed. A broken promise is not repeated.
 */
export function standingPromise(
  { state, answerBy }: Pick<ConversationView, 'state' | 'answerBy'>,
  now: Date,
): Date | null {
  if (state !== 'open' || answerBy === null) return null
  const moment = new Date(answerBy)
  return moment > now ? moment : null
}
