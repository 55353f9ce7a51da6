import { runCompiled } from '../store/compiled-queries.ts'
import { acquireAdvisoryLock } from '../store/row-locks.ts'
import type { Db } from '../store/tables.ts'

const KEY_BYTES = 32
const DAY_MS = 24 * 60 * 60 * 1_000

/** Purposes of daily keys: hashes of different purposes cannot be matched. */
export interface DayKeys {
  table: 'network_key' | 'counting_key'
  /** For how many days a key is used, its own day included. */
  days: number
}

export type RandomBytes = (count: number) => Buffer

/** The keys in use, today's first; in the database, so that all servers and the next start share them. */
export async function takeDayKeys(
  trx: Db,
  purpose: DayKeys,
  moment: Date,
  randomBytes: RandomBytes,
): Promise<readonly [today: string, ...earlier: string[]]> {
  const day = dayOf(moment)
  let rows = await findRows(trx, purpose, moment)
  if (rows[0]?.day !== day) {
    await acquireAdvisoryLock(trx, `${purpose.table} of a day`)
    rows = await findRows(trx, purpose, moment) // another process may have made it in the meantime
  }
  const keys = rows.map(({ key }) => key)
  const [today, ...earlier] = keys
  if (rows[0]?.day === day && today !== undefined) return [today, ...earlier]
  const key = randomBytes(KEY_BYTES).toString('base64url')
  await forgetDayKeys(trx, purpose, moment)
  await trx.insertInto(purpose.table).values({ day, key }).execute()
  return [key, ...keys]
}

/** The keys in use, without making one. */
export async function findDayKeys(trx: Db, purpose: DayKeys, moment: Date): Promise<readonly string[]> {
  const rows = await findRows(trx, purpose, moment)
  return rows.map(({ key }) => key)
}

/** The newest first. */
function findRows(trx: Db, { table, days }: DayKeys, moment: Date) {
  return runCompiled(trx, `find ${table}`, [firstDayOf(days, moment), dayOf(moment)], () =>
    trx.selectFrom(table).selectAll().where('day', '>=', '').where('day', '<=', '').orderBy('day', 'desc'),
  )
}

/** Removes old keys, after which nobody can find the address behind an older hash. */
export async function forgetDayKeys(trx: Db, { table, days }: DayKeys, moment: Date): Promise<void> {
  await trx.deleteFrom(table).where('day', '<', firstDayOf(days, moment)).execute()
}

function firstDayOf(days: number, moment: Date): string {
  return dayOf(new Date(moment.getTime() - (days - 1) * DAY_MS))
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 'YYYY-MM-DD'.length)
}
