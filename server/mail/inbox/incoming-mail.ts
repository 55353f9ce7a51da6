import type { Mailbox, MailFile } from '../outgoing-mail.ts'

/** A mail that came in, read once; everything in it is a stranger's data. */
export interface IncomingMail {
  /** SHA-256 of the raw mail, in hexadecimal. */
  hash: string
  /** `<...>` as in the header; '' if it has none. */
  messageId: string
  /** Null: none or several. */
  from: Mailbox | null
  /** Every address it was sent to: To, Cc, Delivered-To, X-Original-To, Envelope-To; at most 100. */
  recipients: readonly string[]
  /** Message-IDs it refers to: In-Reply-To and References, newest first, at most 50. */
  refersTo: readonly string[]
  /** One line, cut. */
  subject: string
  /** The whole text (HTML turned into text where there is no text part), at most 200,000 characters. */
  text: string
  /** The new part, without quotes and signature; equals `text` where nothing was recognised. */
  fresh: string
  /** As sent, unchecked: whoever stores them checks them as uploads are checked. */
  files: readonly IncomingFile[]
  /** Why nothing may be answered automatically; null: a person wrote it. */
  automatic: AutomaticReason | null
  /** The delivery report, if it is one (RFC 3464). */
  bounce: Bounce | null
}

/** A file, and whether it is a picture between the words, as a logo in a signature is. */
export type IncomingFile = MailFile & { isInText?: boolean }

/** What shows that no person waits for an answer. */
export type AutomaticReason = 'auto-submitted' | 'list' | 'bulk' | 'null-sender' | 'suppress' | 'own'

/** The report of a mail of ours that was not delivered. */
export interface Bounce {
  /** Of our mail, `<...>`; '' if the report does not name it. */
  messageId: string
  /** The address that our mail did not reach, before and after it was passed on; empty if the report names none. */
  recipients: readonly string[]
  /** Permanent: another try to this address is of no use. */
  isHard: boolean
  /** The other side's words, one line. */
  reason: string
}

/** A mail that cannot be parsed at all, or is made to hurt whoever parses it; the message says why. */
export class UnreadableMail extends Error {
  override name = 'UnreadableMail'
}
