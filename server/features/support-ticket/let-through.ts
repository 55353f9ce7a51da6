import type { Kysely, Selectable } from 'kysely'

import type { Database, TicketTable } from '../../store/tables.ts'
import { releaseTicket } from './release-ticket.ts'
import { markReleased } from '../../abuse/review/review-rows.ts'
import type { TicketMailEffects } from './queue-ticket-mails.ts'
import { findTicketToChange } from './ticket-rows.ts'

/**
 * The ticket, released if it was set aside: its customer has followed the link we mailed, so the address is theirs
 * and a person reads it. Run it in the transaction of what they do with it.
 */
export async function letThrough(
  trx: Kysely<Database>,
  ticket: Selectable<TicketTable>,
  effects: TicketMailEffects,
): Promise<Selectable<TicketTable>> {
  if ((await markReleased(trx, ticket.id, effects.now())) === null) return ticket
  await releaseTicket(trx, ticket.id, effects)
  return (await findTicketToChange(trx, ticket.number)) ?? ticket // with its new promise
}
