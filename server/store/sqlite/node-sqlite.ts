import { type DatabaseSync, type StatementSync } from 'node:sqlite'

import type { SqliteDatabase, SqliteStatement } from 'kysely'

/** Prepared statements that are kept. We have some hundred; the migrations of a new database have 200 more. */
const MAX_PREPARED = 200

/** `node:sqlite` in the shape Kysely's own SQLite dialect expects (that of better-sqlite3). */
export function kyselyDatabase(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>()
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = prepared.get(sql)
      if (known !== undefined) return known
      const statement = kyselyStatement(database.prepare(sql))
      // Never refuse the newest: a statement for every query was 2 % of the time, and 0.1 s to collect.
      if (prepared.size >= MAX_PREPARED) prepared.clear()
      prepared.set(sql, statement)
      return statement
    },
  }
}

type Parameters = Parameters_<StatementSync['all']>
type Parameters_<F> = F extends (...values: infer Values) => unknown ? Values : never

function kyselyStatement(statement: StatementSync): SqliteStatement {
  const values = (parameters: readonly unknown[]) => parameters as Parameters
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  }
}
