import { sql, type Kysely } from 'kysely'

import { isPostgres } from '../../store/row-locks.ts'
import type { Database } from '../../store/tables.ts'
import type { Acknowledged } from './visitors.ts'

/** Differences between a store and what visitors were told. Every visitor has posted with a key. */
export async function readKept(
  store: { open: () => Promise<{ db: Kysely<Database> }> },
  acknowledged: readonly Acknowledged[],
) {
  await using db = (await store.open()).db
  const records = await readRecords(db)
  const numbers = new Map(records.map(({ name, number }) => [name, number]))
  const staffMails = await countStaffMails(db)
  const { keys } = await db
    .selectFrom('idempotency_key')
    .select(db.fn.countAll<number>().as('keys'))
    .executeTakeFirstOrThrow()
  return {
    records: records.length,
    /** Acknowledged, but missing or different in the store. */
    missing: acknowledged.filter(({ name, number }) => numbers.get(name) !== number).map(({ name }) => name),
    /** Records without their staff mail, or with two. */
    withoutStaffMail: records.filter(({ id }) => staffMails.get(id) !== 1).map(({ name }) => name),
    /** Records whose copies would not be recognised. */
    withoutKey: records.length - keys,
    /** Tickets without their first event or link, or with two. */
    halfTickets: await countHalfTickets(db),
    integrity: await checkIntegrity(db),
  }
}

/** The result when nothing is lost. */
export const NOTHING_LOST = {
  missing: [],
  withoutStaffMail: [],
  withoutKey: 0,
  halfTickets: 0,
  integrity: 'ok',
}

/** All records from visitors. */
export async function readRecords(db: Kysely<Database>) {
  return db
    .selectFrom('conversation')
    .leftJoin('ticket', 'ticket.id', 'conversation.id')
    .select(['conversation.id', 'name', 'number'])
    .execute()
}

async function countStaffMails(db: Kysely<Database>): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('outbox')
    .select(['record_id', db.fn.countAll<number>().as('mails')])
    .where('auto_submitted', '=', 'auto-generated')
    .groupBy('record_id')
    .execute()
  return new Map(rows.map(({ record_id, mails }) => [record_id, mails]))
}

async function countHalfTickets(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ tickets: number }>`select count(*) as tickets from ticket
    where 1 <> (select count(*) from message where conversation_id = ticket.id and type = 'created')
      or 1 <> (select count(*) from conversation_secret where conversation_id = ticket.id)`.execute(db)
  return rows[0]?.tickets ?? Number.NaN
}

/** 'ok', or what the engine has found. PostgreSQL: every index against its table; it throws at the first fault. */
export async function checkIntegrity(db: Kysely<Database>): Promise<string> {
  if (!isPostgres(db)) {
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
    return rows.map((row) => row.integrity_check).join('; ')
  }
  await sql`create extension if not exists amcheck`.execute(db)
  await sql`select bt_index_check(pg_index.indexrelid, true) from pg_index
    join pg_class on pg_class.oid = pg_index.indexrelid join pg_am on pg_am.oid = pg_class.relam
    where pg_am.amname = 'btree' and pg_class.relnamespace = 'public'::regnamespace`.execute(db)
  return 'ok'
}
