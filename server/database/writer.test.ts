import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'

import { Kysely, SqliteDialect, type SqliteDatabase } from 'kysely'
import { expect, test } from 'vitest'

import { openTestDatabase } from '../test-app.ts'
import { migrate } from './migrate.ts'
import { kyselyDatabase } from './node-sqlite.ts'
import { StoreUnavailable } from './store-unavailable.ts'
import type { Database } from './tables.ts'
import { createWriter } from './writer.ts'

function insertKey(key: string) {
  const row = { scope: 's', key, payload_hash: '', status: 201, response: '', created_at: '' }
  return (trx: Kysely<Database>) => trx.insertInto('idempotency_key').values(row).execute()
}

/** A database in memory that counts its statements and can fail at one. */
async function watchedDatabase() {
  const database = new DatabaseSync(':memory:')
  const real = kyselyDatabase(database)
  const statements: string[] = []
  const watched = { failAt: '' }
  const wrapped: SqliteDatabase = {
    close: () => {
      real.close()
    },
    prepare(sql) {
      statements.push(sql)
      if (sql === watched.failAt) throw Object.assign(new Error('disk full'), { errcode: 13 })
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

test('units that arrive together share one commit', async () => {
  await using store = await watchedDatabase()
  const write = createWriter(store.db)
  await Promise.all(['a', 'b', 'c'].map((key) => write(insertKey(key))))
  expect(store.statements.filter((sql) => /^(begin|commit)/.test(sql))).toEqual(['begin immediate', 'commit'])
  expect(store.keys()).toEqual(['a', 'b', 'c'])
})

test('a unit resolves with its own result, and only after the commit', async () => {
  await using store = await watchedDatabase()
  const write = createWriter(store.db)
  const first = write(async (trx) => {
    await insertKey('a')(trx)
    return 1
  }).then((result) => [result, store.statements.includes('commit')])
  expect(await Promise.all([first, write(() => Promise.resolve(2))])).toEqual([[1, true], 2])
})

test('a unit that fails is undone and rejected alone', async () => {
  await using store = await watchedDatabase()
  const write = createWriter(store.db)
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
  expect(store.keys()).toEqual(['a', 'c'])
})

test.each(['commit', 'begin immediate'])(
  'a failing %s rejects every unit and keeps nothing',
  async (statement) => {
    await using store = await watchedDatabase()
    const write = createWriter(store.db)
    store.watched.failAt = statement
    const results = await Promise.allSettled([write(insertKey('a')), write(insertKey('b'))])
    for (const result of results) expect(result).toMatchObject({ reason: { name: 'StoreUnavailable' } })
    store.watched.failAt = ''
    await write(insertKey('c'))
    expect(store.keys()).toEqual(['c'])
  },
)

test('what arrives while a commit runs is in the next one', async () => {
  await using store = await watchedDatabase()
  const write = createWriter(store.db)
  let second: Promise<unknown> = Promise.resolve()
  await write((trx) => {
    second = write(insertKey('b'))
    return insertKey('a')(trx)
  })
  await second
  expect(store.statements.filter((sql) => sql === 'commit')).toHaveLength(2)
})

test('a lock is waited for, without stopping the process, and then given up on', async () => {
  await using store = await openTestDatabase()
  using other = new DatabaseSync(join(store.dataDir, 'valmis.db'))
  other.exec('begin immediate')
  const refused = createWriter(store.db, 30)(insertKey('a'))
  await expect(refused).rejects.toBeInstanceOf(StoreUnavailable)
  const waiting = store.write(insertKey('b'))
  other.exec('commit')
  await waiting
})
