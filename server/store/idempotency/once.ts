import type { Insertable, Kysely, Selectable } from 'kysely'

import { insertRow, runCompiled } from '../compiled-queries.ts'
import { acquireAdvisoryLock, LockNotAvailable } from '../row-locks.ts'
import type { Database, IdempotencyKeyTable } from '../tables.ts'
import type { Write } from '../store.ts'

/** How long a key is remembered: a lead of the chat waits in a browser until its visitor comes back. */
export const KEY_LIFETIME_MS = 30 * 24 * 60 * 60 * 1_000

/** What tells a copy of a request from a new one, and for how long. */
export interface RepeatKey {
  key: string
  lifetimeMs: number
}

/** A copy that gets no answer: the first is still running (409), or had another payload (422). */
export class CopyRefused extends Error {
  readonly code: 'still-running' | 'duplicate-key'

  constructor(code: 'still-running' | 'duplicate-key') {
    super(code)
    this.name = 'CopyRefused'
    this.code = code
  }
}

/** An answer that can be kept and given again. */
export interface StoredAnswer {
  status: number
  body: unknown
  /** Of whose ticket it spoke, where only the work finds out. */
  mailbox?: string
}

/** A request that may arrive more than once. */
export interface RepeatableRequest {
  /** Method and route: the same key on another route is another key. */
  scope: string
  /** Null: nothing tells a copy of it from a new one, so every request counts. */
  repeat: RepeatKey | null
  payloadHash: string
  /** Of whom it speaks: what is kept of the answer is removed with the person. */
  sender?: { mailbox: string | null }
}

/** Does a request's work in one transaction, at most once per key. */
export type Once = (
  request: RepeatableRequest,
  work: (trx: Kysely<Database>) => Promise<StoredAnswer>,
) => Promise<StoredAnswer>

interface Effects {
  now: () => Date
  /** How long a copy waits for the first of its kind; then 409. */
  patienceMs?: number
}

/** With the store's own patience of 4 s it stays below the handler's timeout. */
const PATIENCE_MS = 5_000

/**
 * The first request with a key does the work and its answer is kept in the same transaction; a copy gets
 * that answer, one with another payload is refused (422). The row decides; the map of running requests only
 * keeps copies from queueing up behind a slow first one. A copy in another process waits for the key's turn.
 */
export function createOnce(write: Write, { now, patienceMs = PATIENCE_MS }: Effects): Once {
  const running = new Map<string, Promise<unknown>>()

  return async function once({ scope, repeat, payloadHash, sender }, work) {
    if (repeat === null) return write(work)
    const { key } = repeat
    const id = `${scope} ${key}`
    await waitFor(running.get(id), patienceMs)
    const answer = write(async (trx) => {
      await acquireAdvisoryLock(trx, `request ${id}`).catch(refuseStillRunning)
      const first = await findFirst(trx, scope, repeat, now())
      if (first !== undefined && first.payload_hash !== payloadHash) throw new CopyRefused('duplicate-key')
      if (first !== undefined) return { status: first.status, body: JSON.parse(first.response) as unknown }
      const kept = await work(trx)
      const response = JSON.stringify(kept.body)
      const created_at = now().toISOString()
      await insertIdempotencyRow(trx, {
        scope,
        key,
        payload_hash: payloadHash,
        status: kept.status,
        response,
        created_at,
        mailbox: kept.mailbox ?? sender?.mailbox ?? '',
      })
      return kept
    })
    running.set(id, answer)
    try {
      return await answer
    } finally {
      if (running.get(id) === answer) running.delete(id)
    }
  }
}

/** The row of the first request; one that is too old, or of a time to come, is cleared away. */
async function findFirst(trx: Kysely<Database>, scope: string, { key, lifetimeMs }: RepeatKey, now: Date) {
  const first = await findIdempotencyRow(trx, scope, key)
  if (first === undefined) return undefined
  const age = now.getTime() - Date.parse(first.created_at)
  if (Math.abs(age) < lifetimeMs) return first
  await deleteIdempotencyRow(trx, scope, key)
  return undefined
}

function refuseStillRunning(error: unknown): never {
  throw error instanceof LockNotAvailable ? new CopyRefused('still-running') : error
}

async function waitFor(first: Promise<unknown> | undefined, patienceMs: number): Promise<void> {
  if (first === undefined) return
  const { promise: timeUp, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    reject(new CopyRefused('still-running'))
  }, patienceMs)
  try {
    await Promise.race([first.catch(() => undefined), timeUp]) // its failure is its own; the copy tries itself
  } finally {
    clearTimeout(timer)
  }
}

/** The first answer given to a key, if there was one. */
async function findIdempotencyRow(
  db: Kysely<Database>,
  scope: string,
  key: string,
): Promise<Selectable<IdempotencyKeyTable> | undefined> {
  const [row] = await runCompiled(db, 'find idempotency_key', [scope, key], () =>
    db.selectFrom('idempotency_key').selectAll().where('scope', '=', scope).where('key', '=', key),
  )
  return row
}

/** Keeps the answer to a key, in the transaction of what it answers. */
async function insertIdempotencyRow(
  db: Kysely<Database>,
  row: Insertable<IdempotencyKeyTable>,
): Promise<void> {
  await insertRow(db, 'idempotency_key', row)
}

/** Forgets the answer to a key. */
async function deleteIdempotencyRow(db: Kysely<Database>, scope: string, key: string): Promise<void> {
  await db.deleteFrom('idempotency_key').where('scope', '=', scope).where('key', '=', key).execute()
}

/** Forgets the keys whose time is up. */
export async function purgeIdempotencyRows(db: Kysely<Database>, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - KEY_LIFETIME_MS).toISOString()
  await db.deleteFrom('idempotency_key').where('created_at', '<', oldest).execute()
}
