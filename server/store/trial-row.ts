import type { Kysely } from 'kysely'

import type { Database } from './tables.ts'

const TRIAL = { scope: 'trial', key: 'trial', payload_hash: '', status: 0, response: '', created_at: '' }

/**
 * Inserts a row and removes it again: a full disk refuses only real writes, and SQLite writes nothing for an
 * unchanged row.
 */
export async function insertTrialRow(trx: Kysely<Database>): Promise<void> {
  await trx.insertInto('idempotency_key').values(TRIAL).execute()
  await trx.deleteFrom('idempotency_key').where('scope', '=', TRIAL.scope).execute()
}
