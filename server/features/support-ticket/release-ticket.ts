import type { Kysely } from 'kysely'

import type { Database } from '../../store/tables.ts'
import { languageOffice } from '../../mail/render/mail-values.ts'
import { promisedAnswer } from './promised-answer.ts'
import { queueTicketMails, type TicketMailEffects } from './queue-ticket-mails.ts'
import { findTicketEvents, updateTicket } from './ticket-rows.ts'

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
  const events = await findTicketEvents(trx, id)
  const created = events.find(({ type }) => type === 'created')
  await queueTicketMails(trx, arrived, created?.files ?? [], effects)
}
