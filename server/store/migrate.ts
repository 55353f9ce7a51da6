import { sql, type Kysely } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'

import { createTables } from './migrations/0001-create-tables.ts'
import { addTickets } from './migrations/0002-tickets.ts'
import { createAttachmentTables } from './migrations/0003-attachments.ts'
import { createChatLeads } from './migrations/0004-chat-leads.ts'
import { createConsents } from './migrations/0005-consents.ts'
import { createVitalsHistogram } from './migrations/0006-vitals.ts'
import { createCountedPosts } from './migrations/0007-counted-posts.ts'
import { createSuspicion } from './migrations/0008-suspicion.ts'
import { addMailboxes } from './migrations/0009-mailboxes.ts'
import { createServerState } from './migrations/0011-server-state.ts'
import { nameFilesById } from './migrations/0012-files-of-events.ts'
import type { Database } from './tables.ts'

/**
 * All migrations by name, in order; in the code, so that a missing file is a compile error. SQLite does not
 * run DDL in Kysely's transaction: each must bear a second run.
 */
const migrations: Record<string, Migration> = {
  '0001-create-tables': createTables,
  '0002-tickets': addTickets,
  '0003-attachments': createAttachmentTables,
  '0004-chat-leads': createChatLeads,
  '0005-consents': createConsents,
  '0006-vitals': createVitalsHistogram,
  '0007-counted-posts': createCountedPosts,
  '0008-suspicion': createSuspicion,
  '0009-mailboxes': addMailboxes,
  '0011-server-state': createServerState,
  '0012-files-of-events': nameFilesById,
}

/** The database was last used by a newer version. */
export class DatabaseIsNewer extends Error {}

/**
 * Migrates the database and returns what was done; a second run changes nothing, and parallel runs wait for
 * each other. Column types are `text`, `integer`, `bigint` and `bytea`, which both engines know.
 * @param last the last migration to run, if not the newest.
 */
export async function migrate(db: Kysely<Database>, last?: string): Promise<readonly string[]> {
  const newer = (await readMigrations(db)).find((name) => !Object.hasOwn(migrations, name))
  if (newer !== undefined)
    throw new DatabaseIsNewer(
      `The database is of a newer version (it has ${newer}): use that version, or restore the backup from before the upgrade`,
    )
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
  const { error, results = [] } =
    last === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(last)
  if (error !== undefined) throw new Error('The database could not be migrated', { cause: error })
  return results.map(({ migrationName }) => migrationName)
}

/** The migrations a database has had, in order; none for an empty one. */
export async function readMigrations(db: Kysely<Database>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}
