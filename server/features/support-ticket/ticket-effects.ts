import type { Locale } from '#domain/language/locales.ts'

import type { AcknowledgementEffects } from '../../mail/outbox/may-acknowledge.ts'
import type { MailIdentity } from '../../mail/outbox/queue-mail.ts'
import type { RenderMail } from '../../mail/render/render-mail.ts'
import type { TicketAttachments } from './ticket-attachments.ts'

/** Where the mails of a ticket come from and go to. */
export interface TicketMailPlaces {
  supportMailbox: string
  siteUrl: string
  /** What the staff reads; the agency's own choice is right outside of tests. */
  staffLanguage?: Locale
}

/** What working on tickets needs besides the database. */
export interface TicketEffects extends TicketAttachments, AcknowledgementEffects {
  newId: () => string
  /** See `newTicketSecret`. */
  newSecret: () => string
  /** An unpredictable whole number from 0 to below a limit. */
  randomBelow: (limit: number) => number
  renderMail: RenderMail
  identity: MailIdentity
  places: TicketMailPlaces
}
