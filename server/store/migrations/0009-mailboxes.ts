import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

import { mailboxOf } from '../../mailbox.ts'

/** Tables with an address: its column, and the column of its mailbox. */
const ADDRESSES = [
  ['contact_request', 'email', 'mailbox'],
  ['chat_lead', 'email', 'mailbox'],
  ['ticket', 'email', 'mailbox'],
  ['outbox', 'recipient', 'recipient_mailbox'],
] as const
/** Rows per statement: SQLite syncs after each. */
const ROWS_AT_ONCE = 500

/** Adds the normal form of every address, and of the person each stored answer is about. */
export const addMailboxes: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [table, address, mailbox] of ADDRESSES) {
      await addColumn(db, table, mailbox)
      await fill(db, table, address, mailbox)
    }
    for (const table of ['contact_request', 'chat_lead', 'ticket'])
      await createIndex(db, `${table}_mailbox`, table, ['mailbox'])
    await createIndex(db, 'outbox_recipient_mailbox', 'outbox', ['recipient_mailbox', 'created_at'])
    await db.schema.dropIndex('outbox_recipient').ifExists().execute()

    // Nothing says whose the older answers are, and keeping them would outlive an erasure. Without them, a
    // form sent again after the migration counts twice.
    // form that was sent before the migration and is sent again after it counts twice.
    await addColumn(db, 'idempotency_key', 'mailbox')
    await sql`delete from idempotency_key where mailbox = '' and scope not like '%consent%'`.execute(db)
    await createIndex(db, 'idempotency_key_mailbox', 'idempotency_key', ['mailbox'])
  },
}

async function fill(db: Kysely<unknown>, table: string, address: string, mailbox: string): Promise<void> {
  for (let last = ''; ;) {
    const { rows } = await sql<{ id: string; address: string }>`
      select id, ${sql.ref(address)} as address from ${sql.table(table)}
      where id > ${last} and ${sql.ref(mailbox)} = '' order by id limit ${sql.lit(ROWS_AT_ONCE)}`.execute(db)
    const ids = rows.map(({ id }) => id)
    if (rows.length === 0) return
    const cases = rows.map((row) => sql`when ${row.id} then ${mailboxOf(row.address)}`)
    await sql`update ${sql.table(table)} set ${sql.ref(mailbox)} = case id ${sql.join(cases, sql` `)} end
      where id in (${sql.join(ids)})`.execute(db)
    last = ids.at(-1) ?? ''
  }
}

async function createIndex(db: Kysely<unknown>, name: string, table: string, columns: string[]) {
  await db.schema.createIndex(name).ifNotExists().on(table).columns(columns).execute()
}

/** A second run must change nothing; SQLite cannot undo half a migration and has no `if not exists` here. */
async function addColumn(db: Kysely<unknown>, name: string, column: string): Promise<void> {
  const tables = await db.introspection.getTables()
  const known = tables.find((table) => table.name === name)?.columns.map((known) => known.name)
  if (known?.includes(column) === true) return
  await db.schema
    .alterTable(name)
    .addColumn(column, 'text', (added) => added.notNull().defaultTo(''))
    .execute()
}
