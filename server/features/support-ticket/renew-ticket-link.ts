import type { Kysely } from 'kysely'

import { parseTicketNumber } from '#domain/support-ticket/ticket-number.ts'

import type { Database } from '../../store/tables.ts'
import { mailboxOf } from '../../mailbox.ts'
import { mayAcknowledge } from '../../mail/outbox/may-acknowledge.ts'
import { queueMail } from '../../mail/outbox/queue-mail.ts'
import { ticketLinkMail } from './customer-mails.ts'
import type { LinkRequest } from './read-follow.ts'
import type { TicketEffects } from './ticket-effects.ts'
import { findTicket } from './ticket-rows.ts'
import { issueSecret } from './ticket-secret.ts'

/** Mails a new link, if number and address belong together; says to nobody whether they do. */
export async function renewTicketLink(
  trx: Kysely<Database>,
  { number, email, language }: LinkRequest,
  effects: TicketEffects,
): Promise<void> {
  const ticket = await findTicket(trx, parseTicketNumber(number) ?? '')
  if (ticket === undefined || mailboxOf(ticket.email) !== mailboxOf(email)) return
  if (!(await mayAcknowledge(trx, ticket.email, 'link', effects))) return // before an old secret makes way for nothing
  const secret = await issueSecret(trx, ticket.id, effects)
  const link = { ...ticket, language: language ?? ticket.language, secret }
  const mail = ticketLinkMail(effects.renderMail, link, effects.places)
  await queueMail(trx, mail, effects.newId(), effects) // a record of its own each time
}
