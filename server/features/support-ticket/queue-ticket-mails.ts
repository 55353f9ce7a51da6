import type { Kysely, Selectable } from 'kysely'

import type { ClaimedAttachment } from './attachments/claim-attachments.ts'
import type { Database, TicketTable } from '../../store/tables.ts'
import { mayAcknowledge } from '../../mail/outbox/may-acknowledge.ts'
import { queueMail } from '../../mail/outbox/queue-mail.ts'
import type { ForOffice } from '../../http/visitor/visitor-office.ts'
import { ticketConfirmation } from './customer-mails.ts'
import { ticketNotification } from './staff-mails.ts'
import type { TicketEffects } from './ticket-effects.ts'
import { issueSecret } from './ticket-secret.ts'

/** What the mails of a new ticket need besides the database. */
export type TicketMailEffects = Omit<TicketEffects, 'claimAttachments' | 'randomBelow'>

/** Queues what the staff and the customer are told of a new ticket, in one transaction; false: the customer gets no mail. */
export async function queueTicketMails(
  trx: Kysely<Database>,
  ticket: Selectable<TicketTable> & ForOffice,
  attachments: readonly ClaimedAttachment[],
  effects: TicketMailEffects,
): Promise<boolean> {
  const { renderMail, places } = effects
  const files = { attachments, areAttached: effects.fitIntoMail(attachments) }
  const mail = ticketNotification(renderMail, ticket, files, places)
  await queueMail(trx, mail, ticket.id, effects)
  return acknowledge(trx, ticket, effects)
}

/** Without a mail there is no link either: nobody would know its secret. */
async function acknowledge(
  trx: Kysely<Database>,
  { id, answer_by, ...ticket }: Selectable<TicketTable> & ForOffice,
  effects: TicketMailEffects,
): Promise<boolean> {
  if (!(await mayAcknowledge(trx, ticket.email, 'ticket', effects))) return false
  const { renderMail, places } = effects
  const secret = await issueSecret(trx, id, effects)
  const promised = { ...ticket, secret, answerBy: new Date(answer_by) }
  await queueMail(trx, ticketConfirmation(renderMail, promised, places), id, effects)
  return true
}
