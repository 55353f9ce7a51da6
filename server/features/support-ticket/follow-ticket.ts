import type { Kysely, Selectable } from 'kysely'

import type { Office } from '#domain/offices/office.ts'

import type { Database, TicketTable } from '../../store/tables.ts'
import { queueMail } from '../../mail/outbox/queue-mail.ts'
import { addTicketEvent } from './add-ticket-event.ts'
import { promisedAnswer } from './promised-answer.ts'
import { replyNotification, solvedNotification, STAFF_MAIL_KINDS } from './staff-mails.ts'
import type { TicketEffects } from './ticket-effects.ts'
import { findMessageIds, updateTicket } from './ticket-rows.ts'

/**
 * Keeps what a customer wrote and queues the staff's mail; run it inside one transaction. A ticket that was
 * answered or solved is open again, with a promise of its own; one that is waiting keeps the first.
 */
export async function keepReply(
  trx: Kysely<Database>,
  ticket: Selectable<TicketTable>,
  { text, attachments: ids, office }: { text: string; attachments: readonly string[]; office: Office },
  effects: TicketEffects,
): Promise<void> {
  const at = effects.now()
  const attachments = await effects.claimAttachments(trx, ids, ticket.id)
  const event = { type: 'customer-reply', text, at, files: attachments } as const
  const replyId = await addTicketEvent(trx, ticket, event, effects)
  if (ticket.state === 'solved')
    await addTicketEvent(trx, ticket, { type: 'reopened', text: '', at }, effects)
  const isWaiting = ticket.state === 'open'
  const answer_by = isWaiting ? ticket.answer_by : promisedAnswer(at, ticket.category, office)
  await updateTicket(trx, ticket.id, { state: 'open', answer_by })
  const reply = { text, at, references: await findMessageIds(trx, ticket.id, STAFF_MAIL_KINDS) }
  const files = { attachments, areAttached: effects.fitIntoMail(attachments) }
  const { renderMail, places } = effects
  const mail = replyNotification(renderMail, { ...ticket, answer_by }, { ...reply, files }, places)
  await queueMail(trx, mail, replyId, effects)
}

/** Marks a ticket as solved by its customer and tells the staff; a second time changes nothing. */
export async function markSolved(
  trx: Kysely<Database>,
  ticket: Selectable<TicketTable>,
  effects: TicketEffects,
): Promise<void> {
  if (ticket.state === 'solved') return
  const at = effects.now()
  const eventId = await addTicketEvent(trx, ticket, { type: 'solved-by-customer', text: '', at }, effects)
  await updateTicket(trx, ticket.id, { state: 'solved' })
  const solved = { at, references: await findMessageIds(trx, ticket.id, STAFF_MAIL_KINDS) }
  const { renderMail, places } = effects
  await queueMail(trx, solvedNotification(renderMail, ticket, solved, places), eventId, effects)
}
