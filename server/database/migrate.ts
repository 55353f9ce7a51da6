import type { Kysely } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'

import { createTables } from './migrations/0001-create-tables.ts'
import { addTickets } from './migrations/0002-tickets.ts'
import { createAttachmentTables } from './migrations/0003-attachments.ts'
import type { Database } from './tables.ts'

/**
 * All migrations by name, in order. They are in the code, not found in a folder, so that a missing
 * file is a compile error. SQLite does not run DDL in Kysely's transaction: each must bear a second run.
 */
const migrations: Record<string, Migration> = {
  '0001-create-tables': createTables,
  '0002-tickets': addTickets,
  '0003-attachments': createAttachmentTables,
}

/** Brings the database to the newest shape; a second run changes nothing. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw new Error('The database could not be migrated', { cause: error })
}
