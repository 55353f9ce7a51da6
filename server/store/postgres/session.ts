import type { ClientBase } from 'pg'

/** Below it a version gets no fixes any more by the end of 2026, or lacks what we test with. */
const OLDEST_SERVER = 150_000

/** How long the server lets a session wait, in ms; each is less than the time after which we take it for dead. */
const SESSION_TIMEOUTS_MS = {
  lock_timeout: 1_500,
  statement_timeout: 1_800,
  /** A process that died without a word gives its locks back. */
  idle_in_transaction_session_timeout: 5_000,
} as const

/** No answer to a statement for this long: the connection is dead, or half of it. Above `statement_timeout`. */
export const ANSWER_TIMEOUT_MS = 2_000

/** Stronger than `on` is only to wait for the standby as well: who has set that keeps it. */
const SYNC = `case current_setting('synchronous_commit') when 'remote_apply' then 'remote_apply' else 'on' end`

const SET = `select set_config('synchronous_commit', ${SYNC}, false) as sync, ${Object.entries(
  SESSION_TIMEOUTS_MS,
)
  .map(([name, ms]) => `set_config('${name}', '${ms}', false)`)
  .join(', ')}`

/** Makes a new session durable and impatient; throws when the server does not agree. */
export async function prepareSession(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ sync: string }>(SET)
  if (!['on', 'remote_apply'].includes(rows[0]?.sync ?? ''))
    throw new Error('PostgreSQL does not accept synchronous_commit = on')
}

/** Throws when the server is too old, would lose what it has confirmed, or cannot keep every letter. */
export async function refuseUnfitServer(client: Pick<ClientBase, 'query'>): Promise<void> {
  const { rows } = await client.query<{ version: number; fsync: string; encoding: string }>(
    `select current_setting('server_version_num')::integer as version, current_setting('fsync') as fsync,
      current_setting('server_encoding') as encoding`,
  )
  const [server] = rows
  if (server === undefined) throw new Error('PostgreSQL does not tell what it is')
  const { version, fsync, encoding } = server
  if (version < OLDEST_SERVER) throw new Error('PostgreSQL 15 or newer is needed')
  if (fsync !== 'on') throw new Error('PostgreSQL runs with fsync = off: it would lose what it has confirmed')
  if (encoding !== 'UTF8') throw new Error('The PostgreSQL database must have the encoding UTF8')
}
