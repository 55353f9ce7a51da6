import { PostgresAdapter, sql } from 'kysely'

import { StoreUnavailable } from './store.ts'
import type { Db } from './tables.ts'

/** PostgreSQL's code for a lock that was not granted within `lock_timeout`. */
const LOCK_NOT_AVAILABLE = '55P03'

/** Another transaction works on the same subject and did not end in time. */
export class LockNotAvailable extends StoreUnavailable {}

/**
 * Whether transactions run in parallel, so that what one has read another may change. SQLite runs them one
 * after another and knows no `for update`: use `$if(isPostgres(db), (query) => query.forUpdate())`.
 */
export function isPostgres(db: Db): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}

/** Takes, until the transaction ends, the lock of a subject without a row; throws `LockNotAvailable`. */
export async function acquireAdvisoryLock(trx: Db, subject: string): Promise<void> {
  if (!isPostgres(trx)) return
  try {
    await sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`.execute(trx)
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE
    throw isTaken ? new LockNotAvailable(error) : error
  }
}
