import type { Kysely, Selectable } from 'kysely'

import type { TicketEventType } from '#domain/support-ticket/ticket-status.ts'

import { insertRow } from '../../store/compiled-queries.ts'
import type { Database, TicketTable } from '../../store/tables.ts'
import type { TicketEffects } from './ticket-effects.ts'

/** Something that happens to a ticket, and the files that came with it. */
interface NewTicketEvent {
  type: TicketEventType
  text: string
  at: Date
  files?: readonly { id: string }[]
}

/** Adds to what happened to a ticket; gives the id of the event, which a mail about it speaks of. */
export async function addTicketEvent(
  trx: Kysely<Database>,
  ticket: Selectable<TicketTable>,
  { type, text, at, files = [] }: NewTicketEvent,
  { newId }: Pick<TicketEffects, 'newId'>,
): Promise<string> {
  const id = newId()
  await insertRow(trx, 'ticket_event', {
    ...{ id, ticket_id: ticket.id, created_at: at.toISOString(), type, text },
    files: JSON.stringify(files.map((file) => file.id)),
  })
  return id
}
