import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import { hash, randomBytes } from 'node:crypto'

import { agency } from '#content/catalogue/agency.ts'
import type { Office } from '#domain/offices/office.ts'
import { answerBy } from '#domain/opening-hours/opening-hours.ts'
import { type TicketCategory, TICKET_LINK_DAYS } from '#domain/support-ticket/ticket-request.ts'
import {
  TICKET_EVENT_TYPES,
  type TicketFile,
  type TicketEventType,
} from '#domain/support-ticket/ticket-status.ts'

import { runCompiled, insertRow } from '../../store/compiled-queries.ts'
import { isPostgres } from '../../store/row-locks.ts'
import type { Database, TicketEventTable, TicketTable } from '../../store/tables.ts'

/** Inserts a ticket; false: its number is taken. An error would undo the whole transaction. */
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

/** The ticket of a number, locked until the end of the transaction. */
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

/** Changes the state of a ticket. */
export async function updateTicket(
  db: Kysely<Database>,
  id: string,
  changes: Pick<Updateable<TicketTable>, 'state' | 'answer_by'>,
): Promise<void> {
  await db.updateTable('ticket').set(changes).where('id', '=', id).execute()
}

/** An event of a ticket, with its files in their order. */
export type TicketEventWithFiles = Omit<Selectable<TicketEventTable>, 'files'> & { files: TicketFile[] }

/** The events of a ticket, oldest first. */
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
  // Ids of the same millisecond are not in order, and a reply that reopens a ticket is two events at once.
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

/** Message-IDs of a kind of mail about a ticket or its events, oldest first. */
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

/** A new event of a ticket, and its files. */
interface NewTicketEvent {
  type: TicketEventType
  text: string
  at: Date
  files?: readonly { id: string }[]
}

/** Inserts an event; returns its id, to which mails about it refer. */
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

/** The moment by which an office answers a ticket opened now, in ISO 8601. */
export function promisedAnswer(now: Date, category: TicketCategory, { timeZone }: Office): string {
  return answerBy(now, agency.supportPromise[category], agency.openingHours, timeZone).toISOString()
}

const SECRET_BYTES = 16
const LINK_LIFETIME_MS = TICKET_LINK_DAYS * 24 * 60 * 60 * 1_000
/** Secrets a ticket may have: who asks for a new link has lost the last one, not the last five. */
const MAX_LIVE_SECRETS = 5

/** A new secret for a link: 128 random bits, 22 characters that need no escaping in a URL. */
export function newTicketSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url')
}

/** The hash that is stored of a secret: 128 random bits need no salt and no slow hash. */
export function hashOfSecret(secret: string): string {
  return hash('sha256', secret)
}

/** Gives a ticket another secret; above the limit the oldest is removed. */
export async function issueSecret(
  trx: Kysely<Database>,
  ticketId: string,
  { now, newSecret }: { now: () => Date; newSecret: () => string },
): Promise<string> {
  const secret = newSecret()
  const createdAt = now()
  const newestFirst = await trx
    .selectFrom('ticket_secret')
    .select('hash')
    .where('ticket_id', '=', ticketId)
    .orderBy('created_at', 'desc')
    .execute()
  for (const { hash } of newestFirst.slice(MAX_LIVE_SECRETS - 1))
    await trx.deleteFrom('ticket_secret').where('hash', '=', hash).execute()
  await insertRow(trx, 'ticket_secret', {
    hash: hashOfSecret(secret),
    ticket_id: ticketId,
    created_at: createdAt.toISOString(),
    expires_at: new Date(createdAt.getTime() + LINK_LIFETIME_MS).toISOString(),
  })
  return secret
}

/** The ticket of a secret that has not expired, locked until the end of the transaction. */
export async function findTicketOfSecret(
  db: Kysely<Database>,
  hash: string,
  now: Date,
): Promise<Selectable<TicketTable> | undefined> {
  return db
    .selectFrom('ticket_secret')
    .innerJoin('ticket', 'ticket.id', 'ticket_secret.ticket_id')
    .selectAll('ticket')
    .where('hash', '=', hash)
    .where('expires_at', '>', now.toISOString())
    .$if(isPostgres(db), (query) => query.forUpdate('ticket'))
    .executeTakeFirst()
}

/** Removes expired secrets. */
export async function purgeSecrets(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('ticket_secret').where('expires_at', '<=', now.toISOString()).execute()
}
