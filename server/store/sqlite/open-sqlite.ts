import { resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { Kysely, SqliteDialect } from 'kysely'

import { databaseFile, makeDataFolder, makePrivateFile } from '../data-folder.ts'
import { migrate } from '../migrate.ts'
import type { Store } from '../store.ts'
import type { Database } from '../tables.ts'
import { createGroupedWriter } from './grouped-writer.ts'
import { kyselyDatabase } from './node-sqlite.ts'
import { openingFailure } from './sqlite-errors.ts'

/** Below it two connections that checkpoint at once can corrupt the file (SQLite's WAL-reset bug). */
const OLDEST_SAFE_SQLITE = '3.51.3'
/** While starting nothing else runs, so the engine may wait for a lock itself. */
const START_BUSY_TIMEOUT_MS = 5_000
/** `node:sqlite` blocks the event loop while it waits: short here, the writer tries again (grouped-writer.ts). */
const BUSY_TIMEOUT_MS = 5

/** Each is set and then asserted: a file system that refuses WAL must not be found out by a loss. */
const PRAGMAS = [
  ['journal_mode', 'WAL', 'wal'],
  ['synchronous', 'FULL', 2],
  ['foreign_keys', 'ON', 1],
  ['mmap_size', '0', 0],
  ['secure_delete', 'ON', 1],
  ['temp_store', 'MEMORY', 2], // savepoints wrote 60 KB a request to temporary files, with visitors' words in them
] as const

/** Opens `valmis.db` in the data folder, durable settings asserted, migrated; throws one clear line. */
export async function openSqlite(dataDir: string): Promise<Store> {
  refuseOldSqlite(process.versions['sqlite'] ?? '0')
  makeDataFolder(dataDir)
  const file = resolve(databaseFile(dataDir))
  try {
    makePrivateFile(file)
    return await openFile(file)
  } catch (error) {
    throw openingFailure(file, error)
  }
}

async function openFile(file: string): Promise<Store> {
  const database = new DatabaseSync(file, { timeout: START_BUSY_TIMEOUT_MS })
  try {
    for (const [name, value, expected] of PRAGMAS) {
      database.exec(`PRAGMA ${name} = ${value}`)
      const actual = Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0] ?? expected
      if (actual !== expected) throw new Error(`The database does not accept ${name} = ${value}`)
    }
    const db = new Kysely<Database>({ dialect: new SqliteDialect({ database: kyselyDatabase(database) }) })
    const migrated = await migrate(db)
    database.exec('begin immediate; rollback') // a file that cannot be written is found out now
    database.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`)
    return { db, write: createGroupedWriter(db), clock: null, migrated }
  } catch (error) {
    if (database.isOpen) database.close()
    throw error
  }
}

/** Throws when the engine is older than the first version without the WAL-reset bug. */
export function refuseOldSqlite(version: string): void {
  if (version.localeCompare(OLDEST_SAFE_SQLITE, 'en', { numeric: true }) < 0) {
    throw new Error(`SQLite ${version} can corrupt data; ${OLDEST_SAFE_SQLITE} or newer is needed`)
  }
}
