import type { ClientBase } from 'pg'

/** Older versions get no fixes after 2026, or lack what we test with. */
const OLDEST_SERVER = 150_000

/** How long the server lets a session wait, in ms; each is shorter than the time after which we give it up. */
const SESSION_TIMEOUTS_MS = {
  lock_timeout: 1_500,
  statement_timeout: 1_800,
  /** Releases the locks of a process that died silently. */
  idle_in_transaction_session_timeout: 5_000,
} as const

/** No answer for this long means a dead connection. Above `statement_timeout`. */
export const ANSWER_TIMEOUT_MS = 2_000

/** Stronger than `on`: it also waits for a standby. Whoever has set it keeps it. */
const SYNC = `case current_setting('synchronous_commit') when 'remote_apply' then 'remote_apply' else 'on' end`

const SET = `select set_config('synchronous_commit', ${SYNC}, false) as sync, ${Object.entries(
  SESSION_TIMEOUTS_MS,
)
  .map(([name, ms]) => `set_config('${name}', '${ms}', false)`)
  .join(', ')}`

/** Makes a new session durable, with timeouts; throws when the server does not confirm. */
export async function prepareSession(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ sync: string }>(SET)
  if (!['on', 'remote_apply'].includes(rows[0]?.sync ?? ''))
    throw new Error('PostgreSQL does not accept synchronous_commit = on')
}

/** Throws when the server is too old, may lose commits, or cannot store every character. */
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
