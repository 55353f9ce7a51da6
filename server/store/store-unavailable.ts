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
