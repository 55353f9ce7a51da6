import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises'

import { CompiledQuery } from 'kysely'

import type { Db } from '../tables.ts'
import type { Write } from '../store.ts'
import { isBusy, sqliteStoreError } from './sqlite-errors.ts'

/** Together with a commit it is below the 5 s in which a 503 is promised. */
const LOCK_PATIENCE_MS = 4_000
const LOCK_RETRY_MS = 10
/** So long units are gathered: Node accepts one connection a turn, and a commit in each would slow 64. */
const GATHER_MS = 5

/** After this long other events get a turn: in the 28 ms of 64 posts no page is answered (0047). */
const TURN_MS = 2

const BEGIN = CompiledQuery.raw('begin immediate')
const COMMIT = CompiledQuery.raw('commit')
const ROLLBACK = CompiledQuery.raw('rollback')
const SAVEPOINT = CompiledQuery.raw('savepoint unit')
const RELEASE = CompiledQuery.raw('release unit')
const ROLLBACK_TO = CompiledQuery.raw('rollback to unit')

interface Unit {
  work: (trx: Db) => Promise<unknown>
  resolve: (result: never) => void
  reject: (reason: unknown) => void
  queuedAt: number
}

/**
 * Group commit: units of work that arrive together (in one turn of the event loop, or a few in a row) share
 * one transaction and one sync of the disk, each in its own savepoint, so that a failing one leaves the
 * others alone. One transaction each would be several times slower: 2,160 durable posts a second, p99 half a
 * second. Pages are answered between the units.
 */
export function createGroupedWriter(db: Db): Write {
  let waiting: Unit[] = []
  let isRunning = false

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      await gather()
      await db.connection().execute(commitWaiting).catch(rejectWaiting)
    }
    isRunning = false
  }

  /** Lets the sockets of this turn be read, and of the next while each brings more. */
  async function gather(): Promise<void> {
    const end = performance.now() + GATHER_MS
    await nextTurn()
    let known = 0
    while (waiting.length > known && performance.now() < end) {
      known = waiting.length
      await nextTurn()
    }
  }

  async function commitWaiting(trx: Db): Promise<void> {
    const hasBegun = await begin(trx)
    if (!hasBegun) return
    const units = waiting
    waiting = []
    await commitTogether(trx, units)
  }

  /** Waits for the write lock; false when nobody waits for it any more. */
  async function begin(trx: Db): Promise<boolean> {
    while (waiting.length > 0) {
      try {
        await trx.executeQuery(BEGIN)
        return true
      } catch (error) {
        if (!isBusy(error)) throw error
        rejectImpatient(error)
        await delay(LOCK_RETRY_MS)
      }
    }
    return false
  }

  function rejectImpatient(error: unknown): void {
    const oldest = performance.now() - LOCK_PATIENCE_MS
    for (const unit of waiting) if (unit.queuedAt < oldest) unit.reject(sqliteStoreError(error))
    waiting = waiting.filter((unit) => unit.queuedAt >= oldest)
  }

  function rejectWaiting(error: unknown): void {
    for (const unit of waiting) unit.reject(sqliteStoreError(error))
    waiting = []
  }

  return function write<T>(work: (trx: Db) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      waiting.push({ work, resolve, reject, queuedAt: performance.now() })
      if (isRunning) return
      isRunning = true
      void drain()
    })
  }
}

/** Runs the units in the open transaction, and settles each. */
async function commitTogether(trx: Db, units: readonly Unit[]): Promise<void> {
  const settle: (() => void)[] = []
  let turnBegan = performance.now()
  try {
    for (const unit of units) {
      if (performance.now() - turnBegan > TURN_MS) {
        await nextTurn()
        turnBegan = performance.now()
      }
      settle.push(await runUnit(trx, unit))
    }
    await trx.executeQuery(COMMIT)
  } catch (error) {
    await trx.executeQuery(ROLLBACK).catch(() => undefined) // a full disk has already rolled back
    for (const unit of units) unit.reject(sqliteStoreError(error))
    return
  }
  for (const settleUnit of settle) settleUnit()
}

/** Resolves with how to settle the unit after the commit; throws only when the whole transaction is lost. */
async function runUnit(trx: Db, unit: Unit): Promise<() => void> {
  await trx.executeQuery(SAVEPOINT)
  try {
    const result = await unit.work(trx)
    await trx.executeQuery(RELEASE)
    return () => unit.resolve(result as never)
  } catch (error) {
    // On a full disk SQLite rolls back everything: its reason is then every unit's.
    await trx.executeQuery(ROLLBACK_TO).catch(() => Promise.reject(error as Error))
    await trx.executeQuery(RELEASE)
    return () => unit.reject(sqliteStoreError(error))
  }
}
