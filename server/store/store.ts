import type { Kysely } from 'kysely'

import type { Database } from './tables.ts'
import type { Write } from './writer.ts'

/** A clock that every process on a store goes by. */
export type StoreClock = (trx: Kysely<Database>) => Promise<Date>

/** The open store. Features write through `write` and read in there too; `db` is for whoever owns the process. */
export interface Store {
  db: Kysely<Database>
  write: Write
  /** Null: one process owns the store, and its own clock will do. */
  clock: StoreClock | null
  /** Names of the migrations that opening it has run. */
  migrated: readonly string[]
}
