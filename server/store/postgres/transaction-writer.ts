import { setTimeout as delay } from 'node:timers/promises'

import { CompiledQuery, type Kysely } from 'kysely'

import { StoreUnavailable, type Write } from '../store.ts'
import type { Database } from '../tables.ts'
import { mayPass, postgresStoreError } from './postgres-errors.ts'

/** For a unit with all its tries: below the 5 s in which a 503 is promised. */
const PATIENCE_MS = 4_000
/** Between two tries: a server that restarts is back after about ten of them. */
const RETRY_MS = 100

/** The weakest level, whatever the server's default: what must not change meanwhile is locked (row-locks.ts). */
const BEGIN = CompiledQuery.raw('begin isolation level read committed read write')
const COMMIT = CompiledQuery.raw('commit')
const ROLLBACK = CompiledQuery.raw('rollback')

type Work<T> = (trx: Kysely<Database>) => Promise<T>

/** One unit of work over all its tries. */
interface Unit {
  isGivenUp: boolean
  /** From here on nobody can say whether it was kept until the server does. */
  isCommitting: boolean
}

/**
 * A transaction of its own for each unit of work, side by side over the pool; PostgreSQL lets commits that meet
 * share one sync by itself. A unit is tried again as long as patience lasts when it was undone for certain: no
 * commit was sent. Where the answer to a commit is lost, it is reported as unavailable: who asks again with the
 * same idempotency key gets the first answer if it was kept.
 */
export function createTransactionWriter(db: Kysely<Database>, patienceMs = PATIENCE_MS): Write {
  return async function write(work) {
    const unit: Unit = { isGivenUp: false, isCommitting: false }
    const { promise: timeUp, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(() => {
      unit.isGivenUp = true
      reject(new StoreUnavailable(new Error('The database took too long')))
    }, patienceMs)
    try {
      return await Promise.race([insist(db, work, unit), timeUp])
    } catch (error) {
      throw postgresStoreError(error)
    } finally {
      clearTimeout(timer)
    }
  }
}

async function insist<T>(db: Kysely<Database>, work: Work<T>, unit: Unit): Promise<T> {
  for (;;) {
    try {
      return await db.connection().execute((trx) => transact(trx, work, unit))
    } catch (error) {
      if (unit.isGivenUp || unit.isCommitting || !mayPass(error)) throw error
      await delay(RETRY_MS)
    }
  }
}

async function transact<T>(trx: Kysely<Database>, work: Work<T>, unit: Unit): Promise<T> {
  await trx.executeQuery(BEGIN)
  try {
    const result = await work(trx)
    if (unit.isGivenUp) throw new Error('Nobody waits for it any more')
    unit.isCommitting = true
    const { rows } = await trx.executeQuery<{ command: string }>(COMMIT)
    // A statement failed and the work went on: PostgreSQL then answers a commit by rolling back.
    if (rows[0]?.command !== 'COMMIT') throw new Error('The transaction was not kept')
    return result
  } catch (error) {
    if (!unit.isCommitting) await trx.executeQuery(ROLLBACK).catch(() => undefined) // a lost connection rolls back
    throw error
  }
}
