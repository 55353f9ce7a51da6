import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { Kysely, sql, SqliteDialect } from 'kysely'

import { databaseFile } from '../../store/data-folder.ts'
import { DatabaseIsNewer, migrate, readMigrations } from '../../store/migrate.ts'
import { kyselyDatabase } from '../../store/sqlite/open-sqlite.ts'
import type { Database, Db } from '../../store/tables.ts'
import type { Settings } from '../../settings.ts'
import {
  BackupRefused,
  copyTables,
  readContents,
  readTables,
  refuseDifference,
  type TableContents,
} from './copy-tables.ts'

/**
 * A backup is a SQLite file for either engine, so that it can be restored into either: the tables, and one
 * more with the number and hash of each table's rows. Why: docs/decisions/0051-one-backup-for-both.md.
 */
type Place = Pick<Settings, 'dataDir' | 'databaseUrl'>

/** A writing server holds the lock for milliseconds. */
const BUSY_TIMEOUT_MS = 5_000
const IN_USE = 'The database is in use: stop the server first'
/** Private to its maker: it contains what people wrote. */
const PRIVATE = 0o600

/** Writes what is committed into a new file, beside running servers; named when it is complete and on disk. */
export async function backUp({ dataDir, databaseUrl }: Place, target: string): Promise<void> {
  const source = databaseFile(dataDir)
  if (databaseUrl === null && !existsSync(source)) throw new BackupRefused(`There is no database: ${source}`)
  if (existsSync(target)) throw new BackupRefused('The file of the backup exists already')
  const unfinished = `${target}.part`
  createPrivate(unfinished)
  try {
    if (databaseUrl === null) vacuumInto(source, unfinished)
    await noteContents(unfinished, databaseUrl === null ? null : await copyPostgres(databaseUrl, unfinished))
    sync(unfinished)
    linkSync(unfinished, target) // a rename would replace a file somebody wrote in the meantime
  } finally {
    removeFile(unfinished)
  }
  sync(dirname(target))
}

/** Replaces the store by a checked backup; refused while it is used or, unless forced, not empty. */
export async function restore({ dataDir, databaseUrl }: Place, backup: string, isForced: boolean) {
  const target = databaseFile(dataDir)
  const isThere = databaseUrl === null && existsSync(target)
  if (isThere && !isForced)
    throw new BackupRefused('There is a database already: --force replaces it, and nothing of it stays')
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const unfinished = `${target}.restoring`
  createPrivate(unfinished)
  try {
    copyBackup(backup, unfinished)
    await checkBackup(unfinished)
    if (databaseUrl !== null) {
      await using file = openFile(unfinished)
      await fillPostgres(databaseUrl, file, isForced)
      return
    }
    sync(unfinished)
    if (isThere) refuseInUse(target)
    for (const companion of ['-wal', '-shm']) rmSync(target + companion, { force: true })
    renameSync(unfinished, target)
    sync(dataDir)
  } finally {
    removeFile(unfinished)
  }
}

function openFile(path: string): Db {
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS })
  return new Kysely<Database>({ dialect: new SqliteDialect({ database: kyselyDatabase(database) }) })
}

/** One statement reads one moment of the database, and writes no free pages. */
function vacuumInto(source: string, target: string): void {
  using database = new DatabaseSync(source, { timeout: BUSY_TIMEOUT_MS })
  database.prepare('vacuum into ?').run(target)
}

/** One transaction that reads one moment of the database. */
async function copyPostgres(url: URL, target: string): Promise<TableContents[]> {
  const { onOneConnection } = await import('../../store/postgres/open-postgres.ts')
  return onOneConnection(url, async (db) => {
    await sql`begin isolation level repeatable read read only`.execute(db)
    const last = (await readMigrations(db)).at(-1)
    if (last === undefined) throw new BackupRefused('There is nothing in the PostgreSQL database')
    await using file = openFile(target)
    await sql`pragma synchronous = off`.execute(file) // it is synced as a whole, or thrown away
    await migrate(file, last)
    const tables = await readTables(file)
    await sql`begin`.execute(file)
    const left = await copyTables(db, file, tables)
    await sql`commit`.execute(file)
    refuseDifference(
      left,
      await readContents(file, tables),
      (table) => `${table} is not in the file as it was read`,
    )
    return left
  })
}

/** Records what the tables of a finished file contain; null: nobody has read it yet. */
async function noteContents(path: string, known: readonly TableContents[] | null): Promise<void> {
  await using file = openFile(path)
  const contents = known ?? (await readContents(file, await readTables(file)))
  await sql`create table backup_contents ("table" text primary key, "rows" integer not null, hash text not null)`.execute(
    file,
  )
  for (const { table, rows, hash } of contents)
    await sql`insert into backup_contents values (${table}, ${rows}, ${hash})`.execute(file)
}

/** Throws unless a copy of a backup is complete; then migrates it. */
async function checkBackup(path: string): Promise<void> {
  await using file = openFile(path)
  const answer = await sql<{ integrity_check: string }>`pragma integrity_check`
    .execute(file)
    .catch(() => null)
  const migrations = await readMigrations(file).catch(() => [])
  if (answer === null || migrations.length === 0) throw new BackupRefused('That is no backup of ours')
  if (answer.rows[0]?.integrity_check !== 'ok') throw new BackupRefused('The backup is damaged')
  const isNoted = await sql`select 1 from sqlite_schema where name = 'backup_contents'`.execute(file)
  if (isNoted.rows.length > 0) {
    const { rows } = await sql<TableContents>`select * from backup_contents`.execute(file)
    const isDamaged = (table: string) => `The backup is damaged: ${table} is not as it was written`
    refuseDifference(rows, await readContents(file, await readTables(file)), isDamaged)
    await sql`drop table backup_contents`.execute(file)
  }
  try {
    await migrate(file)
  } catch (error) {
    if (!(error instanceof DatabaseIsNewer)) throw error
    throw new BackupRefused('The backup is of a newer version: restore it with that version', {
      cause: error,
    })
  }
}

/** Copies a file of this version into PostgreSQL in one transaction, and compares before the commit. */
async function fillPostgres(url: URL, file: Db, isForced: boolean): Promise<void> {
  const { isInUse, onOneConnection } = await import('../../store/postgres/open-postgres.ts')
  await onOneConnection(url, async (db) => {
    if (await isInUse(db)) throw new BackupRefused(IN_USE)
    await migrate(db)
    const tables = await readTables(file)
    const names = sql.join(tables.map(({ name }) => sql.table(name)))
    await sql`begin`.execute(db)
    await sql`set local synchronous_commit = on`.execute(db)
    await sql`lock table ${names} in access exclusive mode`.execute(db)
    if (isForced) await sql`truncate ${names}`.execute(db)
    const full = (await readContents(db, tables)).find(({ rows }) => rows > 0)
    if (full !== undefined)
      throw new BackupRefused(`The PostgreSQL database is not empty: ${full.table} has ${full.rows} rows`)
    const left = await copyTables(file, db, tables)
    const arrived = await readContents(db, tables)
    refuseDifference(left, arrived, (table) => `${table} did not arrive as it was: nothing was changed`)
    await sql`commit`.execute(db)
    await sql`analyze`.execute(db) // else it plans for empty tables until autovacuum comes by
  })
}

/** Leaving WAL needs exclusive access: that reveals any other connection, in any process. */
function refuseInUse(path: string): void {
  using database = new DatabaseSync(path, { timeout: 0 })
  try {
    database.exec('pragma journal_mode = delete')
  } catch {
    throw new BackupRefused(IN_USE)
  }
}

function createPrivate(path: string): void {
  rmSync(path, { force: true })
  try {
    closeSync(openSync(path, 'wx', PRIVATE))
  } catch (error) {
    throw new BackupRefused(`${dirname(path)} cannot be written to (${codeOf(error)})`, { cause: error })
  }
}

function copyBackup(from: string, to: string): void {
  try {
    copyFileSync(from, to)
    chmodSync(to, PRIVATE) // it has taken over the mode of the other
  } catch (error) {
    throw new BackupRefused(`${from} cannot be read (${codeOf(error)})`, { cause: error })
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
}

function removeFile(path: string): void {
  for (const end of ['', '-wal', '-shm', '-journal']) rmSync(path + end, { force: true })
}

function sync(path: string): void {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
