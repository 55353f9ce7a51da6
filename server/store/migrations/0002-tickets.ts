import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Tickets, their events and links; threads of mails. */
export const addTickets: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('ticket')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('number', 'text', (column) => column.notNull().unique())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('category', 'text', (column) => column.notNull())
      .addColumn('urgency', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('answer_by', 'text', (column) => column.notNull())
      .execute()

    await db.schema
      .createTable('ticket_event')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('ticket_id', 'text', (column) =>
        column.notNull().references('ticket.id').onDelete('cascade'),
      )
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('files', 'text', (column) => column.notNull())
      .execute()
    await createIndex(db, 'ticket_event_timeline', 'ticket_event', ['ticket_id', 'created_at'])

    await db.schema
      .createTable('ticket_secret')
      .ifNotExists()
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('ticket_id', 'text', (column) =>
        column.notNull().references('ticket.id').onDelete('cascade'),
      )
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute()
    await createIndex(db, 'ticket_secret_ticket', 'ticket_secret', ['ticket_id'])
    await createIndex(db, 'ticket_secret_age', 'ticket_secret', ['expires_at'])

    await addTextColumns(db, 'outbox', ['in_reply_to', 'references', 'importance'])
    await createIndex(db, 'outbox_recipient', 'outbox', ['recipient', 'created_at']) // to count acknowledgements
  },
}

async function createIndex(db: Kysely<unknown>, name: string, table: string, columns: string[]) {
  await db.schema.createIndex(name).ifNotExists().on(table).columns(columns).execute()
}

/** A second run must change nothing; SQLite cannot undo half a migration and has no `if not exists` here. */
async function addTextColumns(db: Kysely<unknown>, name: string, columns: readonly string[]) {
  if (db.getExecutor().adapter.supportsTransactionalDdl) {
    for (const column of columns)
      await sql`alter table ${sql.table(name)} add column if not exists ${sql.ref(column)} text`.execute(db)
    return
  }
  const tables = await db.introspection.getTables()
  const known = tables.find((table) => table.name === name)?.columns.map((column) => column.name)
  for (const column of columns) {
    if (known?.includes(column) !== true) await db.schema.alterTable(name).addColumn(column, 'text').execute()
  }
}
