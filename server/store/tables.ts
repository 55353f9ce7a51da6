import type { Generated, Insertable, Kysely, Selectable } from 'kysely'

import type { MeasuredVital, VitalsDevice, VitalsPage } from '#domain/analytics/vitals.ts'
import type { OptionalCategory, Vendor, ConsentResult } from '#domain/cookie-consent/consent.ts'
import type { DeskAct } from '#domain/desk/desk.ts'
import type { Locale } from '#domain/language/locales.ts'
import type { TicketCategory } from '#domain/support-ticket/ticket-request.ts'
import type {
  ConversationKind,
  ConversationState,
  MessageType,
  MessageWay,
} from '#domain/conversation/conversation.ts'
import type { AnalysisReason, AnalysisStage } from '#domain/website-analysis/analysis-status.ts'

/** What runs queries: the database, or a transaction in it. */
export type Db = Kysely<Database>

/** The normal form of an address (server/mailbox.ts): it finds a person, however they spell it. */
type Mailbox = string

/** What became of a mail that came in. */
export type IncomingOutcome =
  /** It is a message of a conversation, or began one. */
  | 'message'
  /** It reported that a mail of ours was not delivered. */
  | 'bounce'
  /** It waits for a decision of the staff. */
  | 'waiting'
  /** It is kept, and nothing follows: a machine wrote it. */
  | 'kept'
  /** It could not be read; it lies in the folder for such mails. */
  | 'unreadable'

/** State of a mail; `sent` and `dead` are final. */
export type OutboxState = 'queued' | 'sending' | 'sent' | 'dead'

/** State of a file: only a `ready` one can be claimed; `leaving` ones are being removed. */
export type AttachmentState = 'arriving' | 'ready' | 'leaving'

/** The key that hashes the addresses of one day; without it the hashes say nothing. */
interface DayKey {
  /** In UTC, such as 2026-03-02. */
  day: string
  key: string
}

/** Decision about a post that was set aside, if there is one. */
export type ReviewState = 'waiting' | 'released' | 'discarded'

/** Tables for Kysely. Times are ISO 8601 in UTC: they sort as text on every engine. */
export interface Database {
  /** What was said with one person, and our promise. Its ticket, request or lead has the same id. */
  conversation: {
    id: string
    kind: ConversationKind
    created_at: string
    /** When its last message came. */
    changed_at: string
    name: string
    email: string
    mailbox: Mailbox
    language: Locale
    state: ConversationState
    /** When an answer is promised, while it is open. */
    answer_by: string
    /** The staff member it is assigned to; ''. */
    assignee: Generated<string>
    /** In `Reply-To` of mails to the customer and to the staff: 128 random bits. Null until the first such mail. */
    customer_token: Generated<string | null>
    staff_token: Generated<string | null>
    /** Until when it is not in the list of what is open; null: it is. A reply ends it. */
    snoozed_until: Generated<string | null>
    /** The conversation it was merged into: its page and its mails lead there. */
    merged_into: Generated<string | null>
    /** When the staff first answered or solved it, and what was promised then; null: they have not. */
    first_answer_at: Generated<string | null>
    first_promise: Generated<string | null>
  }

  /** A message of a conversation, or what the system did; rows are only ever added. */
  message: {
    id: string
    conversation_id: string
    created_at: string
    type: MessageType
    way: Generated<MessageWay>
    /** Its text; '' for `created`, whose text is in the ticket, request or lead. */
    text: string
    /** Ids of its files: a list in JSON. */
    files: string
    /** The staff member who wrote it, or it is assigned to; ''. */
    staff: Generated<string>
    /** The address a mail came from, where it is not the customer's own; ''. */
    sender: Generated<string>
    /** Message-ID of the mail it came by; ''. */
    mail_id: Generated<string>
    /** The whole text of that mail, where `text` is only its new part; ''. */
    original: Generated<string>
  }

  /** A link to a conversation's page. The stored hash does not open it. */
  conversation_secret: {
    /** SHA-256 of the secret, in hexadecimal. */
    hash: string
    conversation_id: string
    created_at: string
    expires_at: string
  }

  /** A mail that came in, as a mark that it was dealt with; its text only while it waits. */
  incoming_mail: {
    id: string
    created_at: string
    /** SHA-256 of the raw mail, in hexadecimal. */
    hash: string
    /** As in its header; ''. */
    message_id: string
    /** SHA-256 of sender, subject and text: the same mail delivered by two ways. */
    content_hash: string
    sender: string
    mailbox: Mailbox
    subject: string
    outcome: IncomingOutcome
    /** Why it waits, is kept or could not be read; ''. */
    reason: string
    conversation_id: string | null
    /** Its new part, while it waits; ''. */
    text: string
  }

  /** A request for a free analysis (spec §3). Optional fields left empty are ''. */
  contact_request: {
    id: string
    created_at: string
    phone: string
    url: string
    start_time: string
    message: string
    /** What was ordered, '' and '[]' for an analysis alone; sums in whole units of the currency. */
    package: string
    /** JSON array of ids. */
    add_ons: string
    currency: string
    total_once: number
    total_monthly: number
  }

  /** A support ticket (spec §3). */
  ticket: {
    id: string
    created_at: string
    /** The number people use; not a secret. */
    number: string
    category: TicketCategory
    /** Follows from the category; stored because the mails said it. */
    urgency: 'urgent' | 'normal'
    subject: string
    /** As composed by the form (spec §7): the description and the line of the URL. */
    message: string
  }

  /** A mail, inserted in the transaction of the record it is about. */
  outbox: {
    id: string
    created_at: string
    kind: string
    record_id: string
    /** The conversation it belongs to; null for others. */
    conversation_id: string | null
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
    /** Made with the row: a repeat after a crash has the same one. */
    message_id: string
    /** RFC 3834: `auto-replied` for confirmations, `auto-generated` for staff mail, `no` for what staff wrote. */
    auto_submitted: string
    /** Lower is sent first: urgent staff mail is -1, staff mail 0. */
    priority: number
    state: OutboxState
    attempts: number
    next_attempt_at: string
    lease_owner: string | null
    lease_until: string | null
    last_error: string | null
    /** Message-IDs of the thread and of the mail it answers, oldest first. */
    in_reply_to: string | null
    references: string | null
    importance: string | null
    sent_at: string | null
    /** Why it came back; null: it did not. */
    bounce: Generated<string | null>
    bounced_at: Generated<string | null>
    /** 1: the other side will never take it. */
    is_hard_bounce: Generated<number>
  }

  /** The first answer to a key, kept 30 days for copies. */
  idempotency_key: {
    scope: string
    key: string
    payload_hash: string
    status: number
    response: string
    created_at: string
    /** The mailbox of the post; '' for none. Erasing a person removes these answers. */
    mailbox: Generated<Mailbox>
  }

  /** A file of a conversation; its content is in chunks. */
  attachment: {
    /** Not guessable: whoever knows it can claim or remove the file. */
    id: string
    created_at: string
    /** Null until a message claims it. */
    conversation_id: string | null
    /** The cleaned name for people; never a path. */
    name: string
    /** The type of the content, not what the browser said. */
    type: string
    /** Bytes; while it arrives, the most it may become. */
    size: number
    state: AttachmentState
    /** The sender's network, as a hash under the key of that day. */
    network: string
  }

  /** A piece of a file: small, so that writing or removing it blocks nobody for long. */
  attachment_chunk: {
    attachment_id: string
    /** From 0. */
    place: number
    bytes: Uint8Array
  }

  /** A file attached to a mail. */
  outbox_attachment: {
    mail_id: string
    attachment_id: string
    place: number
  }

  network_key: DayKey
  counting_key: DayKey

  /** A post that counts toward a limit: who and when. A post has a row for each of its subjects. */
  counted_post: {
    /** A network or mailbox as a hash under the key of that day, or `site`. */
    subject: string
    at: string
  }

  /** A visitor who asked in the chat to be contacted (spec §3). */
  chat_lead: {
    id: string
    created_at: string
    /** When the name was given, by the visitor's clock, which may be wrong, or days ago. */
    asked_at: string
    /** Empty: they gave none. */
    phone: string
    /** What they had asked the assistant, as a JSON array of texts. */
    questions: Generated<string>
  }

  /** A cookie choice, as proof (GDPR article 7(1)), about nobody; only ever added. 1 is yes, 0 is no. */
  consent: Record<OptionalCategory | Vendor, number> & {
    id: string
    created_at: string
    /** Made by the browser, the same for all its choices. */
    consent_id: string
    result: ConsentResult
    policy_version: string
    /** SHA-256 of the text that was shown, in hexadecimal: `consent_text` has its words. */
    text_hash: string
    language: Locale
  }

  /** A text that asked for consent, by its hash. Rows are only ever added. */
  consent_text: {
    hash: string
    language: Locale
    policy_version: string
    /** When a server first started with it. */
    created_at: string
    text: string
  }

  /** How often a day's values of a metric fell into a bucket (domain/analytics/vitals.ts); about nobody. */
  vitals_histogram: {
    /** In UTC, such as 2026-03-02. */
    day: string
    page: VitalsPage
    device: VitalsDevice
    metric: MeasuredVital
    /** Its index, from 0. */
    bucket: number
    count: number
  }

  /** A suspicious post: it is in its own table, and no mail has been sent about it. */
  review: {
    /** Id of the request, the lead or the ticket. */
    record_id: string
    kind: ConversationKind
    /** When the post came in. */
    created_at: string
    /** A list of `SuspicionReason`, in JSON. */
    reasons: string
    state: ReviewState
    decided_at: string | null
  }

  /** A spent form token: it cannot be used again. */
  spent_token: {
    /** The random part of the token; about nobody. */
    id: string
    spent_at: string
  }

  /** The secret that signs form tokens without a setting: made once, shared by all processes. */
  form_secret: {
    /** Always `form`: there is one. */
    name: string
    secret: string
  }

  /** What commands and the doctor know of the server. */
  server_state: {
    /** Such as `setting: SITE_URL` (last-start.ts) or `housekeeping: old data` (housekeeping.ts). */
    name: string
    value: string
    changed_at: string
  }

  /** An analysis of a website; without a link to it, it is removed. */
  analysis: {
    id: string
    created_at: string
    /** As `new URL` writes it. */
    address: string
    host: string
    stage: AnalysisStage
    reason: AnalysisReason | null
    /** How often it was begun: a run that was cut off begins again, twice at most. */
    attempts: number
    lease_owner: string | null
    lease_until: string | null
    finished_at: string | null
    /** `AnalysisResult` in JSON; '' until it is done. */
    result: string
  }

  /** A link to a report, of one visitor: others who asked for the same address have their own. */
  analysis_link: {
    id: string
    /** SHA-256 of its secret, in hexadecimal. */
    hash: string
    analysis_id: string
    created_at: string
    language: Locale
    /** The visitor's address; '' while they gave none. */
    email: string
    mailbox: Mailbox
    /** What is due once it is done: the visitor's mail, or the findings in the staff's mail about a request. */
    due: '' | 'mail' | 'findings'
    /** The contact request that named the website; ''. */
    contact_id: string
    /** The analysis this visitor had before; ''. */
    previous_id: string
  }

  /** A piece of a picture of an analysed page. */
  analysis_picture: {
    analysis_id: string
    device: 'phone' | 'desktop'
    /** From 0. */
    place: number
    /** CSS pixels of the whole picture. */
    width: number
    height: number
    bytes: Uint8Array
  }

  /** What a person of the staff changed in a report (domain/desk/pencil.ts). */
  analysis_pencil: {
    analysis_id: string
    changed_at: string
    /** The address of who did it, and their name as the visitor reads it. */
    staff: string
    name: string
    /** `Pencil` in JSON. */
    pencil: string
    /** Null: a draft, which the visitor does not see. */
    sent_at: string | null
  }

  /** A person who may use the desk. */
  staff: {
    id: string
    created_at: string
    email: string
    mailbox: Mailbox
    name: string
  }

  /** A link by mail that signs in once. */
  staff_link: {
    /** SHA-256 of its secret, in hexadecimal. */
    hash: string
    staff_id: string
    created_at: string
    expires_at: string
  }

  /** A signed-in browser. */
  staff_session: {
    /** SHA-256 of the cookie, in hexadecimal. */
    hash: string
    /** Names it in the list of sessions. */
    id: string
    staff_id: string
    created_at: string
    seen_at: string
    /** When the person last proved who they are. */
    confirmed_at: string
    /** Browser and system in words. */
    agent: string
  }

  /** A passkey (WebAuthn). */
  staff_passkey: {
    /** Credential id, base64url. */
    id: string
    staff_id: string
    created_at: string
    used_at: string
    name: string
    /** COSE key, base64url. */
    public_key: string
    counter: number
    /** JSON array. */
    transports: string
  }

  /** A challenge of a passkey or a state of OpenID Connect, used once. */
  staff_challenge: {
    /** SHA-256 of what the browser has in its cookie, in hexadecimal. */
    hash: string
    purpose: 'sign-in' | 'passkey' | 'openid'
    value: string
    expires_at: string
  }

  /** What the staff did; rows are only ever added. */
  journal: {
    id: string
    created_at: string
    /** The address of who did it. */
    staff: string
    act: DeskAct
    conversation_id: string | null
    detail: string
    /** The network they came from, such as 192.0.2.0/24; ''. */
    network: string
  }

  /** What somebody is writing; a fresh one says that they are writing now. */
  draft: {
    staff_id: string
    conversation_id: string
    changed_at: string
    text: string
    /** Ids of its files: a list in JSON. */
    files: string
  }

  /** An address whose posts and mails are set aside. */
  blocked_address: {
    mailbox: Mailbox
    created_at: string
    staff: string
  }

  /**
   * The words of an opening or a message, by its id. The engine keeps an index of them: on SQLite the tables
   * `search_index…`, on PostgreSQL the column `vector`.
   */
  search_text: {
    id: string
    conversation_id: string
    created_at: string
    words: string
  }
}

/** A row of a table as it is read, and as it is inserted. */
export type Row<Table extends keyof Database> = Selectable<Database[Table]>
export type NewRow<Table extends keyof Database> = Insertable<Database[Table]>
