import { setTimeout as delay } from 'node:timers/promises'

import { sql, type Kysely } from 'kysely'

import { runsSideBySide } from '../../store/row-locks.ts'
import type { Database } from '../../store/tables.ts'

/** How often a SQLite file that a server is just writing to is asked again, and how long between. */
const TRIES = 100
const WAIT_MS = 50

/**
 * Has the engine forget removed rows to the last byte. SQLite: what is in its log goes into the file, the file is
 * written anew without what is free, and the log is cut to nothing. PostgreSQL: dead rows are cleared away; its own
 * log keeps them until it is recycled. False: others kept the store busy, and it has to be done again.
 */
export async function forgetBytes(db: Kysely<Database>): Promise<boolean> {
  if (runsSideBySide(db)) {
    await sql`vacuum`.execute(db)
    return true
  }
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (await vacuumed(db)) return true
    await delay(WAIT_MS)
  }
  return false
}

async function vacuumed(db: Kysely<Database>): Promise<boolean> {
  try {
    await sql`vacuum`.execute(db)
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
    return rows[0]?.busy === 0
  } catch (error) {
    const isBusy = error instanceof Error && /locked|busy/.test(error.message)
    if (isBusy) return false
    throw error
  }
}
