import { PostgresAdapter, sql, type Compilable, type CompiledQuery } from 'kysely'

import { StoreUnavailable } from './store.ts'
import type { Db, Database, NewRow } from './tables.ts'

/** By engine, because each has its own SQL. */
const compiled = new WeakMap<object, Map<string, CompiledQuery>>()

/** Kysely writes the SQL of a name once: each time, it took a tenth of a post (bench/server.ts). */
export async function runCompiled<Row>(
  db: Db,
  name: string,
  parameters: readonly unknown[],
  build: () => Compilable<Row>,
): Promise<Row[]> {
  const engine = db.getExecutor().adapter
  const queries = compiled.get(engine) ?? new Map<string, CompiledQuery>()
  const query = queries.get(name) ?? build().compile()
  if (!queries.has(name)) compiled.set(engine, queries.set(name, query))
  const { rows } = await db.executeQuery({ ...query, parameters })
  return rows as Row[]
}

export async function insertRow<Table extends keyof Database>(
  db: Db,
  table: Table,
  row: NewRow<Table>,
): Promise<void> {
  const name = `insert ${table} ${Object.keys(row).join(' ')}`
  await runCompiled(db, name, Object.values(row), () => db.insertInto(table).values(row))
}

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
