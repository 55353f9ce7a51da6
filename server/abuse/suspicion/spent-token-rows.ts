import type { Kysely } from 'kysely'

import { TOKEN_LIFETIME_MS } from '#domain/suspicion/suspicion.ts'

import { runCompiled } from '../../store/compiled-queries.ts'
import type { Database } from '../../store/tables.ts'

/** Spends a token, in the transaction of its post; false: it was spent before. */
export async function spendToken(trx: Kysely<Database>, id: string, now: Date): Promise<boolean> {
  const row = { id, spent_at: now.toISOString() }
  const rows = await runCompiled(trx, 'spend token', Object.values(row), () =>
    trx
      .insertInto('spent_token')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id'),
  )
  return rows.length > 0
}

/** Forgets the tokens that are too old to be taken in any case. */
export async function purgeSpentTokens(trx: Kysely<Database>, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - TOKEN_LIFETIME_MS).toISOString()
  await trx.deleteFrom('spent_token').where('spent_at', '<', oldest).execute()
}
