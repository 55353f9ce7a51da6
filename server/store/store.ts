import type { Db } from './tables.ts'

/** A clock that all processes on a store share. */
export type StoreClock = (trx: Db) => Promise<Date>

/** The open store. Features read and write through `write`; `db` is for code that owns the process. */
export interface Store {
  db: Db
  write: Write
  /** Null: one process owns the store and uses its own clock. */
  clock: StoreClock | null
  /** Migrations that ran when it was opened. */
  migrated: readonly string[]
}

/**
 * Runs a unit of work in a transaction; resolves once it is safely on disk. The work may await only its own
 * queries, because others wait for it, and must have no other effects: PostgreSQL runs it again after a
 * conflict or a connection lost before the commit.
 */
export type Write = <T>(work: (trx: Db) => Promise<T>) => Promise<T>

/** The store cannot write now (locked, full, read-only, away): answered with 503. */
export class StoreUnavailable extends Error {
  /** The engine's code, for the log: its message may contain a visitor's words. */
  readonly code: unknown

  constructor(cause: unknown) {
    super('The store is unavailable', { cause })
    this.name = 'StoreUnavailable'
    this.code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  }
}
