import type { Locale } from '#domain/language/locales.ts'

/** A mailbox as mail libraries take it without parsing: never a string. */
export interface Mailbox {
  name: string
  address: string
}

/** A rendered mail on its way into the outbox. */
export interface Mail {
  kind: string
  recipient: string
  replyTo: Mailbox | null
  /** RFC 3834; `no`: a person wrote it. */
  autoSubmitted: 'auto-replied' | 'auto-generated' | 'no'
  /** One of `MAIL_PRIORITY`. */
  priority: number
  language: Locale
  subject: string
  text: string
  html: string
  /** Message-IDs of the conversation it continues, oldest first; the last is the one it answers. */
  references?: readonly string[]
  importance?: 'high' | 'normal'
  /** Ids of the files that go along, in this order. */
  attachments?: readonly string[]
}

/** A file that goes along with a mail. */
export interface MailFile {
  name: string
  type: string
  content: Buffer
}

/** Lower goes first; the staff have a lane of their own up to `staff` (outbox-worker.ts). */
export const MAIL_PRIORITY = { urgent: -1, staff: 0, visitor: 1 } as const

/** A mail as it leaves: what a row of the outbox says, and nothing computed on the way. */
export interface OutgoingMail {
  id: string
  createdAt: Date
  sender: Mailbox
  recipient: string
  replyTo: Mailbox | null
  subject: string
  text: string
  html: string
  language: string
  messageId: string
  autoSubmitted: string
  inReplyTo: string | null
  references: readonly string[]
  importance: string | null
  files: readonly MailFile[]
}

/** Hands a mail over; resolves when the other side has taken responsibility for it. */
export interface MailTransport {
  send: (mail: OutgoingMail) => Promise<void>
  close: () => void
}
