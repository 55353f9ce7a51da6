import type { Compilable, CompiledQuery } from 'kysely'

import type { Database, Db, NewRow } from './tables.ts'

/** By engine, because each has its own SQL. */
const compiled = new WeakMap<object, Map<string, CompiledQuery>>()

/** Kysely writes the SQL of a name once: each time, it took a tenth of a post (bench/server.ts). */
export async function runCompiled<Row>(
  db: Db,
  name: string,
  parameters: readonly unknown[],
  build: () => Compilable<Row>,
): Promise<Row[]> {
  const engine = db.getExecutor().adapter
  const queries = compiled.get(engine) ?? new Map<string, CompiledQuery>()
  const query = queries.get(name) ?? build().compile()
  if (!queries.has(name)) compiled.set(engine, queries.set(name, query))
  const { rows } = await db.executeQuery({ ...query, parameters })
  return rows as Row[]
}

export async function insertRow<Table extends keyof Database>(
  db: Db,
  table: Table,
  row: NewRow<Table>,
): Promise<void> {
  const name = `insert ${table} ${Object.keys(row).join(' ')}`
  await runCompiled(db, name, Object.values(row), () => db.insertInto(table).values(row))
}
