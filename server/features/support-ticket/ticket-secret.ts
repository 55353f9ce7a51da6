import { hash, randomBytes } from 'node:crypto'

import type { Kysely } from 'kysely'

import { TICKET_LINK_DAYS } from '#domain/support-ticket/ticket-request.ts'

import type { Database } from '../../store/tables.ts'
import { deleteSecrets, findSecretHashes, insertSecret } from './ticket-secret-rows.ts'

const SECRET_BYTES = 16
const LINK_LIFETIME_MS = TICKET_LINK_DAYS * 24 * 60 * 60 * 1_000
/** Who asks for a link again has lost the last one, not the last five. */
const MAX_LIVE_SECRETS = 5

/** A new secret of a link to a ticket: 128 random bits, 22 characters that mean nothing in a URL. */
export function newTicketSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url')
}

/** What is stored of a secret. So many random bits need no salt and no slow hash. */
export function hashOfSecret(secret: string): string {
  return hash('sha256', secret)
}

/** Gives a ticket one more secret; of too many the oldest goes. */
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
