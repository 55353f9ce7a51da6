import { DatabaseError } from 'pg'

import { StoreUnavailable } from '../store.ts'

/** The connection is lost, missing or silent: whether the last statement ran is unknown. */
export class ConnectionLost extends StoreUnavailable {}

/** After these (PostgreSQL, appendix A) a connection is useless: closed, or its statements outdated (0A000). */
const ENDING = /^(08|57P0[1-5]|0A000)/
/** The transaction conflicted with another and was undone: a retry may succeed. */
const IN_THE_WAY = /^40(001|P01)$/
/** "Not now": out of disk, memory or connections, read-only, timed out, broken. Not the statement's fault. */
const UNAVAILABLE = /^(53|58|XX|25006|55P03|57014|57P|08|40)/

/** The error as this folder knows it: what is not an answer of the server is a lost connection. */
export function connectionError(error: unknown): unknown {
  if (error instanceof DatabaseError && !ENDING.test(error.code ?? '')) return error
  return new ConnectionLost(error)
}

/** Whether the transaction was certainly undone and can be retried; not for errors of a commit. */
export function mayPass(error: unknown): boolean {
  return (
    error instanceof ConnectionLost || (error instanceof DatabaseError && IN_THE_WAY.test(error.code ?? ''))
  )
}

/** The error as the rest of the server knows it: `StoreUnavailable` when the store is at fault. */
export function postgresStoreError(error: unknown): unknown {
  const isUnavailable = error instanceof DatabaseError && UNAVAILABLE.test(error.code ?? '')
  return isUnavailable ? new StoreUnavailable(error) : error
}
