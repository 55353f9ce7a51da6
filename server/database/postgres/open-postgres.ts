import { Kysely, PostgresDialect, sql } from 'kysely'
import { Client, type PoolConfig } from 'pg'

import { migrate } from '../migrate.ts'
import type { Store, StoreClock } from '../store.ts'
import type { Database } from '../tables.ts'
import { connectionOptions } from './connection-options.ts'
import { createConnectionPool } from './connection-pool.ts'
import { refuseUnfitServer } from './session.ts'
import { createTransactionWriter } from './transaction-writer.ts'

/** A start waits longer than a request, for a server that is just being started as well. */
const START_CONNECT_TIMEOUT_MS = 5_000

/** Opens a PostgreSQL database, fitness and durability asserted, migrated; throws one clear line without secrets. */
export async function openPostgres(url: URL): Promise<Store> {
  const options = connectionOptions(url)
  const migrated = await prepareDatabase(options)
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: createConnectionPool(options) }) })
  return { db, write: createTransactionWriter(db), clock: databaseClock, migrated }
}

/** The server's clock: those of several machines never agree, and a lease must mean the same to all. */
const databaseClock: StoreClock = async (trx) => {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(trx)
  const [row] = rows
  if (row === undefined) throw new Error('PostgreSQL does not tell the time')
  return row.now
}

/** On a connection of its own, without timeouts: a migration may take long, or wait for another process's. */
async function prepareDatabase(options: PoolConfig): Promise<readonly string[]> {
  const client = new Client({
    ...options,
    connectionTimeoutMillis: START_CONNECT_TIMEOUT_MS,
    keepAlive: true,
  })
  client.on('error', () => undefined) // the statement under way is rejected
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
    return await migrate(new Kysely<Database>({ dialect: new PostgresDialect({ pool: pool }) }))
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** The code of the system or of PostgreSQL: messages may hold names and addresses. */
function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'no answer'
}
