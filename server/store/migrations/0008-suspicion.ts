import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Posts set aside for review, spent form tokens, and the secret that signs tokens. */
export const createSuspicion: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('review')
      .ifNotExists()
      .addColumn('record_id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('reasons', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('decided_at', 'text')
      .execute()
    await createIndex(db, 'review_waiting', 'review', ['state', 'created_at'])

    await db.schema
      .createTable('spent_token')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('spent_at', 'text', (column) => column.notNull())
      .execute()
    await createIndex(db, 'spent_token_age', 'spent_token', ['spent_at'])

    await db.schema
      .createTable('form_secret')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('secret', 'text', (column) => column.notNull())
      .execute()

    // To count the acknowledgements of an hour.
    // By time first: starting with `auto_submitted` it would compete with `outbox_recipient`.
    await createIndex(db, 'outbox_acknowledgements', 'outbox', ['created_at', 'auto_submitted'])
  },
}

async function createIndex(db: Kysely<unknown>, name: string, table: string, columns: string[]) {
  await db.schema.createIndex(name).ifNotExists().on(table).columns(columns).execute()
}
