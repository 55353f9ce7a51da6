import { StoreUnavailable } from '../store.ts'

/** Primary result codes (sqlite.org/rescode.html) that mean "not now" and are not the statement's fault. */
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
const CANTOPEN = 14

/** Whether another connection holds the write lock: worth a retry. */
export function isBusy(error: unknown): boolean {
  return primaryCode(error) === BUSY
}

/** The error as the rest of the server knows it: `StoreUnavailable` when the store is at fault. */
export function sqliteStoreError(error: unknown): unknown {
  const code = primaryCode(error)
  return code !== null && UNAVAILABLE_CODES.has(code) ? new StoreUnavailable(error) : error
}

/** Why a database cannot be opened, and what to do, by primary code. */
const REMEDIES: Readonly<Record<number, string>> = {
  5: 'another program holds it: end that one',
  8: 'it cannot be written: give the user that runs this the right to write the file and its folder',
  10: 'the disk cannot be read or written: look at the log of the system',
  11: 'it is damaged: put it aside and restore the last backup',
  13: 'the disk is full: make room',
  14: 'it cannot be opened: give the user that runs this the right to write the file and its folder',
  26: 'it is no database, or damaged: put it aside and restore the last backup',
}

/** One sentence about a database that cannot be opened, however deep the engine's error is wrapped. */
export function openingFailure(file: string, error: unknown): unknown {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const isForbidden = 'code' in cause && ['EACCES', 'EPERM', 'EROFS'].includes(String(cause.code))
    const remedy = REMEDIES[isForbidden ? CANTOPEN : (primaryCode(cause) ?? 0)]
    if (remedy !== undefined)
      return new Error(`The database ${file} cannot be used: ${remedy}`, { cause: error })
  }
  return error
}

function primaryCode(error: unknown): number | null {
  const hasCode = error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
  return hasCode ? (error.errcode as number) & 0xff : null
}
