import { createHmac } from 'node:crypto'

import type { Kysely } from 'kysely'

import { takeTurn } from '../database/row-locks.ts'
import type { Database } from '../database/tables.ts'
import { usedByNetwork } from './attachment-rows.ts'
import { fileProblem } from './file-problem.ts'

/** What one network may send in a day: five full tickets, or many small ones. */
export const NETWORK_QUOTA = { files: 60, bytes: 100 * 1024 * 1024 } as const

const KEY_BYTES = 32
const DAY_MS = 24 * 60 * 60 * 1_000

/** Time and chance for the quota. */
export interface QuotaEffects {
  now: () => Date
  randomBytes: (count: number) => Buffer
}

/**
 * The network's hash to keep with a file; refuses the file (429) when the network has no room left today. Run it
 * in the transaction that reserves the room, so that files that arrive together cannot all find it.
 */
export async function reserveQuota(
  trx: Kysely<Database>,
  address: string,
  bytes: number,
  { now, randomBytes }: QuotaEffects,
): Promise<string> {
  const moment = now()
  const key = await keyOfDay(trx, moment, randomBytes)
  const network = createHmac('sha256', key).update(address).digest('base64url')
  await takeTurn(trx, `quota ${network}`)
  const used = await usedByNetwork(trx, network)
  if (used.files >= NETWORK_QUOTA.files || used.bytes + bytes > NETWORK_QUOTA.bytes)
    throw fileProblem('quota', { headers: { 'retry-after': secondsToMidnight(moment) } })
  return network
}

/**
 * The key of this day; a new one takes the place of all others. It lies in the database, so that a restart
 * forgets no quota, and goes after a day, so that nobody can ever find the address behind an older hash.
 */
async function keyOfDay(
  trx: Kysely<Database>,
  moment: Date,
  randomBytes: QuotaEffects['randomBytes'],
): Promise<string> {
  const day = dayOf(moment)
  const known = await findKey(trx, day)
  if (known !== undefined) return known
  await takeTurn(trx, 'network key')
  const made = await findKey(trx, day) // meanwhile, by another process
  if (made !== undefined) return made
  const key = randomBytes(KEY_BYTES).toString('base64url')
  await trx.deleteFrom('network_key').execute()
  await trx.insertInto('network_key').values({ day, key }).execute()
  return key
}

async function findKey(trx: Kysely<Database>, day: string): Promise<string | undefined> {
  const row = await trx.selectFrom('network_key').select('key').where('day', '=', day).executeTakeFirst()
  return row?.key
}

/** Forgets the keys of other days, also when nobody sends anything. */
export async function forgetNetworkKeys(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('network_key').where('day', '!=', dayOf(now)).execute()
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}

function secondsToMidnight(moment: Date): string {
  return String(Math.ceil((DAY_MS - (moment.getTime() % DAY_MS)) / 1_000))
}
