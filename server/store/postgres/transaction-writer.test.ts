import { sql } from 'kysely'
import { expect, vi } from 'vitest'

import { openTestDatabase, test } from '../../test-app.ts'
import { acquireAdvisoryLock, LockNotAvailable } from '../queries.ts'
import { StoreUnavailable } from '../store.ts'
import type { Db } from '../tables.ts'
import { createTransactionWriter } from './transaction-writer.ts'

function insertKey(key: string) {
  const row = { scope: 's', key, payload_hash: '', status: 201, response: '', created_at: '' }
  return (trx: Db) => trx.insertInto('idempotency_key').values(row).execute()
}

async function keysOf(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('idempotency_key').select('key').orderBy('key').execute()
  return rows.map(({ key }) => key)
}

test('a unit resolves with its own result, once others can see it', async ({ store }) => {
  const result = store.write(async (trx) => {
    await insertKey('a')(trx)
    expect(await keysOf(store.db), 'before the commit').toEqual([])
    return 1
  })
  expect(await result).toBe(1)
  expect(await keysOf(store.db)).toEqual(['a'])
})

test('a unit that fails is undone and rejected alone', async ({ store }) => {
  const failing = async (trx: Db) => {
    await insertKey('b')(trx)
    throw new Error('my own')
  }
  await store.write(insertKey('a'))
  const results = await Promise.allSettled([failing, insertKey('a'), insertKey('c')].map(store.write))
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
  expect(results[0]).toMatchObject({ reason: { message: 'my own' } })
  expect(await keysOf(store.db)).toEqual(['a', 'c'])
})

test('a unit that goes on after a failed statement is not taken for kept', async ({ store }) => {
  await store.write(insertKey('a'))
  const careless = store.write(async (trx) => {
    await insertKey('b')(trx)
    await insertKey('a')(trx).catch(() => undefined)
  })
  await expect(careless).rejects.toThrow('not kept')
  expect(await keysOf(store.db)).toEqual(['a'])
})

test('two units that lock each other out are both kept', async ({ store }) => {
  const meeting = { first: Promise.withResolvers<undefined>(), second: Promise.withResolvers<undefined>() }
  const crossing = (key: string, subjects: [string, string], [own, other]: (keyof typeof meeting)[]) =>
    store.write(async (trx) => {
      await acquireAdvisoryLock(trx, subjects[0])
      meeting[own ?? 'first'].resolve(undefined)
      await meeting[other ?? 'first'].promise
      await acquireAdvisoryLock(trx, subjects[1])
      await insertKey(key)(trx)
    })
  await Promise.all([
    crossing('a', ['x', 'y'], ['first', 'second']),
    crossing('b', ['y', 'x'], ['second', 'first']),
  ])
  expect(await keysOf(store.db)).toEqual(['a', 'b'])
})

test('a unit whose connection is lost before its commit is run again, and kept once', async ({ store }) => {
  let runs = 0
  await store.write(async (trx) => {
    runs += 1
    await insertKey(`run ${runs}`)(trx)
    if (runs === 1) await sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx)
  })
  expect(runs).toBe(2)
  expect(await keysOf(store.db)).toEqual(['run 2'])
})

test('a connection that is lost between two statements does not end the process', async ({ store }) => {
  let runs = 0
  await store.write(async (trx) => {
    runs += 1
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
    if (runs === 1) await sql`select pg_terminate_backend(${rows[0]?.pid}, 1000)`.execute(store.db)
    await insertKey('a')(trx)
  })
  expect(runs).toBe(2)
  expect(await keysOf(store.db)).toEqual(['a'])
})

test('idle connections that are lost are not met again', async ({ store }) => {
  await Promise.all(['a', 'b', 'c'].map((key) => store.write(insertKey(key))))
  await using other = await openTestDatabase(store.databaseUrl ?? undefined)
  await sql`select pg_terminate_backend(pid, 1000) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(other.db)
  await store.write(insertKey('d'))
  expect(await keysOf(store.db)).toEqual(['a', 'b', 'c', 'd'])
})

test('a table that a newer process has changed meanwhile is read as before', async ({ store }) => {
  const read = () => store.write((trx) => trx.selectFrom('network_key').selectAll().execute())
  await store.write((trx) => trx.insertInto('network_key').values({ day: 'd', key: 'k' }).execute())
  await read()
  await sql`alter table network_key add column more text`.execute(store.db)
  expect(await read()).toEqual([{ day: 'd', key: 'k', more: null }])
  await sql`alter table network_key drop column more`.execute(store.db)
  expect(await read()).toEqual([{ day: 'd', key: 'k' }])
})

test('a subject another transaction works on is waited for, and given up on in time', async ({ store }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>()
  const { promise: taken, resolve: take } = Promise.withResolvers<undefined>()
  const first = store.write(async (trx) => {
    await acquireAdvisoryLock(trx, 'x')
    take(undefined)
    await released
  })
  await taken
  await store.write((trx) => acquireAdvisoryLock(trx, 'y')) // another subject is free
  await expect(store.write((trx) => acquireAdvisoryLock(trx, 'x'))).rejects.toBeInstanceOf(LockNotAvailable)
  release(undefined)
  await first
  await store.write((trx) => acquireAdvisoryLock(trx, 'x'))
})

test('what takes too long is given up on, and not kept behind anybody’s back', async ({ store }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>()
  const { promise: ended, resolve: end } = Promise.withResolvers<undefined>()
  const slow = createTransactionWriter(
    store.db,
    20,
  )(async (trx) => {
    await insertKey('a')(trx)
    await released
    end(undefined)
  })
  await expect(slow).rejects.toBeInstanceOf(StoreUnavailable)
  release(undefined)
  await ended
  await store.write(insertKey('b'))
  expect(await keysOf(store.db)).toEqual(['b'])
})

function aDatabase(unit: () => Promise<unknown>): Db {
  return { connection: () => ({ execute: unit }) } as never
}

test('a unit is waited for four seconds, and an answer leaves no clock running', async () => {
  vi.useFakeTimers()
  const nothing = () => Promise.resolve()
  await createTransactionWriter(aDatabase(() => Promise.resolve()))(nothing)
  expect(vi.getTimerCount()).toBe(0)
  let refusal: unknown = null
  createTransactionWriter(aDatabase(() => new Promise(() => undefined)))(nothing).catch((error: unknown) => {
    refusal = error
  })
  await vi.advanceTimersByTimeAsync(3_999)
  expect(refusal).toBeNull()
  await vi.advanceTimersByTimeAsync(1)
  expect(refusal).toBeInstanceOf(StoreUnavailable)
})
