import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

import { databaseFile } from '../data-folder.ts'

const LOCK_PATIENCE_MS = 5_000

/** `secure_delete` empties the place of a row, not what balancing its tree has left of it elsewhere in a page. */
const REWRITE = `
  const { DatabaseSync } = require('node:sqlite')
  const { file, timeout } = require('node:worker_threads').workerData
  const database = new DatabaseSync(file, { timeout })
  try {
    database.exec('vacuum')
    if (database.prepare('pragma wal_checkpoint(truncate)').get().busy !== 0) throw new Error('the log is locked')
  } finally {
    database.close()
  }`

/**
 * Rewrites the SQLite file of a data folder, so that it has no byte of rows that were removed. In a thread:
 * pages are answered meanwhile, while posts wait for the lock (docs/operating.md has figures). The copy it
 * needs lies beside the file. Throws when the file stays locked, or there is no room.
 */
export async function rewriteFile(dataDir: string, timeout = LOCK_PATIENCE_MS): Promise<void> {
  process.env['SQLITE_TMPDIR'] = dataDir
  const worker = new Worker(REWRITE, { eval: true, workerData: { file: databaseFile(dataDir), timeout } })
  await once(worker, 'exit') // rejects with its error
}

/** The hour in which the file is rewritten: nobody is at the desk, and few visitors write. */
const NIGHT_HOUR = 3

/** Whether it is that hour in a time zone; housekeeping looks once an hour. */
export function isNight(now: Date, timeZone: string): boolean {
  const hour = new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(now)
  return Number(hour) === NIGHT_HOUR
}
