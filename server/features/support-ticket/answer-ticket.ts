import type { Kysely, Selectable } from 'kysely'

import type { Database, TicketTable } from '../../store/tables.ts'
import { queueMail } from '../../mail/outbox/queue-mail.ts'
import { addTicketEvent } from './add-ticket-event.ts'
import { CUSTOMER_MAIL_KINDS, ticketAnswerMail, ticketClosedMail } from './customer-mails.ts'
import type { TicketEffects } from './ticket-effects.ts'
import { findMessageIds, updateTicket } from './ticket-rows.ts'
import { issueSecret } from './ticket-secret.ts'

/** What the staff need to write to a customer. */
export type AnswerEffects = Pick<
  TicketEffects,
  'now' | 'newId' | 'newSecret' | 'renderMail' | 'identity' | 'places'
>

/**
 * Keeps what the staff answered and queues it for the customer; run it inside one transaction. A solved ticket is
 * spoken of again: that opens it.
 */
export async function keepAnswer(
  trx: Kysely<Database>,
  ticket: Selectable<TicketTable>,
  answer: string,
  effects: AnswerEffects,
): Promise<void> {
  const at = effects.now()
  const answerId = await addTicketEvent(trx, ticket, { type: 'staff-reply', text: answer, at }, effects)
  if (ticket.state === 'solved')
    await addTicketEvent(trx, ticket, { type: 'reopened', text: '', at }, effects)
  await updateTicket(trx, ticket.id, { state: 'answered' })
  const { renderMail, places } = effects
  const mail = ticketAnswerMail(renderMail, { ...(await addressed(trx, ticket, effects)), answer }, places)
  await queueMail(trx, mail, answerId, effects)
}

/**
 * Marks a ticket as solved by the staff and tells its customer how to open it again; run it inside one
 * transaction. False: it was solved already, nothing is changed and nobody written to.
 */
export async function closeTicket(
  trx: Kysely<Database>,
  ticket: Selectable<TicketTable>,
  effects: AnswerEffects,
): Promise<boolean> {
  if (ticket.state === 'solved') return false
  const event = { type: 'solved-by-staff', text: '', at: effects.now() } as const
  const eventId = await addTicketEvent(trx, ticket, event, effects)
  await updateTicket(trx, ticket.id, { state: 'solved' })
  const { renderMail, places } = effects
  const mail = ticketClosedMail(renderMail, await addressed(trx, ticket, effects), places)
  await queueMail(trx, mail, eventId, effects)
  return true
}

/** The ticket with a link of its own and the conversation so far: of the old links only hashes are kept. */
async function addressed(trx: Kysely<Database>, ticket: Selectable<TicketTable>, effects: AnswerEffects) {
  const references = await findMessageIds(trx, ticket.id, CUSTOMER_MAIL_KINDS)
  return { ...ticket, references, secret: await issueSecret(trx, ticket.id, effects) }
}
