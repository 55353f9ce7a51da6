/** Tables as Kysely sees them. Times are ISO 8601 in UTC: they sort as text on every engine. */
export interface Database {
  contact_request: ContactRequestTable
  outbox: OutboxTable
  idempotency_key: IdempotencyKeyTable
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
  /** Lower goes first: staff mail is 0. */
  priority: number
  state: OutboxState
  attempts: number
  next_attempt_at: string
  lease_owner: string | null
  lease_until: string | null
  last_error: string | null
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
