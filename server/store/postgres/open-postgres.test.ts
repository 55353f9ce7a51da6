import { sql } from 'kysely'
import { expect, inject } from 'vitest'

import { openTestDatabase, test } from '../../test-app.ts'
import { openSqlite } from '../sqlite/open-sqlite.ts'
import { openPostgres } from './open-postgres.ts'
import { prepareSession, refuseUnfitServer } from './session.ts'
import { createEmptyTestDatabase } from './test-database.ts'
import { startTestProcess } from '../../test-process.ts'

async function sessionSetting(url: URL, name: string): Promise<unknown> {
  const { db } = await openPostgres(url)
  const { rows } = await sql<{ value: string }>`select current_setting(${name}) as value`.execute(db)
  await db.destroy()
  return rows[0]?.value
}

test.each([
  ['synchronous_commit', 'on'],
  ['lock_timeout', '1500ms'],
  ['statement_timeout', '1800ms'],
  ['idle_in_transaction_session_timeout', '5s'],
])('a session has %s = %s, whatever the database says', async (name, expected) => {
  const url = await createEmptyTestDatabase()
  const { db } = await openPostgres(url)
  const other = name === 'synchronous_commit' ? 'off' : '0'
  const database = sql.id(url.pathname.slice(1))
  await sql`alter database ${database} set ${sql.id(name)} = ${sql.lit(other)}`.execute(db)
  await db.destroy()
  expect(await sessionSetting(url, name)).toBe(expected)
})

test('who lets a commit wait for the standby as well keeps that', async () => {
  const url = await createEmptyTestDatabase()
  const { db } = await openPostgres(url)
  const database = sql.id(url.pathname.slice(1))
  await sql`alter database ${database} set synchronous_commit = remote_apply`.execute(db)
  await db.destroy()
  expect(await sessionSetting(url, 'synchronous_commit')).toBe('remote_apply')
})

test.each(['off', 'local', 'remote_write', undefined])(
  'a session that would not wait for the disk (synchronous_commit: %s) is not used',
  async (sync) => {
    const query = () => Promise.resolve({ rows: sync === undefined ? [] : [{ sync }] })
    await expect(prepareSession({ query } as never)).rejects.toThrow('synchronous_commit')
  },
)

test.each([
  [{ version: 140_012, fsync: 'on', encoding: 'UTF8' }, 'PostgreSQL 15 or newer'],
  [{ version: 180_000, fsync: 'off', encoding: 'UTF8' }, 'fsync = off'],
  [{ version: 180_000, fsync: 'on', encoding: 'SQL_ASCII' }, 'encoding UTF8'],
])('a server that says %o is refused', async (answer, reason) => {
  const query = () => Promise.resolve({ rows: [answer] })
  await expect(refuseUnfitServer({ query } as never)).rejects.toThrow(reason)
})

test.each([
  ['postgres://valmis:secret@127.0.0.1:1/valmis', 'ECONNREFUSED'],
  [new URL('/secret', inject('postgresUrl') ?? 'postgres://x').href, '3D000'],
])('%s cannot be reached, and the line that says so has no secret', async (url, code) => {
  const opening = openPostgres(new URL(url))
  await expect(opening).rejects.toThrow(new RegExp(`^PostgreSQL cannot be reached: ${code}$`))
})

test('processes that start together on an empty database migrate it once, and a later one not at all', async () => {
  const url = await createEmptyTestDatabase()
  const stores = await Promise.all(Array.from({ length: 4 }, () => openPostgres(url)))
  const migrated = stores.flatMap((store) => store.migrated)
  expect(migrated).not.toEqual([])
  expect(new Set(migrated).size).toBe(migrated.length)
  for (const { db } of stores) await db.destroy()
  const later = await openPostgres(url)
  expect(later.migrated).toEqual([])
  await later.db.destroy()
})

/** Each engine's own index of the searched words. */
const OWN_INDEX = /^search_index|^search_text\.vector$/

test('both engines have the same tables with the same columns, of types both know', async ({ folder }) => {
  const sqlite = await openSqlite(folder.path)
  await using postgres = await openTestDatabase()
  const shapeOf = async (db: typeof sqlite.db) => {
    const tables = await db.introspection.getTables()
    const columns = tables
      .flatMap((table) =>
        table.columns.map((column) => ({ ...column, name: `${table.name}.${column.name}` })),
      )
      .filter(({ name }) => !OWN_INDEX.test(name))
    const types = new Set(columns.map(({ dataType }) => dataType))
    return { columns: columns.map(({ name }) => name).sort(), types }
  }
  const [here, there] = [await shapeOf(sqlite.db), await shapeOf(postgres.db)]
  await sqlite.db.destroy()
  expect(there.columns).toEqual(here.columns)
  expect([...there.types].sort()).toEqual(expect.arrayContaining(['bytea', 'int4', 'text']))
  for (const type of there.types) expect(['bytea', 'int4', 'int8', 'text']).toContain(type)
})

test('a database that is not there stops the start with one line, which has no password', async ({
  folder,
}) => {
  const DATABASE_URL = 'postgres://valmis:secret@127.0.0.1:1/valmis'
  await using server = startTestProcess({ DATA_DIR: folder.path, DATABASE_URL })
  expect(await server.exited).toMatchObject({
    code: 1,
    errors: 'PostgreSQL cannot be reached: ECONNREFUSED\n',
  })
})
