import { createHash } from 'node:crypto'

import { sql, type Kysely } from 'kysely'

import { isPostgres } from '../../store/queries.ts'
import type { Db } from '../../store/tables.ts'

/** A backup or restore that cannot be done; its message says why. */
export class BackupRefused extends Error {}

/** A table as the database describes it, so that a new table is copied without further code. */
export interface TableShape {
  name: string
  columns: string[]
}

/** The number of a table's rows, and a hash of all that does not depend on their order. */
export interface TableContents {
  table: string
  rows: number
  hash: string
}

/** Any table: its contents do not matter here. */
type AnyDatabase = Record<string, Record<string, unknown>>
type Row = Record<string, unknown>

/** Rows per batch: pieces of files have 128 KiB, and a batch is in memory. */
const BATCH_ROWS = 50
/** Sums of row hashes are taken modulo this. */
const HASH_LIMIT = 1n << 256n

/** Tables of a SQLite file as they were created: each after those it refers to, as PostgreSQL requires. */
export async function readTables(file: Db): Promise<TableShape[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select sqlite_schema.name as "table", info.name as "column"
    from sqlite_schema, pragma_table_info(sqlite_schema.name) as info
    where sqlite_schema.type = 'table' and sqlite_schema.name not glob 'sqlite_*'
      and sqlite_schema.name not glob 'search_index*' -- kept by triggers
      and sqlite_schema.name not in ('kysely_migration', 'kysely_migration_lock', 'backup_contents')
    order by sqlite_schema.rowid, info.name`.execute(file)
  return [...Map.groupBy(rows, ({ table }) => table)].map(([name, columns]) => ({
    name,
    columns: columns.map(({ column }) => column),
  }))
}

/** Copies every row of the tables into another database, both in a transaction; returns what was read. */
export async function copyTables(from: Db, to: Db, tables: readonly TableShape[]): Promise<TableContents[]> {
  const target = to as unknown as Kysely<AnyDatabase>
  return walkTables(from, tables, async (table, rows) => {
    try {
      await target.insertInto(table).values(rows).execute()
    } catch (error) {
      // Only the code: the message may contain what people wrote.
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'no reason given'
      throw new BackupRefused(`The database does not take the rows of ${table} (${code})`)
    }
  })
}

/** Number and hash of each table's rows. On PostgreSQL only inside a transaction. */
export function readContents(db: Db, tables: readonly TableShape[]): Promise<TableContents[]> {
  return walkTables(db, tables, () => Promise.resolve())
}

/** Throws unless both have the same rows. */
export function refuseDifference(
  expected: readonly TableContents[],
  found: readonly TableContents[],
  sentence: (table: string) => string,
): void {
  const tables = new Map(found.map((contents) => [contents.table, contents]))
  for (const { table, rows, hash } of expected) {
    const other = tables.get(table)
    if (other?.rows !== rows || other.hash !== hash) throw new BackupRefused(sentence(table))
  }
}

async function walkTables(
  db: Db,
  tables: readonly TableShape[],
  visit: (table: string, rows: Row[]) => Promise<void>,
): Promise<TableContents[]> {
  const contents: TableContents[] = []
  for (const { name, columns } of tables) {
    let count = 0
    let sum = 0n
    for await (const rows of readRows(db as unknown as Kysely<AnyDatabase>, name, columns)) {
      for (const row of rows) sum = (sum + hashRow(columns.map((column) => row[column]))) % HASH_LIMIT
      count += rows.length
      await visit(name, rows)
    }
    contents.push({ table: name, rows: count, hash: sum.toString(16) })
  }
  return contents
}

/** Texts, numbers and nulls as JSON; bytes are arrays, so that they differ from texts. */
function hashRow(values: readonly unknown[]): bigint {
  const row = values.map((value) =>
    value instanceof Uint8Array
      ? [Buffer.from(value.buffer, value.byteOffset, value.length).toString('base64')]
      : value,
  )
  return BigInt(`0x${createHash('sha256').update(JSON.stringify(row)).digest('hex')}`)
}

/** All rows in batches. PostgreSQL keeps a cursor within the transaction. */
async function* readRows(
  db: Kysely<AnyDatabase>,
  table: string,
  columns: readonly string[],
): AsyncGenerator<Row[]> {
  const all = db.selectFrom(table).select([...columns])
  if (!isPostgres(db)) {
    let batch: Row[] = []
    for await (const row of all.stream()) {
      batch.push(row)
      if (batch.length === BATCH_ROWS) {
        yield batch
        batch = []
      }
    }
    if (batch.length > 0) yield batch
    return
  }
  await sql`declare every_row no scroll cursor for ${all}`.execute(db)
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(BATCH_ROWS)} from every_row`.execute(db)
    if (rows.length === 0) break
    yield rows
  }
  await sql`close every_row`.execute(db)
}
