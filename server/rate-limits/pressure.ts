import { PRESSURE } from '#domain/rate-limits/limits.ts'

import type { Write } from '../database/writer.ts'
import { findDayKeys } from '../visitor/day-keys.ts'
import { findNthNewest } from './counted-post-rows.ts'
import { COUNTING_KEYS, subjectHashes } from './subject-hash.ts'

/**
 * Whether so much is posted, by a network or to the whole site, that more may be asked of whoever posts from it.
 * Reads, and counts nothing.
 */
export type IsUnderPressure = (network: string) => Promise<boolean>

/** Creates the question. */
export function createPressure(write: Write, now: () => Date): IsUnderPressure {
  return function isUnderPressure(network) {
    return write(async (trx) => {
      const moment = now()
      const site = subjectHashes({ limit: 'site', name: '' }, [])
      if ((await findNthNewest(trx, site, PRESSURE.site, moment)) !== null) return true
      const keys = await findDayKeys(trx, COUNTING_KEYS, moment)
      const own = subjectHashes({ limit: 'network', name: network }, keys)
      return (await findNthNewest(trx, own, PRESSURE.network, moment)) !== null
    })
  }
}
