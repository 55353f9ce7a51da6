import { setTimeout as delay } from 'node:timers/promises'

import { CompiledQuery } from 'kysely'

import { StoreUnavailable, type Write } from '../store.ts'
import type { Db } from '../tables.ts'
import { within } from '../within.ts'
import { mayPass, postgresStoreError } from './postgres-errors.ts'

/** For a unit with all its tries: below the 5 s in which a 503 is promised. */
const PATIENCE_MS = 4_000
/** Between two tries: a restarting server is back after about ten. */
const RETRY_MS = 100

/** The weakest level, whatever the server's default: rows that must not change are locked (queries.ts). */
const BEGIN = CompiledQuery.raw('begin isolation level read committed read write')
const COMMIT = CompiledQuery.raw('commit')
const ROLLBACK = CompiledQuery.raw('rollback')

type Work<T> = (trx: Db) => Promise<T>

/** One unit of work over all its tries. */
interface Unit {
  isGivenUp: boolean
  /** From here on only the server knows whether it was stored. */
  isCommitting: boolean
}

/**
 * Runs each unit of work in a transaction of its own, in parallel over the pool; PostgreSQL lets parallel
 * commits share a sync. A unit that was certainly undone (no commit was sent) is retried while time is left.
 * A lost answer to a commit is reported as unavailable: a retry with the same idempotency key gets the first
 * answer if it was stored.
 */
export function createTransactionWriter(db: Db, patienceMs = PATIENCE_MS): Write {
  return async function write(work) {
    const unit: Unit = { isGivenUp: false, isCommitting: false }
    const refuse = () => {
      unit.isGivenUp = true
      return new StoreUnavailable(new Error('The database took too long'))
    }
    try {
      return await within(patienceMs, insist(db, work, unit), refuse)
    } catch (error) {
      throw postgresStoreError(error)
    }
  }
}

async function insist<T>(db: Db, work: Work<T>, unit: Unit): Promise<T> {
  for (;;) {
    try {
      return await db.connection().execute((trx) => transact(trx, work, unit))
    } catch (error) {
      if (unit.isGivenUp || unit.isCommitting || !mayPass(error)) throw error
      await delay(RETRY_MS)
    }
  }
}

async function transact<T>(trx: Db, work: Work<T>, unit: Unit): Promise<T> {
  await trx.executeQuery(BEGIN)
  try {
    const result = await work(trx)
    if (unit.isGivenUp) throw new Error('Nobody waits for it any more')
    unit.isCommitting = true
    const { rows } = await trx.executeQuery<{ command: string }>(COMMIT)
    // A statement failed and the work went on: PostgreSQL then answers a commit with a rollback.
    if (rows[0]?.command !== 'COMMIT') throw new Error('The transaction was not kept')
    return result
  } catch (error) {
    if (!unit.isCommitting) await trx.executeQuery(ROLLBACK).catch(() => undefined) // a lost connection rolls back
    throw error
  }
}
