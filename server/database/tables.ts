import type { Locale } from '#domain/language/locales.ts'
import type { TicketCategory } from '#domain/support-ticket/ticket-request.ts'
import type { TicketEventType, TicketState } from '#domain/support-ticket/ticket-status.ts'

/** Tables as Kysely sees them. Times are ISO 8601 in UTC: they sort as text on every engine. */
export interface Database {
  contact_request: ContactRequestTable
  ticket: TicketTable
  ticket_event: TicketEventTable
  ticket_secret: TicketSecretTable
  outbox: OutboxTable
  idempotency_key: IdempotencyKeyTable
  attachment: AttachmentTable
  attachment_chunk: AttachmentChunkTable
  outbox_attachment: OutboxAttachmentTable
  network_key: NetworkKeyTable
}

/** A request for a free analysis (spec §3). Optional fields a visitor left empty are ''. */
export interface ContactRequestTable {
  id: string
  created_at: string
  name: string
  email: string
  phone: string
  url: string
  start_time: string
  message: string
  language: string
}

/** A support ticket (spec §3) with what was promised and where it stands. */
export interface TicketTable {
  id: string
  created_at: string
  /** What people call it by; never a secret. */
  number: string
  name: string
  email: string
  category: TicketCategory
  /** Follows from the category; kept, because it was what the mails said. */
  urgency: 'urgent' | 'normal'
  subject: string
  /** As composed by the form (spec §7): the description and the line of the URL. */
  message: string
  language: Locale
  state: TicketState
  /** Until when an answer is promised, as long as the ticket is open. */
  answer_by: string
}

/** Something that happened to a ticket; rows are only ever added. */
export interface TicketEventTable {
  id: string
  ticket_id: string
  created_at: string
  type: TicketEventType
  /** What was written; '' for `created`, whose words stand in the ticket. */
  text: string
  /** Names of the files that came with it: a list in JSON. */
  files: string
}

/** A link to a ticket's status page. Whoever reads the store cannot follow it. */
export interface TicketSecretTable {
  /** SHA-256 of the secret, in hexadecimal. */
  hash: string
  ticket_id: string
  created_at: string
  expires_at: string
}

/** Where a mail stands: `sent` and `dead` are final. */
export type OutboxState = 'queued' | 'sending' | 'sent' | 'dead'

/** A mail written in the transaction of the record it speaks of. */
export interface OutboxTable {
  id: string
  created_at: string
  kind: string
  record_id: string
  /** Envelope and header sender. */
  sender: string
  sender_name: string
  recipient: string
  reply_to: string | null
  reply_to_name: string | null
  subject: string
  text: string
  html: string
  language: string
  /** Made with the row: a repeat after a crash carries the same one. */
  message_id: string
  /** RFC 3834: `auto-replied` for confirmations, `auto-generated` for staff mail. */
  auto_submitted: string
  /** Lower goes first: urgent staff mail is -1, staff mail 0. */
  priority: number
  state: OutboxState
  attempts: number
  next_attempt_at: string
  lease_owner: string | null
  lease_until: string | null
  last_error: string | null
  /** Message-ID of the mail it answers, and of the conversation, oldest first. */
  in_reply_to: string | null
  references: string | null
  importance: string | null
  sent_at: string | null
}

/** The first answer to a key, kept 24 hours and given again to every copy. */
export interface IdempotencyKeyTable {
  scope: string
  key: string
  payload_hash: string
  status: number
  response: string
  created_at: string
}

/** Where a file stands: only a `ready` one can be claimed, `leaving` ones are being removed piece by piece. */
export type AttachmentState = 'arriving' | 'ready' | 'leaving'

/** A file of a ticket; its content lies in chunks. */
export interface AttachmentTable {
  /** Not guessable: whoever knows it may claim or remove the file. */
  id: string
  created_at: string
  /** Null until a ticket claims it. */
  ticket_id: string | null
  /** For people to read, cleaned; never a path. */
  name: string
  /** What the content is, never what the browser said. */
  type: string
  /** Bytes; while it arrives, as many as it may become. */
  size: number
  state: AttachmentState
  /** Whose network it came from, as a hash under the key of that day. */
  network: string
}

/** A piece of a file: small, so that writing or removing one holds up nobody. */
export interface AttachmentChunkTable {
  attachment_id: string
  /** From 0. */
  place: number
  bytes: Uint8Array
}

/** A file that goes along with a mail. */
export interface OutboxAttachmentTable {
  mail_id: string
  attachment_id: string
  place: number
}

/** What addresses are hashed with, for one day; without it a hash says nothing any more. */
export interface NetworkKeyTable {
  day: string
  key: string
}
