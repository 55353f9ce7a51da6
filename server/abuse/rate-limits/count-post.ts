import type { Kysely } from 'kysely'

import { limitWaitMs, POST_LIMITS } from '#domain/rate-limits/limits.ts'

import { takeTurn } from '../../store/row-locks.ts'
import type { Database } from '../../store/tables.ts'
import { takeDayKeys, type RandomBytes } from '../day-keys.ts'
import { findNthNewest, insertCountedPosts } from './counted-post-rows.ts'
import type { Subject } from './sender.ts'
import { COUNTING_KEYS, subjectHashes } from './subject-hash.ts'
import { TooManyPosts } from './too-many-requests.ts'

/** Time and chance for counting. */
export interface CountEffects {
  now: () => Date
  randomBytes: RandomBytes
}

/**
 * Counts a post toward the limits of its subjects, or refuses it (429) with the longest of their waits. Run it in
 * the post's own transaction: what is not kept does not count, and posts that arrive together, at one server or
 * several, cannot all find the last free place. Only the site's limit may be passed by as many posts as run at
 * that moment: a turn for it would make every post wait for every other.
 */
export async function countPost(
  trx: Kysely<Database>,
  subjects: readonly Subject[],
  { now, randomBytes }: CountEffects,
): Promise<void> {
  const moment = now()
  const keys = await takeDayKeys(trx, COUNTING_KEYS, moment, randomBytes)
  const counted: string[] = []
  let refusal: TooManyPosts | null = null
  for (const subject of subjects) {
    const hashes = subjectHashes(subject, keys)
    const [newest = ''] = hashes
    if (subject.limit !== 'site') await takeTurn(trx, `limit ${newest}`)
    for (const limit of POST_LIMITS[subject.limit]) {
      const waitMs = limitWaitMs(limit, await findNthNewest(trx, hashes, limit, moment), moment)
      if (waitMs > (refusal?.waitMs ?? 0)) refusal = new TooManyPosts(subject, waitMs)
    }
    counted.push(newest)
  }
  if (refusal !== null) throw refusal
  await insertCountedPosts(trx, counted, moment)
}
