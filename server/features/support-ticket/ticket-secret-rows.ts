import type { Insertable, Kysely, Selectable } from 'kysely'

import { insertRow } from '../../store/compiled-queries.ts'
import { runsSideBySide } from '../../store/row-locks.ts'
import type { Database, TicketSecretTable, TicketTable } from '../../store/tables.ts'

/** Keeps the hash of a secret. */
export async function insertSecret(db: Kysely<Database>, row: Insertable<TicketSecretTable>): Promise<void> {
  await insertRow(db, 'ticket_secret', row)
}

/** The secrets of a ticket, newest first. */
export async function findSecretHashes(db: Kysely<Database>, ticketId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('ticket_secret')
    .select('hash')
    .where('ticket_id', '=', ticketId)
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map((row) => row.hash)
}

/** Forgets secrets. */
export async function deleteSecrets(db: Kysely<Database>, hashes: readonly string[]): Promise<void> {
  if (hashes.length > 0) await db.deleteFrom('ticket_secret').where('hash', 'in', hashes).execute()
}

/** The ticket a secret opens, as long as it does; nobody else changes it until the transaction ends. */
export async function findTicketOfSecret(
  db: Kysely<Database>,
  hash: string,
  now: Date,
): Promise<Selectable<TicketTable> | undefined> {
  return db
    .selectFrom('ticket_secret')
    .innerJoin('ticket', 'ticket.id', 'ticket_secret.ticket_id')
    .selectAll('ticket')
    .where('hash', '=', hash)
    .where('expires_at', '>', now.toISOString())
    .$if(runsSideBySide(db), (query) => query.forUpdate('ticket'))
    .executeTakeFirst()
}

/** Forgets the secrets that open nothing any more. */
export async function purgeSecrets(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('ticket_secret').where('expires_at', '<=', now.toISOString()).execute()
}
