import { setTimeout as delay } from 'node:timers/promises'

import { Kysely, PostgresDialect, sql } from 'kysely'
import { Client } from 'pg'

import { migrate } from '../migrate.ts'
import type { Store, StoreClock } from '../store.ts'
import type { Database, Db } from '../tables.ts'
import { connectionOptions, createConnectionPool } from './connection-pool.ts'
import { refuseUnfitServer } from './session.ts'
import { createTransactionWriter } from './transaction-writer.ts'

/** A start waits longer than a request: the database may be starting too. */
const START_CONNECT_TIMEOUT_MS = 5_000
/** A connection that was just closed is listed for a moment. */
const LOOKS = 10
const LOOK_AGAIN_MS = 100

/** Opens and migrates a database that is new enough and durable; else throws a line without secrets. */
export async function openPostgres(url: URL): Promise<Store> {
  const migrated = await onOneConnection(url, migrate)
  const pool = createConnectionPool(connectionOptions(url))
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  return { db, write: createTransactionWriter(db), clock: databaseClock, migrated }
}

/** The database's clock: clocks of several machines differ, and a lease must mean the same to all. */
const databaseClock: StoreClock = async (trx) => {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(trx)
  const [row] = rows
  if (row === undefined) throw new Error('PostgreSQL does not tell the time')
  return row.now
}

/** A connection of its own without timeouts, for long work and waiting; throws one line without secrets. */
export async function onOneConnection<T>(url: URL, work: (db: Db) => Promise<T>): Promise<T> {
  const client = new Client({
    ...connectionOptions(url),
    connectionTimeoutMillis: START_CONNECT_TIMEOUT_MS,
    keepAlive: true,
  })
  client.on('error', () => undefined) // the running statement is rejected
  await client.connect().catch((error: unknown) => {
    throw new Error(`PostgreSQL cannot be reached: ${reasonOf(error)}`, { cause: error })
  })
  try {
    await refuseUnfitServer(client)
    const pool = {
      options: {},
      connect: () => Promise.resolve(Object.assign(client, { release: () => undefined })),
      end: () => Promise.resolve(),
    }
    return await work(new Kysely<Database>({ dialect: new PostgresDialect({ pool: pool }) }))
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Whether another process of ours has the database open: a server keeps connections to it. */
export async function isInUse(db: Db): Promise<boolean> {
  for (let look = 0; look < LOOKS; look += 1) {
    const { rows } = await sql`select from pg_stat_activity where datname = current_database()
      and application_name = current_setting('application_name') and pid <> pg_backend_pid()`.execute(db)
    if (rows.length === 0) return false
    await delay(LOOK_AGAIN_MS)
  }
  return true
}

/** The code of the system or of PostgreSQL: messages may contain names and addresses. */
function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'no answer'
}
