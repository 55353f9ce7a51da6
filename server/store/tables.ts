import type { Generated } from 'kysely'

import type { MeasuredVital, VitalsDevice, VitalsPage } from '#domain/analytics/vitals.ts'
import type { OptionalCategory, Vendor, ConsentResult } from '#domain/cookie-consent/consent.ts'
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
  network_key: DayKeyTable
  counting_key: DayKeyTable
  counted_post: CountedPostTable
  chat_lead: ChatLeadTable
  consent: ConsentTable
  consent_text: ConsentTextTable
  vitals_histogram: VitalsHistogramTable
  review: ReviewTable
  spent_token: SpentTokenTable
  form_secret: FormSecretTable
  server_state: ServerStateTable
}

/** The one name of an address (server/mailbox.ts): by it a person is found, whatever they write. */
type Mailbox = string

/** A request for a free analysis (spec §3). Optional fields a visitor left empty are ''. */
export interface ContactRequestTable {
  id: string
  created_at: string
  name: string
  email: string
  mailbox: Mailbox
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
  mailbox: Mailbox
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
  recipient_mailbox: Mailbox
  reply_to: string | null
  reply_to_name: string | null
  subject: string
  text: string
  html: string
  language: string
  /** Made with the row: a repeat after a crash carries the same one. */
  message_id: string
  /** RFC 3834: `auto-replied` for confirmations, `auto-generated` for staff mail, `no` for what staff wrote. */
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

/** The first answer to a key, kept 30 days and given again to every copy. */
export interface IdempotencyKeyTable {
  scope: string
  key: string
  payload_hash: string
  status: number
  response: string
  created_at: string
  /** Of whom the post spoke; '' of nobody. What is removed of a person takes the answers along. */
  mailbox: Generated<Mailbox>
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

/** What addresses are hashed with that came on one day; without it a hash says nothing any more. */
export interface DayKeyTable {
  /** In UTC, such as 2026-03-02. */
  day: string
  key: string
}

/** A post that counts toward a limit: by whom, and when. A post has a row for each limit it counts toward. */
export interface CountedPostTable {
  /** A network or mailbox as a hash under the key of that day, or `site`. */
  subject: string
  at: string
}

/** A person who asked in the chat to be contacted (spec §3). */
export interface ChatLeadTable {
  id: string
  created_at: string
  /** When the name was given, by the clock of the visitor's device: it may be wrong, or days ago. */
  asked_at: string
  email: string
  mailbox: Mailbox
  phone: string
  name: string
  language: Locale
}

/**
 * A choice about cookies, as proof (GDPR article 7(1)); rows are only ever added, and tell nothing of who
 * made it. 1 stands for yes, 0 for no: not every engine has booleans.
 */
export interface ConsentTable extends Record<OptionalCategory | Vendor, number> {
  id: string
  created_at: string
  /** Made by the browser, the same for every choice made there. */
  consent_id: string
  result: ConsentResult
  policy_version: string
  /** SHA-256 of the text that was shown, in hexadecimal: a row of `consent_text` has its words. */
  text_hash: string
  language: Locale
}

/** A text that asked for consent: what a hash stands for. Rows are only ever added. */
export interface ConsentTextTable {
  hash: string
  language: Locale
  policy_version: string
  /** When a server first started with it. */
  created_at: string
  text: string
}

/** How often a day's values of a metric fell into a bucket (domain/analytics/vitals.ts); of nobody. */
export interface VitalsHistogramTable {
  /** In UTC, such as 2026-03-02. */
  day: string
  page: VitalsPage
  device: VitalsDevice
  metric: MeasuredVital
  /** Its place, from 0. */
  bucket: number
  count: number
}

/** Where a post that was set aside stands: nobody has looked, or somebody decided. */
export type ReviewState = 'waiting' | 'released' | 'discarded'
/** Whose table the post lies in. */
export type ReviewedKind = 'contact' | 'lead' | 'ticket'

/** That something speaks against a post: it lies in its own table, and no mail speaks of it. */
export interface ReviewTable {
  /** Id of the request, the lead or the ticket. */
  record_id: string
  kind: ReviewedKind
  /** When the post came in. */
  created_at: string
  /** A list in JSON of `SuspicionReason`. */
  reasons: string
  state: ReviewState
  decided_at: string | null
}

/** A token that came with a post: it is good for no other. */
export interface SpentTokenTable {
  /** The random part of the token; of nobody. */
  id: string
  spent_at: string
}

/** What tokens of forms are signed with where no setting says it: made once, the same for every process. */
export interface FormSecretTable {
  /** Always `form`: there is one. */
  name: string
  secret: string
}

/** What commands and the doctor know of the server. */
export interface ServerStateTable {
  /** Such as `setting: SITE_URL` (last-start.ts) or `housekeeping: old data` (housekeeping.ts). */
  name: string
  value: string
  changed_at: string
}
