import type { Kysely, Insertable, Selectable } from 'kysely'
import { hash, randomBytes } from 'node:crypto'

import { TICKET_LINK_DAYS } from '#domain/support-ticket/ticket-request.ts'

import { insertRow } from '../../store/compiled-queries.ts'
import { isPostgres } from '../../store/row-locks.ts'
import type { Database, TicketSecretTable, TicketTable } from '../../store/tables.ts'

const SECRET_BYTES = 16
const LINK_LIFETIME_MS = TICKET_LINK_DAYS * 24 * 60 * 60 * 1_000
/** Secrets a ticket may have: who asks for a new link has lost the last one, not the last five. */
const MAX_LIVE_SECRETS = 5

/** A new secret for a link: 128 random bits, 22 characters that need no escaping in a URL. */
export function newTicketSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url')
}

/** The hash that is stored of a secret: 128 random bits need no salt and no slow hash. */
export function hashOfSecret(secret: string): string {
  return hash('sha256', secret)
}

/** Gives a ticket another secret; above the limit the oldest is removed. */
export async function issueSecret(
  trx: Kysely<Database>,
  ticketId: string,
  { now, newSecret }: { now: () => Date; newSecret: () => string },
): Promise<string> {
  const secret = newSecret()
  const createdAt = now()
  const newestFirst = await findSecretHashes(trx, ticketId)
  await deleteSecrets(trx, newestFirst.slice(MAX_LIVE_SECRETS - 1))
  await insertSecret(trx, {
    hash: hashOfSecret(secret),
    ticket_id: ticketId,
    created_at: createdAt.toISOString(),
    expires_at: new Date(createdAt.getTime() + LINK_LIFETIME_MS).toISOString(),
  })
  return secret
}

async function insertSecret(db: Kysely<Database>, row: Insertable<TicketSecretTable>): Promise<void> {
  await insertRow(db, 'ticket_secret', row)
}

/** The secrets of a ticket, newest first. */
async function findSecretHashes(db: Kysely<Database>, ticketId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('ticket_secret')
    .select('hash')
    .where('ticket_id', '=', ticketId)
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map((row) => row.hash)
}

/** Removes secrets. */
async function deleteSecrets(db: Kysely<Database>, hashes: readonly string[]): Promise<void> {
  if (hashes.length > 0) await db.deleteFrom('ticket_secret').where('hash', 'in', hashes).execute()
}

/** The ticket of a secret that has not expired, locked until the end of the transaction. */
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
    .$if(isPostgres(db), (query) => query.forUpdate('ticket'))
    .executeTakeFirst()
}

/** Removes expired secrets. */
export async function purgeSecrets(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('ticket_secret').where('expires_at', '<=', now.toISOString()).execute()
}
