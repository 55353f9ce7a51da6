import type {
  ConversationKind,
  ConversationState,
  MessageFile,
  MessageType,
  MessageWay,
} from '../conversation/conversation.ts'
import type { Locale } from '../language/locales.ts'
import type { PricedOrder } from '../pricing/order.ts'
import type { TicketCategory } from '../support-ticket/ticket-request.ts'
import type { AnalysisStage, AnalysisStatus } from '../website-analysis/analysis-status.ts'
import type { Pencil } from '../website-analysis/pencil.ts'

/** What the list of the desk shows; each has its count. `open` is what waits for us and is not snoozed. */
export const DESK_FILTERS = ['open', 'mine', 'unassigned', 'answered', 'snoozed', 'solved'] as const
export type DeskFilter = (typeof DESK_FILTERS)[number]

/** Rows of the list the desk asks for at a time. */
export const DESK_PAGE = 100

/** A longer list is said to be longer than this, and shown so far: who looks for something older searches. */
export const DESK_MOST_COUNTED = 10_000

/** Most hits of a search. */
export const MOST_HITS = 50

/** The longest text staff may write: an answer, a note or a draft. */
export const DESK_TEXT_MAX_LENGTH = 20_000

/** A person of the staff. */
export interface DeskPerson {
  id: string
  email: string
  name: string
}

/** A conversation in the list. */
export interface DeskRow {
  id: string
  kind: ConversationKind
  state: ConversationState
  /** A ticket's number; ''. */
  number: string
  name: string
  language: Locale
  /** A ticket's subject, or the first words. */
  subject: string
  isUrgent: boolean
  /** ISO 8601, as all moments here. */
  createdAt: string
  changedAt: string
  answerBy: string
  /** Null: not snoozed. */
  snoozedUntil: string | null
  /** Address of the staff member; ''. */
  assignee: string
  /** The package asked for; ''. */
  package: string
  /** Whether a mail of it came back. */
  hasBounce: boolean
}

/** A window of the list, in the order of the promises. */
export interface DeskList {
  rows: DeskRow[]
  /** Place of the first row, from 0. */
  from: number
  /** At most one more than `DESK_MOST_COUNTED`. */
  counts: Record<DeskFilter, number>
  /** Posts that were set aside, mails that came back, are dead or wait. */
  reviews: number
  mails: number
}

/** A message as the staff see it. */
export interface DeskMessage {
  id: string
  type: MessageType
  way: MessageWay
  at: string
  text: string
  files: MessageFile[]
  /** Address of the staff member; ''. */
  staff: string
  /** The address a mail came from, where it is not the person's own; ''. */
  sender: string
  /** Whether the whole text of its mail can be asked for. */
  hasOriginal: boolean
}

/** What a person gave besides their message; '' for what they left out. */
export interface DeskGiven {
  phone: string
  url: string
  startTime: string
  order: PricedOrder | null
}

/** A whole conversation. */
export interface DeskConversation extends DeskRow, DeskGiven {
  email: string
  category: TicketCategory | null
  messages: DeskMessage[]
  /** The person's other conversations, newest first. */
  others: DeskRow[]
  /** Null: no website of theirs was analysed. */
  analysis: { id: string; stage: AnalysisStage; host: string; at: string; isReviewed: boolean } | null
  /** Mails of ours that did not arrive. */
  troubles: { id: string; recipient: string; reason: string; at: string }[]
  isBlocked: boolean
  /** Names of colleagues who are writing now. */
  writing: string[]
  draft: { text: string; files: MessageFile[] } | null
  /** What was done with it, oldest first. */
  journal: DeskDeed[]
}

/** An entry of the journal. */
export interface DeskDeed {
  at: string
  /** The address of who did it. */
  staff: string
  /** Such as `answered` or `snoozed`: its words are in content/messages. */
  act: DeskAct
  /** What it was done to or with, such as an address; ''. */
  detail: string
}

/** What the journal names. */
export const DESK_ACTS = [
  'signed-in',
  'signed-out',
  'session-ended',
  'passkey-added',
  'passkey-renamed',
  'passkey-removed',
  'staff-added',
  'staff-removed',
  'answered',
  'noted',
  'assigned',
  'snoozed',
  'solved',
  'reopened',
  'merged',
  'readdressed',
  'blocked',
  'unblocked',
  'released',
  'discarded',
  'mail-retried',
  'mail-redirected',
  'mail-released',
  'mail-discarded',
  'report-reviewed',
  'exported',
  'erased',
] as const
export type DeskAct = (typeof DESK_ACTS)[number]

/** A session of a staff member, for the list of them. */
export interface DeskSession {
  id: string
  createdAt: string
  seenAt: string
  /** Browser and system in words, such as "Firefox, Windows". */
  agent: string
  isThis: boolean
}

/** Who is signed in, and with what. */
export interface DeskMe extends DeskPerson {
  /** Until when sensitive acts are allowed without asking again; null: ask. */
  confirmedUntil: string | null
  passkeys: { id: string; name: string; createdAt: string }[]
  sessions: DeskSession[]
  /** Whether the data is that of `npm start -- --demo`: the page says so. */
  isDemo: boolean
}

/** A post that was set aside. */
export interface DeskReview extends DeskGiven {
  id: string
  kind: ConversationKind
  at: string
  name: string
  email: string
  language: Locale
  text: string
  reasons: string[]
}

/** A mail that needs a person: one of ours that did not arrive, or one that came in and waits. */
export interface DeskMail {
  id: string
  way: 'out' | 'in'
  at: string
  /** Recipient or sender. */
  address: string
  subject: string
  reason: string
  conversationId: string | null
  /** The text of one that waits; ''. */
  text: string
}

/** How the promises of a week were kept, by the clock of the staff's office. Nothing about single colleagues. */
export interface DeskWeek {
  /** Its Monday, such as 2026-03-02. */
  monday: string
  /** By day from Monday, by kind of conversation: how many came in. */
  days: Record<ConversationKind, number>[]
  kinds: Record<
    ConversationKind,
    { came: number; answered: number; withinPromise: number; medianMinutes: number | null }
  >
}

/** A report at the desk. */
export interface DeskReport {
  /** Without what a person changed. */
  status: AnalysisStatus
  /** The visitor's: in it the notes are written. */
  language: Locale
  /** Null: nobody began. */
  pencil: Pencil | null
  /** When it was last changed, to be given back as `seen`; null: never. */
  changedAt: string | null
  sentAt: string | null
  /** Whose request it answers; null: it can be marked, but nobody is written to. */
  conversationId: string | null
}
