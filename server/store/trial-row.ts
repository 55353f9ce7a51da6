import type { Kysely } from 'kysely'

import type { Database } from './tables.ts'

const TRIAL = { scope: 'trial', key: 'trial', payload_hash: '', status: 0, response: '', created_at: '' }

/**
 * Keeps a row and removes it again: what a full disk refuses is not known before it is written, and SQLite writes
 * nothing where a row stays what it was.
 */
export async function insertTrialRow(trx: Kysely<Database>): Promise<void> {
  await trx.insertInto('idempotency_key').values(TRIAL).execute()
  await trx.deleteFrom('idempotency_key').where('scope', '=', TRIAL.scope).execute()
}
