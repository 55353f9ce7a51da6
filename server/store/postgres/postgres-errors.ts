import { DatabaseError } from 'pg'

import { StoreUnavailable } from '../store.ts'

/** The connection is gone, was never there, or does not answer: nothing is known of what was sent last. */
export class ConnectionLost extends StoreUnavailable {}

/**
 * Classes and codes (PostgreSQL, appendix A) after which a connection is of no use: the server ends it, or has
 * statements prepared for a table that a newer process has migrated since (0A000).
 */
const ENDING = /^(08|57P0[1-5]|0A000)/
/** The transaction stood in another's way and was undone: the same again may well succeed. */
const IN_THE_WAY = /^40(001|P01)$/
/** "Not now", and nothing about the statement: out of disk, memory or connections, read-only, timed out, broken. */
const UNAVAILABLE = /^(53|58|XX|25006|55P03|57014|57P|08|40)/

/** The error as the rest of this folder knows it: whatever is not an answer of the server is a lost connection. */
export function connectionError(error: unknown): unknown {
  if (error instanceof DatabaseError && !ENDING.test(error.code ?? '')) return error
  return new ConnectionLost(error)
}

/** Whether the transaction is undone for certain and worth another try; not to be asked about a commit. */
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
