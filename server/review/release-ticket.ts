import type { Kysely } from 'kysely'

import type { ClaimedAttachment } from '../attachments/claim-attachments.ts'
import type { Database } from '../database/tables.ts'
import { languageOffice } from '../mail/mail-values.ts'
import { promisedAnswer } from '../support-ticket/promised-answer.ts'
import { queueTicketMails, type TicketMailEffects } from '../support-ticket/queue-ticket-mails.ts'
import { findTicketEvents, updateTicket } from '../support-ticket/ticket-rows.ts'

/** Promises an answer to a ticket that was set aside, as of now, and queues its mails with its files. */
export async function releaseTicket(
  trx: Kysely<Database>,
  id: string,
  effects: TicketMailEffects,
): Promise<void> {
  const kept = await trx.selectFrom('ticket').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const now = effects.now()
  const ticket = { ...kept, answer_by: promisedAnswer(now, kept.category, languageOffice(kept.language)) }
  await updateTicket(trx, id, { state: ticket.state, answer_by: ticket.answer_by })
  const arrived = { ...ticket, created_at: now.toISOString() } // what its mails say; the page tells the truth
  await queueTicketMails(trx, arrived, await filesOf(trx, id), effects)
}

/** Its files in the order the customer gave them in. */
async function filesOf(trx: Kysely<Database>, ticketId: string): Promise<readonly ClaimedAttachment[]> {
  const files = await trx
    .selectFrom('attachment')
    .select(['id', 'name', 'size', 'type'])
    .where('ticket_id', '=', ticketId)
    .execute()
  const [created] = await findTicketEvents(trx, ticketId)
  const names = JSON.parse(created?.files ?? '[]') as string[]
  return files.sort((one, other) => names.indexOf(one.name) - names.indexOf(other.name))
}
