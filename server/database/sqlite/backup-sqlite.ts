import { existsSync, fsyncSync, linkSync, openSync, closeSync, rmSync, chmodSync, mkdirSync } from 'node:fs'
import { copyFile, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** A backup or restore that cannot be done; its message says why. */
export class BackupRefused extends Error {}

/** A server that is writing holds the lock for milliseconds. */
const BUSY_TIMEOUT_MS = 5_000
/** Private to whoever made it: it holds what people wrote. */
const PRIVATE = 0o600

/** The SQLite database of a data folder. */
export function databaseFile(dataDir: string): string {
  return join(dataDir, 'valmis.db')
}

/**
 * Writes a copy of the database while a server may be writing to it: everything committed before it began is in it,
 * nothing by halves. It is checked, and there under its name only when it is whole and on disk; never over another.
 */
export function backupSqlite(dataDir: string, target: string): void {
  const source = databaseFile(dataDir)
  if (!existsSync(source)) throw new BackupRefused('There is no database in DATA_DIR')
  if (existsSync(target)) throw new BackupRefused('The file of the backup exists already')
  const unfinished = `${target}.part`
  rmSync(unfinished, { force: true })
  const database = new DatabaseSync(source, { timeout: BUSY_TIMEOUT_MS })
  try {
    database.prepare('vacuum into ?').run(unfinished)
  } finally {
    database.close()
  }
  try {
    chmodSync(unfinished, PRIVATE)
    refuseDamaged(unfinished)
    sync(unfinished)
    linkSync(unfinished, target) // a rename would replace what somebody wrote meanwhile
  } finally {
    rmSync(unfinished, { force: true })
  }
  sync(dirname(target))
}

/**
 * Puts a backup in the place of the database. Refused while any process has the database open, and, unless forced,
 * while there is one at all; the backup itself is checked before anything is touched.
 */
export async function restoreSqlite(dataDir: string, backup: string, isForced: boolean): Promise<void> {
  if (!existsSync(backup)) throw new BackupRefused('There is no such backup')
  const target = databaseFile(dataDir)
  const isThere = existsSync(target)
  if (isThere && !isForced)
    throw new BackupRefused('There is a database already: --force replaces it, and nothing of it stays')
  mkdirSync(dataDir, { recursive: true })
  const unfinished = `${target}.restoring`
  await copyFile(backup, unfinished)
  try {
    chmodSync(unfinished, PRIVATE)
    refuseDamaged(unfinished)
    sync(unfinished)
    if (isThere) refuseInUse(target)
    for (const companion of ['-wal', '-shm']) rmSync(target + companion, { force: true })
    await rename(unfinished, target)
  } finally {
    for (const end of ['', '-wal', '-shm']) rmSync(unfinished + end, { force: true })
  }
  sync(dataDir)
}

/** Leaving WAL needs the file for itself: that tells of any other connection, in whichever process. */
function refuseInUse(file: string): void {
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    database.exec('pragma journal_mode = delete')
  } catch {
    throw new BackupRefused('The database is in use: stop the server first')
  } finally {
    database.close()
  }
}

function refuseDamaged(file: string): void {
  let answer: unknown
  try {
    const database = new DatabaseSync(file)
    try {
      answer = database.prepare('pragma integrity_check').get()?.['integrity_check']
      database.prepare('select count(*) from kysely_migration').get() // an empty file is a whole database too
    } finally {
      database.close()
    }
  } catch {
    throw new BackupRefused('That is no backup of ours')
  }
  if (answer !== 'ok') throw new BackupRefused('The backup is damaged')
}

function sync(path: string): void {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
