import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { Socket } from 'node:net'
import {
  Pool,
  type ClientBase,
  type PoolClient,
  type PoolConfig,
  TypeOverrides,
  Client,
  type ClientConfig,
} from 'pg'

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

const DEFAULT_PORT = 5432

/** Counts come as `bigint`, which the driver gives as text: ours stay below 2^53, and SQLite gives numbers. */
const INT8 = 20
const types = new TypeOverrides()
types.setTypeParser(INT8, Number)

/**
 * Where and how to connect, from a URL that `settings.ts` has checked. All of it is given to the driver, which
 * would otherwise look into the environment. TLS as libpq means it, but `verify-full` unless something else is
 * asked for, and none to this machine (spec of `sslmode`: PostgreSQL, 32.19 SSL Support).
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

const sockets = new WeakMap<ClientBase, Socket>()

/** The driver's client, on a socket we hold. */
class CuttableClient extends Client {
  constructor(config?: ClientConfig) {
    const socket = new Socket()
    super({ ...config, stream: () => socket })
    sockets.set(this, socket)
  }
}

/**
 * Cuts the line of a client that was told to end: it says goodbye and waits for an answer, for a quarter of an
 * hour if the line is dead, and the pool waits with it.
 */
function cutLine(client: ClientBase): void {
  sockets.get(client)?.destroy()
}
