import type { Kysely } from 'kysely'

import type { Database } from '../../store/tables.ts'
import { forgetDayKeys } from '../day-keys.ts'
import { purgeCountedPosts } from './counted-post-rows.ts'
import { COUNTING_KEYS } from './subject-hash.ts'

/** Removes what counts toward nothing any more, and the keys it was hashed with. */
export async function purgeCounts(trx: Kysely<Database>, now: Date): Promise<void> {
  await purgeCountedPosts(trx, now)
  await forgetDayKeys(trx, COUNTING_KEYS, now)
}
