import type { Insertable, Kysely, Selectable } from 'kysely'

import { insertRow, runCompiled } from '../compiled-queries.ts'
import type { Database, IdempotencyKeyTable } from '../tables.ts'
import { KEY_LIFETIME_MS } from '../../http/idempotency-key.ts'

/** The first answer given to a key, if there was one. */
export async function findIdempotencyRow(
  db: Kysely<Database>,
  scope: string,
  key: string,
): Promise<Selectable<IdempotencyKeyTable> | undefined> {
  const [row] = await runCompiled(db, 'find idempotency_key', [scope, key], () =>
    db.selectFrom('idempotency_key').selectAll().where('scope', '=', scope).where('key', '=', key),
  )
  return row
}

/** Keeps the answer to a key, in the transaction of what it answers. */
export async function insertIdempotencyRow(
  db: Kysely<Database>,
  row: Insertable<IdempotencyKeyTable>,
): Promise<void> {
  await insertRow(db, 'idempotency_key', row)
}

/** Forgets the answer to a key. */
export async function deleteIdempotencyRow(db: Kysely<Database>, scope: string, key: string): Promise<void> {
  await db.deleteFrom('idempotency_key').where('scope', '=', scope).where('key', '=', key).execute()
}

/** Forgets the keys older than a day. */
export async function purgeIdempotencyRows(db: Kysely<Database>, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - KEY_LIFETIME_MS).toISOString()
  await db.deleteFrom('idempotency_key').where('created_at', '<', oldest).execute()
}
