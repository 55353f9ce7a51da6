import type { Locale } from '#domain/language/locales.ts'

import type { Row } from '../store/tables.ts'

/** A mailbox as an object, so that mail libraries need not parse a string. */
export interface Mailbox {
  name: string
  address: string
}

/** A rendered mail, to be put into the outbox. */
export interface Mail {
  kind: string
  recipient: string
  replyTo: Mailbox | null
  /** RFC 3834; `no`: a person wrote it. */
  autoSubmitted: 'auto-replied' | 'auto-generated' | 'no'
  priority: number
  language: Locale
  subject: string
  text: string
  html: string
  /** Message-IDs of the thread, oldest first; the last is the mail it answers. */
  references?: readonly string[]
  importance?: 'high' | 'normal'
  /** Ids of the attached files, in their order. */
  attachments?: readonly string[]
  conversationId?: string
  /** It is sent from then on; at once unless it says otherwise. */
  notBefore?: Date
}

export interface MailFile {
  name: string
  type: string
  content: Buffer
}

/** Lower is sent first; priorities up to `staff` have a lane of their own (outbox-worker.ts). */
export const MAIL_PRIORITY = { urgent: -1, staff: 0, visitor: 1 } as const

/** A mail as it is sent: the data of its row, nothing computed later, and its files. */
export type OutgoingMail = Pick<
  Row<'outbox'>,
  | ('id' | 'created_at' | 'sender' | 'sender_name' | 'recipient' | 'reply_to' | 'reply_to_name')
  | ('subject' | 'text' | 'html' | 'language' | 'message_id' | 'auto_submitted')
  | ('in_reply_to' | 'references' | 'importance')
> & { files: readonly MailFile[] }

/** Sends a mail; resolves when the other side has accepted it. */
export interface MailTransport {
  send: (mail: OutgoingMail) => Promise<void>
  close: () => void
}
