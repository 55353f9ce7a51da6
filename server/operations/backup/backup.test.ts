import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import type { Kysely } from 'kysely'
import { expect } from 'vitest'

import { migrate } from '../../store/migrate.ts'
import { openDatabase } from '../../store/open-database.ts'
import { onOneConnection } from '../../store/postgres/open-postgres.ts'
import { createEmptyTestDatabase } from '../../store/postgres/test-database.ts'
import type { Db } from '../../store/tables.ts'
import { times } from '../faults/fault-run.ts'
import { NOTHING_LOST, readKept, test } from '../faults/fault-store.ts'
import { type Acknowledged, sendVisitors } from '../faults/requests.ts'
import { openTestDatabase } from '../../test-app.ts'
import { backUp, restore } from './backup.ts'

type AnyDatabase = Kysely<Record<string, Record<string, unknown>>>

/** More than one batch. */
const ROWS = 120
const ODD_TEXT = `☕𝒩 \u{10FFFF}\u0001\t\r\n'"\\; -- \u202E é e\u0301`
const ODD_BYTES = Buffer.from([0, 255, 39, 92, 0xc3, 0x28, 10])

/** A value that no other column has; references to a row are the same in every table. */
function canary(table: string, column: string, type: string, row: number): unknown {
  if (/^(?:text|character)/i.test(type))
    return /(?:^|_)id$/.test(column) ? `row ${row}` : `${table}.${column} ${ODD_TEXT} ${row}`
  if (type === 'bytea') return Buffer.concat([ODD_BYTES, Buffer.from(`${table}.${column} ${row}`)])
  return type === 'bigint' || type === 'int8' ? Number.MAX_SAFE_INTEGER - row : 2 ** 31 - 1 - row
}

/** SQLite says of every key that it may be null. */
const KEYS = /^(?:id|.*_id|hash|day|name|mailbox)$/

/** Tables with what people wrote: not what an engine's search keeps of it by itself. */
async function tablesOf(db: Db) {
  const tables = await db.introspection.getTables()
  return tables
    .filter(({ name }) => !name.startsWith('search_index'))
    .map(({ name, columns }) => ({ name, columns: columns.filter((column) => column.name !== 'vector') }))
}

/** Fills every table of the database, with nulls wherever they are allowed. */
async function fill(db: Db): Promise<void> {
  const tables = new Map((await tablesOf(db)).map((table) => [table.name, table]))
  const isParent = (name: string) =>
    ['conversation', 'attachment', 'outbox', 'staff', 'analysis'].includes(name)
  const names = [...tables.keys()].toSorted((one, other) => Number(isParent(other)) - Number(isParent(one)))
  for (const name of names) {
    const columns = tables.get(name)?.columns ?? []
    const rows = Array.from({ length: ROWS }, (_, row) =>
      Object.fromEntries(
        columns.map((column) => [
          column.name,
          column.isNullable && !KEYS.test(column.name) && row % 2 === 1
            ? null
            : canary(name, column.name, column.dataType, row),
        ]),
      ),
    )
    await (db as unknown as AnyDatabase).insertInto(name).values(rows).execute()
  }
}

async function everything(db: Db): Promise<Record<string, string[]>> {
  const tables = await tablesOf(db)
  const all = await Promise.all(
    tables.map(async ({ name, columns }) => {
      const every = (db as unknown as AnyDatabase)
        .selectFrom(name)
        .select(columns.map((column) => column.name))
      const rows = await every.execute()
      const texts = rows.map((row) =>
        JSON.stringify(
          Object.entries(row)
            .map(([column, value]) => [
              column,
              value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value,
            ])
            .toSorted(),
        ),
      )
      return [name, texts.toSorted()] as const
    }),
  )
  return Object.fromEntries(all.toSorted())
}

/** A store nobody has open: of this run's engine, or a file. */
async function closedStore(fillWith?: (db: Db) => Promise<void>) {
  const store = await openTestDatabase()
  await fillWith?.(store.db)
  await store.db.destroy()
  const place = { dataDir: store.dataDir, databaseUrl: store.databaseUrl }
  return {
    place,
    folder: store.dataDir,
    look: () => look(place),
    [Symbol.asyncDispose]: () => store[Symbol.asyncDispose](),
  }
}

type Place = Parameters<typeof openDatabase>[0]

async function look(place: Place) {
  const { db } = await openDatabase(place)
  try {
    return await everything(db)
  } finally {
    await db.destroy()
  }
}

/** Makes a backup as an operator does: beside the server, in a process of its own. */
function backUpBeside(env: Record<string, string>, file: string) {
  const agency = join(import.meta.dirname, '../commands/agency.ts')
  return promisify(execFile)(process.execPath, [agency, 'backup', file], { env, cwd: env['DATA_DIR'] })
}

test('a backup while the server is written to has all that was acknowledged before', async ({ store }) => {
  const rounds = times(1, 60)
  await using server = store.start()
  const all: Acknowledged[] = []
  for (let round = 1; round <= rounds; round += 1) {
    // Few, and only while a backup is made: sixty backups of a store that grows all the while fill the disk.
    const visitors = sendVisitors(await server.address(), `Writer ${round}`, 2)
    await visitors.acknowledged(20)
    const before = [...all, ...visitors.log.acknowledged]
    const backup = join(store.dataDir, 'backup.db')
    await backUpBeside(store.env, backup)
    await visitors.end()
    all.push(...visitors.log.acknowledged)
    await using restored = await closedStore()
    await restore(restored.place, backup, true)
    rmSync(backup)
    const open = () => openDatabase(restored.place)
    expect(await readKept({ open }, before)).toMatchObject(NOTHING_LOST)
  }
})

test('every row of every table comes back as it was, on this engine and on the other', async () => {
  await using source = await closedStore(fill)
  const before = await source.look()
  for (const [table, rows] of Object.entries(before))
    expect([table, new Set(rows).size]).toEqual([table, ROWS])
  const backup = join(source.folder, 'backup.db')
  await backUp(source.place, backup)
  const file = { dataDir: join(source.folder, 'elsewhere'), databaseUrl: null }
  await restore(file, backup, false)
  expect(await look(file)).toEqual(before)

  const second = join(source.folder, 'second.db')
  await backUp(file, second)
  await using target = await closedStore()
  await restore(target.place, second, target.place.databaseUrl === null)
  expect(await target.look()).toEqual(before)
})

test('a backup is for nobody else to read, and leaves nothing beside it', async () => {
  await using source = await closedStore()
  const folder = join(source.folder, 'backups')
  await expect(backUp(source.place, join(folder, 'a.db'))).rejects.toThrow(
    `${folder} cannot be written to (ENOENT)`,
  )
  await backUp(source.place, join(source.folder, 'a.db'))
  expect(statSync(join(source.folder, 'a.db')).mode & 0o777).toBe(0o600)
  expect(readdirSync(source.folder).filter((name) => name !== 'valmis.db')).toEqual(['a.db'])
})

test('a backup never goes over another file, nor comes from nothing', async () => {
  await using source = await closedStore()
  const file = join(source.folder, 'a.db')
  writeFileSync(file, 'mine')
  await expect(backUp(source.place, file)).rejects.toThrow('The file of the backup exists already')
  expect(readFileSync(file, 'utf8')).toBe('mine')
  const nothing = { dataDir: join(source.folder, 'none'), databaseUrl: null }
  await expect(backUp(nothing, join(source.folder, 'b.db'))).rejects.toThrow('There is no database: ')
})

const NONE_OF_OURS = /^That is no backup of ours$/
const NEWER = "insert into kysely_migration values ('9999-later', '2030')"
const ONE_LETTER = "update contact_request set message = 'C' || substr(message, 2) where id = 'row 7'"

/** What may be wrong with a file, and the sentence about it. */
const BAD_BACKUPS: [name: string, spoil: (file: string) => void, sentence: RegExp][] = [
  ['empty', truncateSync, NONE_OF_OURS],
  ['of another kind', (file) => writeFileSync(file, 'no database'.repeat(1_000)), NONE_OF_OURS],
  [
    'cut in half',
    (file) => truncateSync(file, Math.floor(statSync(file).size / 2)),
    /^(?:That is no backup of ours|The backup is damaged)/,
  ],
  [
    'with one letter changed',
    change(ONE_LETTER),
    /^The backup is damaged: contact_request is not as it was written$/,
  ],
  ['of a newer version', change(NEWER), /^The backup is of a newer version: /],
  ['that is a database of somebody else', change('drop table kysely_migration'), NONE_OF_OURS],
]

function change(statement: string): (file: string) => void {
  return (file) => {
    using database = new DatabaseSync(file)
    database.exec(statement)
  }
}

test('a backup that cannot be right is refused before anything is touched', async () => {
  await using target = await closedStore(fill)
  const before = await target.look()
  const sound = join(target.folder, 'sound.db')
  await backUp(target.place, sound)
  const files = readdirSync(target.folder)
  for (const [name, spoil, sentence] of BAD_BACKUPS) {
    const file = join(target.folder, 'spoiled.db')
    writeFileSync(file, readFileSync(sound))
    spoil(file)
    const said = await restore(target.place, file, true).then(() => 'nothing', String)
    expect(said.replace('Error: ', ''), name).toMatch(sentence)
  }
  await expect(restore(target.place, join(target.folder, 'none.db'), true)).rejects.toThrow(
    /none\.db cannot be read \(ENOENT\)$/,
  )
  expect(await target.look()).toEqual(before)
  expect(readdirSync(target.folder).filter((name) => !/-(?:wal|shm)$/.test(name))).toEqual(
    [...files, 'spoiled.db'].filter((name) => !/-(?:wal|shm)$/.test(name)).toSorted(),
  )
})

test('a backup from before there were hashes is taken', async () => {
  await using store = await closedStore(fill)
  const file = join(store.folder, 'a.db')
  await backUp(store.place, file)
  change('drop table backup_contents')(file)
  await restore(store.place, file, true)
})

test('nothing is restored while somebody has the database open, not even by force', async () => {
  await using store = await closedStore(fill)
  const file = join(store.folder, 'a.db')
  await backUp(store.place, file)
  const { db } = await openDatabase(store.place)
  await db.selectFrom('ticket').selectAll().execute()
  await expect(restore(store.place, file, true)).rejects.toThrow(/in use: stop the server/)
  await db.destroy()
  await restore(store.place, file, true)
})

test('what is there is replaced only by force, and nothing of it stays', async () => {
  await using empty = await closedStore()
  await using store = await closedStore(fill)
  const file = join(empty.folder, 'a.db')
  await backUp(empty.place, file)
  await expect(restore(store.place, file, false)).rejects.toThrow(
    /^There is a database already: --force |^The PostgreSQL database is not empty: \S+ has 120 rows/,
  )
  await restore(store.place, file, true)
  expect(await store.look()).toEqual(await empty.look())
})

test('what PostgreSQL does not take stops a restore by the name of the table, and nothing arrives', async () => {
  await using target = await closedStore()
  if (target.place.databaseUrl === null) return // without PostgreSQL
  const empty = await target.look()
  const file = { dataDir: join(target.folder, 'file'), databaseUrl: null }
  const { db } = await openDatabase(file)
  await fill(db)
  await db
    .updateTable('attachment')
    .set({ size: 2 ** 40 })
    .where('id', '=', 'row 7')
    .execute()
  await db.destroy()
  const backup = join(target.folder, 'a.db')
  await backUp(file, backup)
  await expect(restore(target.place, backup, false)).rejects.toThrow(
    'The database does not take the rows of attachment (22003)',
  )
  expect(await target.look()).toEqual(empty)
})

test('a PostgreSQL that an older version left is backed up as it is, and restored into today', async () => {
  await using target = await closedStore()
  if (target.place.databaseUrl === null) return
  const older = { dataDir: target.folder, databaseUrl: await createEmptyTestDatabase() }
  await expect(backUp(older, join(target.folder, 'none.db'))).rejects.toThrow(
    'There is nothing in the PostgreSQL',
  )
  await onOneConnection(older.databaseUrl, async (db) => {
    await migrate(db, '0001-create-tables')
    await db
      .insertInto('idempotency_key')
      .values({
        scope: '/api/consent',
        key: 'k',
        payload_hash: '',
        status: 201,
        response: ODD_TEXT,
        created_at: '',
      })
      .execute()
  })
  const file = join(target.folder, 'a.db')
  await backUp(older, file)
  await restore(target.place, file, false)
  const { idempotency_key: keys, ...others } = await target.look()
  expect([keys?.length, Object.values(others).flat()]).toEqual([1, []])
})
