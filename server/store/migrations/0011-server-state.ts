import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What commands and the doctor know of the server: settings of its last start, failing housekeeping. */
export const createServerState: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('server_state')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .execute()
  },
}
