import { hash } from 'node:crypto'

import { insertRow, runCompiled, acquireAdvisoryLock, LockNotAvailable } from '../queries.ts'
import type { Write } from '../store.ts'
import type { Db } from '../tables.ts'
import { within } from '../within.ts'

/** For how long a key is remembered: a chat lead may wait in a browser until its visitor returns. */
const KEY_LIFETIME_MS = 30 * 24 * 60 * 60 * 1_000

/** What identifies a copy of a request, and for how long. */
export interface RepeatKey {
  key: string
  lifetimeMs: number
}

/** A malformed key (400), or a copy without an answer: the first still runs (409), its payload differs (422). */
export class KeyRefused extends Error {
  readonly code: 'malformed' | 'still-running' | 'duplicate-key'

  constructor(code: KeyRefused['code']) {
    super(code)
    this.name = 'KeyRefused'
    this.code = code
  }
}

/** A UUID, bare or as the quoted string of draft-ietf-httpapi-idempotency-key-header-07. */
const KEY = /^"?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"?$/i

/** For how long an equal form without a key counts as the same click. */
const EQUAL_FORM_LIFETIME_MS = 10 * 60 * 1_000

/** The key of a request in lower case; null without the header. Throws 400 when it is malformed. */
export function readIdempotencyKey(header: string | string[] | undefined): RepeatKey | null {
  if (header === undefined) return null
  const key = typeof header === 'string' ? KEY.exec(header)?.[1] : undefined
  if (key === undefined) throw new KeyRefused('malformed')
  return { key: key.toLowerCase(), lifetimeMs: KEY_LIFETIME_MS }
}

/** The key of a plain form, which carries none: a second click sends the same. JSON clients could send one. */
export function keyOfForm(payloadHash: string): RepeatKey {
  return { key: `form ${payloadHash}`, lifetimeMs: EQUAL_FORM_LIFETIME_MS }
}

/** Fingerprint of a flat payload; the order of its fields does not matter. */
export function payloadHash(payload: Readonly<Record<string, string>>): string {
  const fields = Object.entries(payload).sort(([one], [other]) => (one < other ? -1 : 1))
  return hash('sha256', JSON.stringify(fields))
}

export interface StoredAnswer {
  status: number
  body: unknown
  /** The mailbox of the ticket, where only the work finds it. */
  mailbox?: string
}

export interface RepeatableRequest {
  /** Method and route: the same key on another route is another key. */
  scope: string
  /** Null: copies cannot be told apart, so every request counts. */
  repeat: RepeatKey | null
  payloadHash: string
  /** The mailbox it names: the stored answer is removed with the person. */
  sender?: { mailbox: string | null }
}

/** Does a request's work in one transaction, at most once per key. */
export type Once = (
  request: RepeatableRequest,
  work: (trx: Db) => Promise<StoredAnswer>,
) => Promise<StoredAnswer>

/** Together with the store's 4 s it is below the handler's timeout. */
const PATIENCE_MS = 5_000

/**
 * The first request with a key does the work, and its answer is stored in the same transaction. A copy gets
 * that answer; another payload is refused (422). The row decides; the map of running requests only keeps
 * copies from queueing behind a slow first one. A copy in another process waits for the key's lock.
 */
export function createOnce(
  write: Write,
  { now, patienceMs = PATIENCE_MS }: { now: () => Date; patienceMs?: number },
): Once {
  const running = new Map<string, Promise<unknown>>()

  return async function once({ scope, repeat, payloadHash, sender }, work) {
    if (repeat === null) return write(work)
    const { key } = repeat
    const id = `${scope} ${key}`
    const first = running.get(id)?.catch(() => undefined) // its failure is its own; the copy tries itself
    if (first !== undefined) await within(patienceMs, first, () => new KeyRefused('still-running'))
    const answer = write(async (trx) => {
      await acquireAdvisoryLock(trx, `request ${id}`).catch(refuseStillRunning)
      const first = await findFirst(trx, scope, repeat, now())
      if (first !== undefined && first.payload_hash !== payloadHash) throw new KeyRefused('duplicate-key')
      if (first !== undefined) return { status: first.status, body: JSON.parse(first.response) as unknown }
      const kept = await work(trx)
      const response = JSON.stringify(kept.body)
      const created_at = now().toISOString()
      await insertRow(trx, 'idempotency_key', {
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

/** The row of the first request; an expired one, or one from the future, is removed. */
async function findFirst(trx: Db, scope: string, { key, lifetimeMs }: RepeatKey, now: Date) {
  const [first] = await runCompiled(trx, 'find idempotency_key', [scope, key], () =>
    trx.selectFrom('idempotency_key').selectAll().where('scope', '=', scope).where('key', '=', key),
  )
  if (first === undefined) return undefined
  const age = now.getTime() - Date.parse(first.created_at)
  if (Math.abs(age) < lifetimeMs) return first
  await trx.deleteFrom('idempotency_key').where('scope', '=', scope).where('key', '=', key).execute()
  return undefined
}

function refuseStillRunning(error: unknown): never {
  throw error instanceof LockNotAvailable ? new KeyRefused('still-running') : error
}

export async function purgeIdempotencyRows(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - KEY_LIFETIME_MS).toISOString()
  await db.deleteFrom('idempotency_key').where('created_at', '<', oldest).execute()
}
