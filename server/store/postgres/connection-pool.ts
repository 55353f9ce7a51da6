import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { Pool, type ClientBase, type PoolClient, type PoolConfig } from 'pg'

import { CuttableClient, cutLine } from './cuttable-client.ts'
import { connectionError, ConnectionLost } from './postgres-errors.ts'
import { ANSWER_TIMEOUT_MS, prepareSession } from './session.ts'

/** Ten per process: eight processes stay below PostgreSQL's own limit of 100. */
const MAX_CONNECTIONS = 10
/** For a new connection, or for one that others use. */
const CONNECT_TIMEOUT_MS = 1_500
const IDLE_TIMEOUT_MS = 30_000
/** How long connections may take to say goodbye. */
const END_PATIENCE_MS = 1_000
/** TCP looks after a silent connection from now on, so that firewalls do not forget it. */
const KEEP_ALIVE_DELAY_MS = 10_000

/**
 * The driver's pool, made fit for connections that break. The driver keeps a connection on which an answer has
 * not come, and ends the process when one breaks between two statements. Here a broken connection is never
 * used again, and one breaking puts all that were opened before it under suspicion: after a restart or behind
 * a dead line the next request gets a new connection, not the next dead one.
 */
export function createConnectionPool(options: PoolConfig): PostgresPool {
  const pool = new Pool({
    ...options,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY_MS,
    Client: CuttableClient,
    verify: (client, done) => {
      prepareSession(client).then(() => {
        done()
      }, done)
    },
  })
  const connections = new WeakMap<PoolClient, GuardedConnection>()
  let era = 0
  const suspectAll = () => void (era += 1)
  pool.on('error', suspectAll) // an idle connection broke; the pool has already dropped it
  const open = new Set<ClientBase>()
  pool.on('connect', (client) => {
    open.add(client)
    client.on('error', suspectAll) // one in use broke: without a listener that ends the process
  })

  async function connect(): Promise<PostgresPoolClient> {
    for (;;) {
      const client = await pool.connect().catch((error: unknown) => Promise.reject(new ConnectionLost(error)))
      const connection = connections.get(client) ?? guardConnection(client, era, suspectAll)
      connections.set(client, connection)
      if (connection.era === era) return connection
      discard(client)
    }
  }

  /** The pool waits for each goodbye to be answered; behind a dead line none ever is. */
  async function end(): Promise<void> {
    const { promise: timeUp, resolve: giveUp } = Promise.withResolvers<undefined>()
    const timer = setTimeout(() => {
      for (const client of open) cutLine(client)
      giveUp(undefined)
    }, END_PATIENCE_MS)
    await Promise.race([pool.end(), timeUp])
    clearTimeout(timer)
  }

  pool.on('remove', (client) => {
    open.delete(client)
  })
  return { connect, end, options: pool.options }
}

function discard(client: PoolClient): void {
  client.release(true)
  cutLine(client)
}

/** Statements kept prepared on each connection; we have a few dozen, so this is only a ceiling. */
const MAX_PREPARED = 200
const names = new Map<string, string>()

/** Under a name the server reads and plans a statement once per connection, not for every request. */
function preparedName(sql: string): { name?: string } {
  const name = names.get(sql) ?? `valmis ${names.size}`
  if (!names.has(sql) && names.size >= MAX_PREPARED) return {}
  names.set(sql, name)
  return { name }
}

interface GuardedConnection extends PostgresPoolClient {
  /** How often connections had broken when this one was opened. */
  era: number
}

function guardConnection(client: PoolClient, era: number, onBroken: () => void): GuardedConnection {
  let isBroken = false
  async function query(sql: string, parameters: readonly unknown[]): Promise<never> {
    if (isBroken) throw new ConnectionLost('it broke before')
    try {
      return (await client.query({ ...preparedName(sql), text: sql, values: [...parameters] })) as never
    } catch (error) {
      const known = connectionError(error)
      if (known instanceof ConnectionLost || sql === 'rollback') {
        isBroken = true
        onBroken()
      }
      throw known
    }
  }
  return {
    era,
    query: query as unknown as PostgresPoolClient['query'], // cursors are not used
    release: (isDiscarded) => {
      if (isDiscarded === true || isBroken) discard(client)
      else client.release()
    },
  }
}
