import type { Kysely, Selectable } from 'kysely'

import { runCompiled } from '../store/compiled-queries.ts'
import { acquireAdvisoryLock } from '../store/row-locks.ts'
import type { Database, DayKeyTable } from '../store/tables.ts'

const KEY_BYTES = 32
const DAY_MS = 24 * 60 * 60 * 1_000

/** Keys of days for one purpose: hashes of two purposes cannot be told to be of the same network. */
export interface DayKeys {
  table: 'network_key' | 'counting_key'
  /** For how many days a key is of use, its own included. */
  days: number
}

/** Chance for a new key. */
export type RandomBytes = (count: number) => Buffer

/**
 * The keys still of use, that of this day first; a new one takes the place of those that are of no more use. They
 * lie in the database, so that a restart forgets no count and all servers have the same.
 */
export async function takeDayKeys(
  trx: Kysely<Database>,
  purpose: DayKeys,
  moment: Date,
  randomBytes: RandomBytes,
): Promise<readonly [today: string, ...earlier: string[]]> {
  const known = splitByDay(await findRows(trx, purpose, moment), moment)
  if (known.today !== undefined) return [known.today, ...known.earlier]
  await acquireAdvisoryLock(trx, `${purpose.table} of a day`)
  const { today, earlier } = splitByDay(await findRows(trx, purpose, moment), moment) // meanwhile, by another process
  if (today !== undefined) return [today, ...earlier]
  const key = randomBytes(KEY_BYTES).toString('base64url')
  await forgetDayKeys(trx, purpose, moment)
  await trx
    .insertInto(purpose.table)
    .values({ day: dayOf(moment), key })
    .execute()
  return [key, ...earlier]
}

/** The keys still of use, without making one. */
export async function findDayKeys(
  trx: Kysely<Database>,
  purpose: DayKeys,
  moment: Date,
): Promise<readonly string[]> {
  const rows = await findRows(trx, purpose, moment)
  return rows.map(({ key }) => key)
}

function findRows(trx: Kysely<Database>, { table, days }: DayKeys, moment: Date) {
  return runCompiled(trx, `find ${table}`, [firstDayOf(days, moment), dayOf(moment)], () =>
    trx.selectFrom(table).selectAll().where('day', '>=', '').where('day', '<=', ''),
  )
}

function splitByDay(rows: readonly Selectable<DayKeyTable>[], moment: Date) {
  const day = dayOf(moment)
  return {
    today: rows.find((row) => row.day === day)?.key,
    earlier: rows.filter((row) => row.day !== day).map(({ key }) => key),
  }
}

/** Removes the keys of days gone by, so that nobody can ever find the address behind an older hash. */
export async function forgetDayKeys(
  trx: Kysely<Database>,
  { table, days }: DayKeys,
  moment: Date,
): Promise<void> {
  await trx.deleteFrom(table).where('day', '<', firstDayOf(days, moment)).execute()
}

function firstDayOf(days: number, moment: Date): string {
  return dayOf(new Date(moment.getTime() - (days - 1) * DAY_MS))
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 'YYYY-MM-DD'.length)
}
