import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'

import { migrations } from './migrations.ts'
import type { Db } from './tables.ts'

/** The database was last used by a newer version. */
export class DatabaseIsNewer extends Error {}

/**
 * Migrates the database and returns what was done; a second run changes nothing, and parallel runs wait for
 * each other.
 * @param last the last migration to run, if not the newest.
 */
export async function migrate(db: Db, last?: string): Promise<readonly string[]> {
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
export async function readMigrations(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}
