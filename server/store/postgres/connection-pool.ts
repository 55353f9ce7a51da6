import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { Pool, Client, type ClientBase, type PoolClient, type PoolConfig, TypeOverrides } from 'pg'

import { connectionError, ConnectionLost } from './postgres-errors.ts'
import { ANSWER_TIMEOUT_MS, prepareSession } from './session.ts'

/** Ten per process: eight processes stay below PostgreSQL's limit of 100. */
const MAX_CONNECTIONS = 10
/** Wait for a new or a used connection. */
const CONNECT_TIMEOUT_MS = 1_500
const IDLE_TIMEOUT_MS = 30_000
const END_PATIENCE_MS = 1_000
/** From then on TCP probes an idle connection, so that firewalls do not drop it. */
const KEEP_ALIVE_DELAY_MS = 10_000

/**
 * The driver's pool, made safe for connections that break. The driver keeps a connection whose answer never
 * came, and ends the process when one breaks between two statements. Here a broken connection is never used
 * again, and one break makes all connections opened before it suspect: after a restart or a dead line the
 * next request gets a new connection.
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
    verify: (client, done) => {
      prepareSession(client).then(() => done(), done)
    },
  })
  const connections = new WeakMap<PoolClient, GuardedConnection>()
  let era = 0
  const suspectAll = () => void (era += 1)
  pool.on('error', suspectAll) // an idle connection broke; the pool has already dropped it
  const open = new Set<ClientBase>()
  pool.on('connect', (client) => {
    open.add(client)
    client.on('error', suspectAll) // a used one broke: without a listener the process would end
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

  /** The pool waits for an answer to each close; on a dead line none comes. */
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

/** Statements prepared on each connection; we have a few dozen, so this is only a ceiling. */
const MAX_PREPARED = 200
const names = new Map<string, string>()

/** With a name the server plans a statement once per connection. */
function preparedName(sql: string): { name?: string } {
  const name = names.get(sql) ?? `valmis ${names.size}`
  if (!names.has(sql) && names.size >= MAX_PREPARED) return {}
  names.set(sql, name)
  return { name }
}

interface GuardedConnection extends PostgresPoolClient {
  /** How many connections had broken when this one was opened. */
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

const DEFAULT_PORT = 5432

/** The driver gives counts (`bigint`) as text. Ours stay below 2^53, and SQLite gives numbers. */
const INT8 = 20
const types = new TypeOverrides()
types.setTypeParser(INT8, Number)

/**
 * Connection options from a URL that `settings.ts` has checked. All are given, otherwise the driver reads the
 * environment. TLS as libpq defines `sslmode` (PostgreSQL 32.19), by default `verify-full`, and none to this
 * machine.
 */
export function connectionOptions(url: URL): PoolConfig {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return {
    host,
    port: url.port === '' ? DEFAULT_PORT : Number(url.port),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: decodeURIComponent(url.pathname.slice(1)),
    ssl: tlsOptions(url.searchParams.get('sslmode'), host),
    application_name: 'valmis',
    types,
  }
}

function tlsOptions(mode: string | null, host: string): PoolConfig['ssl'] {
  const isHere = ['localhost', '127.0.0.1', '::1'].includes(host)
  if (mode === 'disable' || (mode === null && isHere)) return false
  return { rejectUnauthorized: mode !== 'require' }
}

/** Cuts a closing client's line: on a dead one it waits a quarter of an hour, and the pool with it. */
function cutLine(client: ClientBase): void {
  if (client instanceof Client) client.connection.stream.destroy()
}
