import { agency } from '#content/catalogue/agency.ts'
import type { Locale } from '#domain/language/locales.ts'
import type { Office } from '#domain/offices/office.ts'
import { answerBy } from '#domain/opening-hours/opening-hours.ts'
import type { TicketCategory } from '#domain/support-ticket/ticket-request.ts'

import type { AcknowledgementEffects } from '../../mail/outbox/may-acknowledge.ts'
import type { MailIdentity } from '../../mail/outbox/queue-mail.ts'
import type { RenderMail } from '../../mail/render/render-mail.ts'
import type { ClaimedAttachment, claimAttachments } from './attachments/claim-attachments.ts'

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

/** What a ticket asks of the store of uploaded files. */
interface TicketAttachments {
  /** Makes files belong to a ticket, in its transaction; throws an `ApiProblem` when one cannot. */
  claimAttachments: typeof claimAttachments
  /** Whether files are small enough together to be sent by mail. */
  fitIntoMail: (attachments: readonly ClaimedAttachment[]) => boolean
}

/** By when an office answers a ticket of this moment, in ISO 8601. */
export function promisedAnswer(now: Date, category: TicketCategory, { timeZone }: Office): string {
  return answerBy(now, agency.supportPromise[category], agency.openingHours, timeZone).toISOString()
}
