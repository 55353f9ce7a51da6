import { StoreUnavailable } from '../store-unavailable.ts'

/** Primary result codes (sqlite.org/rescode.html) that say "not now" and nothing about the statement. */
const UNAVAILABLE_CODES = new Set([
  5, // BUSY
  6, // LOCKED
  7, // NOMEM
  8, // READONLY
  10, // IOERR
  11, // CORRUPT
  13, // FULL
  14, // CANTOPEN
  26, // NOTADB
])
const BUSY = 5

/** Whether another connection holds the write lock: worth another try. */
export function isBusy(error: unknown): boolean {
  return primaryCode(error) === BUSY
}

/** The error as the rest of the server knows it: `StoreUnavailable` when the store is at fault. */
export function sqliteStoreError(error: unknown): unknown {
  const code = primaryCode(error)
  return code !== null && UNAVAILABLE_CODES.has(code) ? new StoreUnavailable(error) : error
}

function primaryCode(error: unknown): number | null {
  const hasCode = error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
  return hasCode ? (error.errcode as number) & 0xff : null
}
