import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { sql } from 'kysely'
import { expect, vi } from 'vitest'

import { testFolder, test } from '../../test-app.ts'
import { migrate } from '../migrate.ts'
import { openSqlite, refuseOldSqlite } from './open-sqlite.ts'

test.for([
  ['journal_mode', 'wal'],
  ['synchronous', 2],
  ['foreign_keys', 1],
  ['mmap_size', 0],
  ['secure_delete', 1],
  ['temp_store', 2],
  ['busy_timeout', 5],
] as const)('the database is opened with %s = %s', async ([name, expected], { store }) => {
  const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(store.db)
  expect(Object.values(rows[0] ?? {})).toEqual([expected])
})

test('a second migration changes nothing, nor does one after a crash half way', async ({ store }) => {
  const schema = () => sql`select sql from sqlite_schema order by name`.execute(store.db)
  const before = await schema()
  await migrate(store.db)
  const last = sql`(select max(name) from kysely_migration)`
  await sql`delete from kysely_migration where name = ${last}`.execute(store.db)
  await migrate(store.db)
  expect(await schema()).toEqual(before)
})

test('SQLite before 3.51.3 is refused', () => {
  const refusal = (version: string) => () => refuseOldSqlite(version)
  for (const old of ['3.7.0', '3.51.2', '3.9.9']) expect(refusal(old)).toThrow(old)
  for (const good of ['3.51.3', '3.53.4', '4.0.0']) expect(refusal(good)).not.toThrow()
})

test('an engine that is too old stops the start before there is a file', async ({ folder }) => {
  const versions = { value: { ...process.versions, sqlite: '3.51.2' } }
  vi.stubGlobal('process', Object.create(process, { versions }))
  const opening = openSqlite(folder.path)
  vi.unstubAllGlobals()
  await expect(opening).rejects.toThrow('3.51.2')
  expect(existsSync(join(folder.path, 'valmis.db'))).toBe(false)
})

test('a data folder that is not there yet is made', async ({ folder }) => {
  const { db } = await openSqlite(join(folder.path, 'data/of/ours'))
  await db.destroy()
  expect(existsSync(join(folder.path, 'data/of/ours/valmis.db'))).toBe(true)
})

test('in a database just made, which ran every migration, a query is prepared once', async ({ folder }) => {
  const { db } = await openSqlite(folder.path)
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare')
  for (let times = 0; times < 3; times += 1) await db.selectFrom('server_state').select('name').execute()
  expect(prepare).toHaveBeenCalledTimes(1)
  await db.destroy()
})

test('a file that is no database stops the start, and is let go', async ({ folder }) => {
  const close = vi.spyOn(DatabaseSync.prototype, 'close')
  writeFileSync(join(folder.path, 'valmis.db'), 'these are not the pages you are looking for'.repeat(100))
  await expect(openSqlite(folder.path)).rejects.toThrow(
    `The database ${folder.path}/valmis.db cannot be used: it is no database`,
  )
  expect(close).toHaveBeenCalledTimes(1)
})

test('a file system that keeps no log before the data stops the start', async ({ folder }) => {
  vi.spyOn(DatabaseSync.prototype, 'exec').mockReturnValue(undefined) // accepts a setting without changing it
  await expect(openSqlite(folder.path)).rejects.toThrow('journal_mode = WAL')
})

test('a folder that cannot be written stops the start', async ({ folder }) => {
  writeFileSync(join(folder.path, 'file'), '')
  chmodSync(join(folder.path, 'file'), 0o400)
  const path = join(folder.path, 'file')
  await expect(openSqlite(path)).rejects.toThrow(`DATA_DIR ${path} cannot be used (EEXIST): `)
})

test.each(['valmis.db', 'valmis.db-wal'])('a folder in the place of %s stops the start', async (name) => {
  await using folder = testFolder()
  mkdirSync(join(folder.path, name))
  await expect(openSqlite(folder.path)).rejects.toThrow(
    new RegExp(`^The database ${folder.path}/valmis\\.db cannot be used: [^\\n]+$`),
  )
})

test('a database that a newer program has changed is left alone, in a sentence', async ({ folder }) => {
  const { db } = await openSqlite(folder.path)
  await sql`insert into kysely_migration values ('9999-newer', '2030-01-01')`.execute(db)
  await db.destroy()
  await expect(openSqlite(folder.path)).rejects.toThrow(
    'The database is of a newer version (it has 9999-newer): use that version, or restore',
  )
})

test('a file that is damaged inside stops the start', async ({ folder }) => {
  const { db } = await openSqlite(folder.path)
  await db.destroy()
  const file = join(folder.path, 'valmis.db')
  writeFileSync(file, Buffer.alloc(8_192, 0xff), { flag: 'r+' })
  const damaged = readFileSync(file)
  damaged.write('SQLite format 3\0', 0, 'latin1')
  writeFileSync(file, damaged)
  await expect(openSqlite(folder.path)).rejects.toThrow(
    /^The database [^\n]+ cannot be used: it is [^\n]*damaged/,
  )
})
