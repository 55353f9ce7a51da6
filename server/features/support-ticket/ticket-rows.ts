import { agency } from '#content/catalogue/agency.ts'
import type { Office } from '#domain/offices/office.ts'
import { answerBy } from '#domain/opening-hours/opening-hours.ts'
import type { TicketCategory } from '#domain/support-ticket/ticket-request.ts'
import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'

import {
  TICKET_EVENT_TYPES,
  type TicketFile,
  type TicketEventType,
} from '#domain/support-ticket/ticket-status.ts'

import { runCompiled, insertRow } from '../../store/compiled-queries.ts'
import { isPostgres } from '../../store/row-locks.ts'
import type { Database, TicketEventTable, TicketTable } from '../../store/tables.ts'

/** Keeps a ticket; false when its number is taken. A conflict that is raised would undo the whole transaction. */
export async function insertTicket(db: Kysely<Database>, row: Insertable<TicketTable>): Promise<boolean> {
  const rows = await runCompiled(
    db,
    `insert ticket ${Object.keys(row).join(' ')} if free`,
    Object.values(row),
    () =>
      db
        .insertInto('ticket')
        .values(row)
        .onConflict((conflict) => conflict.column('number').doNothing())
        .returning('id'),
  )
  return rows.length > 0
}

/** The ticket of a number, if there is one. */
export async function findTicket(
  db: Kysely<Database>,
  number: string,
): Promise<Selectable<TicketTable> | undefined> {
  const [row] = await runCompiled(db, 'find ticket', [number], () =>
    db.selectFrom('ticket').selectAll().where('number', '=', number),
  )
  return row
}

/** The ticket of a number; nobody else changes it until the transaction ends. */
export async function findTicketToChange(
  trx: Kysely<Database>,
  number: string,
): Promise<Selectable<TicketTable> | undefined> {
  return trx
    .selectFrom('ticket')
    .selectAll()
    .where('number', '=', number)
    .$if(isPostgres(trx), (query) => query.forUpdate())
    .executeTakeFirst()
}

/** Changes where a ticket stands. */
export async function updateTicket(
  db: Kysely<Database>,
  id: string,
  changes: Pick<Updateable<TicketTable>, 'state' | 'answer_by'>,
): Promise<void> {
  await db.updateTable('ticket').set(changes).where('id', '=', id).execute()
}

/** Something that happened to a ticket, with its files in the order they were given in. */
export type TicketEventWithFiles = Omit<Selectable<TicketEventTable>, 'files'> & { files: TicketFile[] }

/** What happened to a ticket, oldest first. */
export async function findTicketEvents(
  db: Kysely<Database>,
  ticketId: string,
): Promise<TicketEventWithFiles[]> {
  const files = await db
    .selectFrom('attachment')
    .select(['id', 'name', 'type', 'size'])
    .where('ticket_id', '=', ticketId)
    .execute()
  const rows = await db
    .selectFrom('ticket_event')
    .selectAll()
    .where('ticket_id', '=', ticketId)
    .orderBy('created_at')
    .execute()
  // Ids do not sort within a millisecond, and a reply that reopens a ticket is two events in one.
  const rank = ({ type }: Pick<TicketEventTable, 'type'>) => TICKET_EVENT_TYPES.indexOf(type)
  const events = rows.map((row) => {
    const ids = JSON.parse(row.files) as string[]
    return { ...row, files: ids.flatMap((id) => files.filter((file) => file.id === id)) }
  })
  return events.sort((one, other) =>
    one.created_at === other.created_at
      ? rank(one) - rank(other)
      : one.created_at < other.created_at
        ? -1
        : 1,
  )
}

/** Message-IDs of the mails of a kind that speak of a ticket or of what happened to it, oldest first. */
export async function findMessageIds(
  db: Kysely<Database>,
  ticketId: string,
  kinds: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('outbox')
    .select('message_id')
    .where('kind', 'in', kinds)
    .where('record_id', 'in', (query) =>
      query
        .selectFrom('ticket_event')
        .select('id')
        .where('ticket_id', '=', ticketId)
        .union(query.selectFrom('ticket').select('id').where('id', '=', ticketId)),
    )
    .orderBy('created_at')
    .execute()
  return rows.map((row) => row.message_id)
}

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
  { newId }: { newId: () => string },
): Promise<string> {
  const id = newId()
  await insertRow(trx, 'ticket_event', {
    id,
    ticket_id: ticket.id,
    created_at: at.toISOString(),
    type,
    text,
    files: JSON.stringify(files.map((file) => file.id)),
  })
  return id
}

/** By when an office answers a ticket of this moment, in ISO 8601. */
export function promisedAnswer(now: Date, category: TicketCategory, { timeZone }: Office): string {
  return answerBy(now, agency.supportPromise[category], agency.openingHours, timeZone).toISOString()
}
