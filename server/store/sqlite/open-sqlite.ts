import { resolve } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'

import { Kysely, SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely'

import { databaseFile, makeDataFolder, makePrivateFile } from '../data-folder.ts'
import { migrate } from '../migrate.ts'
import type { Store } from '../store.ts'
import type { Database } from '../tables.ts'
import { createGroupedWriter } from './grouped-writer.ts'
import { openingFailure } from './sqlite-errors.ts'

/** Before this version, parallel checkpoints can corrupt the file (SQLite's WAL-reset bug). */
const OLDEST_SAFE_SQLITE = '3.51.3'
/** Nothing else runs during the start, so the engine may wait for a lock itself. */
const START_BUSY_TIMEOUT_MS = 5_000
/** `node:sqlite` blocks the event loop while it waits: short here, the writer retries (grouped-writer.ts). */
const BUSY_TIMEOUT_MS = 5

/** Each is set and then checked: a file system without WAL must not be found out by a loss. */
const PRAGMAS = [
  ['journal_mode', 'WAL', 'wal'],
  ['synchronous', 'FULL', 2],
  ['foreign_keys', 'ON', 1],
  ['mmap_size', '0', 0],
  ['cache_size', '-65536', -65536], // KiB; with 2 MB posts slow down as the indexes grow
  ['secure_delete', 'ON', 1],
  ['temp_store', 'MEMORY', 2], // savepoints wrote 60 KB a request to temporary files, with visitors' words in them
] as const

/** Opens `valmis.db` in the data folder, checks its durable settings, and migrates it; throws one clear line. */
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
    database.exec('begin immediate; rollback') // an unwritable file is found out now
    database.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`)
    return { db, write: createGroupedWriter(db), clock: null, migrated }
  } catch (error) {
    if (database.isOpen) database.close()
    throw error
  }
}

/** Throws when the engine has the WAL-reset bug. */
export function refuseOldSqlite(version: string): void {
  if (version.localeCompare(OLDEST_SAFE_SQLITE, 'en', { numeric: true }) < 0) {
    throw new Error(`SQLite ${version} can corrupt data; ${OLDEST_SAFE_SQLITE} or newer is needed`)
  }
}

/** Prepared statements that are kept. We have some hundred; the migrations of a new database have 200 more. */
const MAX_PREPARED = 200

/** `node:sqlite` in the shape Kysely's own SQLite dialect expects (that of better-sqlite3). */
export function kyselyDatabase(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>()
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = prepared.get(sql)
      if (known !== undefined) return known
      const statement = kyselyStatement(database.prepare(sql))
      // Never refuse the newest: a statement for every query was 2 % of the time, and 0.1 s to collect.
      if (prepared.size >= MAX_PREPARED) prepared.clear()
      prepared.set(sql, statement)
      return statement
    },
  }
}

type Parameters = Parameters_<StatementSync['all']>
type Parameters_<F> = F extends (...values: infer Values) => unknown ? Values : never

function kyselyStatement(statement: StatementSync): SqliteStatement {
  const values = (parameters: readonly unknown[]) => parameters as Parameters
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  }
}
