import type { Kysely } from 'kysely'

import type { Database } from './tables.ts'

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

/**
 * Runs a unit of work in a transaction; resolves only once it is safely on disk. The work may await nothing but
 * its own queries: others wait for it. Nor may it have another effect: where the connection is lost before the
 * commit, or two transactions stand in each other's way, it is undone and run again (PostgreSQL).
 */
export type Write = <T>(work: (trx: Kysely<Database>) => Promise<T>) => Promise<T>

/** The store cannot keep anything right now (locked, full, read-only, away): answered 503. */
export class StoreUnavailable extends Error {
  /** The engine's own code, for the log: its words may hold a visitor's. */
  readonly code: unknown

  constructor(cause: unknown) {
    super('The store is unavailable', { cause })
    this.name = 'StoreUnavailable'
    this.code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  }
}
