import { createHmac } from 'node:crypto'

import { acquireAdvisoryLock } from '../../../store/queries.ts'
import type { Db } from '../../../store/tables.ts'
import { forgetDayKeys, takeDayKeys, type RandomBytes } from '../../../abuse/rate-limits/counted-posts.ts'
import { usedByNetwork } from './attachment-rows.ts'
import { fileProblem } from './attachment-answers.ts'

/** What one network may send in a day: five full tickets, or many small ones. */
export const NETWORK_QUOTA = { files: 60, bytes: 100 * 1024 * 1024 } as const

/** The key is deleted after its day; its hash stays beside a file as long as the file. */
const KEYS = { table: 'network_key', days: 1 } as const
const DAY_MS = 24 * 60 * 60 * 1_000

export interface QuotaEffects {
  now: () => Date
  randomBytes: RandomBytes
}

/** The network's hash; 429 when today's quota is used up. Run it in the transaction that reserves the space. */
export async function reserveQuota(
  trx: Db,
  address: string,
  bytes: number,
  { now, randomBytes }: QuotaEffects,
): Promise<string> {
  const moment = now()
  const [key] = await takeDayKeys(trx, KEYS, moment, randomBytes)
  const network = createHmac('sha256', key).update(address).digest('base64url')
  await acquireAdvisoryLock(trx, `quota ${network}`)
  const used = await usedByNetwork(trx, network)
  if (used.files >= NETWORK_QUOTA.files || used.bytes + bytes > NETWORK_QUOTA.bytes) {
    const untilMidnight = Math.ceil((DAY_MS - (moment.getTime() % DAY_MS)) / 1_000)
    throw fileProblem('quota', { headers: { 'retry-after': String(untilMidnight) } })
  }
  return network
}

/** Deletes the keys of past days, even when nobody sends anything. */
export async function forgetNetworkKeys(db: Db, now: Date): Promise<void> {
  await forgetDayKeys(db, KEYS, now)
}
