import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'

import { Kysely, sql, SqliteDialect, type SqliteDatabase } from 'kysely'
import { expect, vi } from 'vitest'

import { fixture, test as baseTest } from '../../test-app.ts'
import { migrate } from '../migrate.ts'
import { kyselyDatabase } from './open-sqlite.ts'
import { StoreUnavailable } from '../store.ts'
import type { Database, Db } from '../tables.ts'
import { createGroupedWriter } from './grouped-writer.ts'

/** SQLITE_CONSTRAINT_PRIMARYKEY (sqlite.org/rescode.html). */
const PRIMARY_KEY_TAKEN = 1_555

function insertKey(key: string, response = '') {
  const row = { scope: 's', key, payload_hash: '', status: 201, response, created_at: '' }
  return (trx: Db) => trx.insertInto('idempotency_key').values(row).execute()
}

/** A database in memory that counts its statements and can fail at one. */
async function watchedDatabase() {
  const database = new DatabaseSync(':memory:')
  const real = kyselyDatabase(database)
  const statements: string[] = []
  const watched = { failAt: '' }
  const wrapped: SqliteDatabase = {
    close: () => real.close(),
    prepare(sql) {
      statements.push(sql)
      if (sql === watched.failAt) throw Object.assign(new Error('disk full again'), { errcode: 13 })
      return real.prepare(sql)
    },
  }
  const db = new Kysely<Database>({ dialect: new SqliteDialect({ database: wrapped }) })
  await migrate(db)
  statements.length = 0
  const keys = () =>
    database
      .prepare('select key from idempotency_key order by key')
      .all()
      .map((row) => row['key'])
  return { db, watched, statements, keys, [Symbol.asyncDispose]: () => db.destroy() }
}

const test = baseTest.extend('watched', fixture(watchedDatabase))

test('units that arrive together share one commit', async ({ watched: store }) => {
  const write = createGroupedWriter(store.db)
  await Promise.all(['a', 'b', 'c'].map((key) => write(insertKey(key))))
  expect(store.statements.filter((sql) => /^(begin|commit)/.test(sql))).toEqual(['begin immediate', 'commit'])
  expect(store.keys()).toEqual(['a', 'b', 'c'])
})

test('what waits beside a long group is served between its units', async ({ watched: store }) => {
  const write = createGroupedWriter(store.db)
  const order: string[] = []
  const long = (key: string) => (trx: Db) => {
    order.push(key)
    setImmediate(() => order.push(`a page beside ${key}`))
    const end = performance.now() + 5
    while (performance.now() < end);
    return insertKey(key)(trx)
  }
  await Promise.all(['a', 'b'].map((key) => write(long(key))))
  expect(order.slice(0, 3)).toEqual(['a', 'a page beside a', 'b'])
  expect(store.statements.filter((sql) => /^(begin|commit)/.test(sql))).toEqual(['begin immediate', 'commit'])
  expect(store.keys()).toEqual(['a', 'b'])
})

test('units of one turn after another share one commit', async ({ watched: store }) => {
  vi.spyOn(performance, 'now').mockReturnValue(0) // a busy machine is no reason to stop gathering
  const write = createGroupedWriter(store.db)
  const units = [write(insertKey('a'))]
  for (const key of ['b', 'c']) {
    await nextTurn()
    units.push(write(insertKey(key)))
  }
  await Promise.all(units)
  expect(store.statements.filter((sql) => sql === 'commit')).toHaveLength(1)
})

test('a writer without work does not keep looking for some', async ({ watched: store }) => {
  const look = vi.spyOn(performance, 'now')
  await createGroupedWriter(store.db)(insertKey('a'))
  const turns = async (count: number) => {
    for (let turn = 0; turn < count; turn += 1) await nextTurn()
  }
  await turns(5)
  const looks = look.mock.calls.length
  await turns(20)
  expect(look.mock.calls).toHaveLength(looks)
})

test('a unit resolves with its own result, and only after the commit', async ({ watched: store }) => {
  const write = createGroupedWriter(store.db)
  const first = write(async (trx) => {
    await insertKey('a')(trx)
    return 1
  }).then((result) => [result, store.statements.includes('commit')])
  expect(await Promise.all([first, write(() => Promise.resolve(2))])).toEqual([[1, true], 2])
})

test('a unit that fails is undone and rejected alone', async ({ watched: store }) => {
  const write = createGroupedWriter(store.db)
  const results = await Promise.allSettled([
    write(insertKey('a')),
    write(async (trx) => {
      await insertKey('b')(trx)
      throw new Error('my own')
    }),
    write(insertKey('a')), // breaks the primary key
    write(insertKey('c')),
  ])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled'])
  expect(results[1]).toMatchObject({ reason: { message: 'my own' } })
  expect(results[2]).toMatchObject({ reason: { errcode: PRIMARY_KEY_TAKEN } }) // its own fault, not the store's
  expect(store.keys()).toEqual(['a', 'c'])
})

test.each(['commit', 'begin immediate'])('a failing %s rejects all and keeps nothing', async (statement) => {
  await using store = await watchedDatabase()
  const write = createGroupedWriter(store.db)
  store.watched.failAt = statement
  const results = await Promise.allSettled([write(insertKey('a')), write(insertKey('b'))])
  for (const result of results) expect(result).toMatchObject({ reason: { name: 'StoreUnavailable' } })
  expect(store.statements.filter((sql) => sql === statement)).toHaveLength(1) // only a lock is waited for
  store.watched.failAt = ''
  await write(insertKey('c'))
  expect(store.keys()).toEqual(['c'])
})

test('what arrives while a commit runs is in the next one', async ({ watched: store }) => {
  const write = createGroupedWriter(store.db)
  let second: Promise<unknown> = Promise.resolve()
  await write((trx) => {
    second = write(insertKey('b'))
    return insertKey('a')(trx)
  })
  await second
  expect(store.statements.filter((sql) => sql === 'commit')).toHaveLength(2)
})

test('a lock is waited for without stopping the process, for four seconds at most', async ({ store }) => {
  using other = new DatabaseSync(join(store.dataDir, 'valmis.db'))
  let time = 0
  vi.spyOn(performance, 'now').mockImplementation(() => time)
  other.exec('begin immediate')
  const refused = store.write(insertKey('a'))
  time = 4_000
  const waiting = store.write(insertKey('b'))
  time = 4_001
  await expect(refused).rejects.toBeInstanceOf(StoreUnavailable)
  await nextTurn() // comes while the other still waits
  other.exec('commit')
  await waiting
  const keys = await store.db.selectFrom('idempotency_key').select('key').execute()
  expect(keys).toEqual([{ key: 'b' }]) // what was refused is not stored later
})

test('a disk that is full in the middle of a unit is said, and got over', async ({ store }) => {
  await sql`vacuum`.execute(store.db) // migrations leave free pages
  const pages = await sql<{ page_count: number }>`pragma page_count`.execute(store.db)
  const limit = (count: number) => sql`pragma max_page_count = ${sql.lit(count)}`.execute(store.db)
  await limit((pages.rows[0]?.page_count ?? 0) + 1)
  const large = (key: string) => insertKey(key, 'x'.repeat(20_000))
  const results = await Promise.allSettled([store.write(insertKey('a')), store.write(large('b'))])
  for (const result of results) expect(result).toMatchObject({ reason: { name: 'StoreUnavailable' } })
  await limit(10_000)
  await Promise.all([store.write(insertKey('a')), store.write(large('b'))])
  const keys = await store.db.selectFrom('idempotency_key').select('key').execute()
  expect(keys.map(({ key }) => key)).toEqual(['a', 'b'])
})

test('an engine that rolls all back within a unit loses no reason', async ({ watched: store }) => {
  const write = createGroupedWriter(store.db)
  store.watched.failAt = 'rollback to unit' // SQLite's answer after it rolled back by itself
  const full = Object.assign(new Error('disk full'), { errcode: 13 })
  const results = await Promise.allSettled([write(insertKey('a')), write(() => Promise.reject(full))])
  for (const result of results) expect(result).toMatchObject({ reason: { cause: full } })
  store.watched.failAt = ''
  await write(insertKey('c'))
  expect(store.keys()).toEqual(['c'])
})
