import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Visitors who asked in the chat to be contacted. */
export const createChatLeads: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('chat_lead')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('asked_at', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('phone', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .execute()
  },
}
