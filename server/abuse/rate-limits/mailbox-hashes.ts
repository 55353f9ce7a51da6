import type { Kysely } from 'kysely'

import type { Database } from '../../store/tables.ts'
import { findDayKeys } from '../day-keys.ts'
import { COUNTING_KEYS, subjectHashes } from './subject-hash.ts'

/**
 * Under which names posts of a mailbox are counted. Hashes say nothing by themselves, but as long as their keys
 * are here whoever knows the mailbox could tell that they are its own: so an erasure takes them too.
 */
export async function mailboxHashes(
  trx: Kysely<Database>,
  mailbox: string,
  now: Date,
): Promise<readonly string[]> {
  return subjectHashes({ limit: 'mailbox', name: mailbox }, await findDayKeys(trx, COUNTING_KEYS, now))
}
