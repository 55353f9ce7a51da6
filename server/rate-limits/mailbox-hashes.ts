import type { Kysely } from 'kysely'

import { countedMailbox } from '#domain/rate-limits/counted-mailbox.ts'

import type { Database } from '../database/tables.ts'
import { findDayKeys } from '../visitor/day-keys.ts'
import { COUNTING_KEYS, subjectHashes } from './subject-hash.ts'

/**
 * Under which names posts of an address are counted. Hashes say nothing by themselves, but as long as their keys
 * are here whoever knows the address could tell that they are its own: so an erasure takes them too.
 */
export async function mailboxHashes(
  trx: Kysely<Database>,
  email: string,
  now: Date,
): Promise<readonly string[]> {
  const name = countedMailbox(email)
  if (name === null) return []
  return subjectHashes({ limit: 'mailbox', name }, await findDayKeys(trx, COUNTING_KEYS, now))
}
