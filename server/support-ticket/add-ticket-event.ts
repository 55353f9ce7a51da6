import type { Kysely, Selectable } from 'kysely'

import type { TicketEventType } from '#domain/support-ticket/ticket-status.ts'

import type { Database, TicketTable } from '../database/tables.ts'
import type { TicketEffects } from './ticket-effects.ts'
import { insertTicketEvent } from './ticket-rows.ts'

/** Adds to what happened to a ticket; gives the id of the event, which a mail about it speaks of. */
export async function addTicketEvent(
  trx: Kysely<Database>,
  ticket: Selectable<TicketTable>,
  { type, text, at }: { type: TicketEventType; text: string; at: Date },
  { newId }: Pick<TicketEffects, 'newId'>,
): Promise<string> {
  const id = newId()
  await insertTicketEvent(trx, {
    ...{ id, ticket_id: ticket.id, created_at: at.toISOString(), type, text },
    files: '[]',
  })
  return id
}
