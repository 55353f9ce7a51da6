import type { Locale } from '#domain/language/locales.ts'

/** A mailbox as mail libraries take it without parsing: never a string (reliability finding 1). */
export interface Mailbox {
  name: string
  address: string
}

/** A rendered mail on its way into the outbox. */
export interface Mail {
  kind: string
  recipient: string
  replyTo: Mailbox | null
  /** RFC 3834. */
  autoSubmitted: 'auto-replied' | 'auto-generated'
  priority: number
  language: Locale
  subject: string
  text: string
  html: string
}

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
}

/** Hands a mail over; resolves when the other side has taken responsibility for it. */
export interface MailTransport {
  send: (mail: OutgoingMail) => Promise<void>
  close: () => void
}
