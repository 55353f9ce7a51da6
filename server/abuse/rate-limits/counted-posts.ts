import { createHmac } from 'node:crypto'

import { countedSpan, LONGEST_WINDOW_MS, type Limit, type PostLimit } from '#domain/rate-limits/limits.ts'

import { runCompiled, acquireAdvisoryLock } from '../../store/queries.ts'
import type { Db } from '../../store/tables.ts'

/** One subject in clear; only its hash is stored. */
export interface Subject {
  limit: PostLimit
  name: string
}

const NOBODY = '' // a query's list must not be empty

/** When the `count`-th newest post of a subject's hashes was: its expiry makes room. Null: there is room. */
export async function findNthNewest(
  db: Db,
  subjects: readonly string[],
  limit: Limit,
  now: Date,
): Promise<Date | null> {
  if (subjects.length === 0) return null
  const { since, until } = countedSpan(limit, now)
  const parameters = [...subjects, since.toISOString(), until.toISOString(), 1, limit.count - 1]
  const [row] = await runCompiled(db, `nth counted_post of ${subjects.length}`, parameters, () =>
    db
      .selectFrom('counted_post')
      .select('at')
      .where('subject', 'in', subjects)
      .where('at', '>', '')
      .where('at', '<=', '')
      .orderBy('at', 'desc')
      .limit(1)
      .offset(0),
  )
  return row === undefined ? null : new Date(row.at)
}

export async function insertCountedPosts(db: Db, subjects: readonly string[], now: Date): Promise<void> {
  const rows = subjects.map((subject) => ({ subject, at: now.toISOString() }))
  const parameters = rows.flatMap(({ subject, at }) => [subject, at])
  await runCompiled(db, `insert ${rows.length} counted_post`, parameters, () =>
    db.insertInto('counted_post').values(rows),
  )
}

export async function countCountedPosts(db: Db, subjects: readonly string[]): Promise<number> {
  const { posts } = await db
    .selectFrom('counted_post')
    .select(({ fn }) => fn.countAll().as('posts'))
    .where('subject', 'in', [...subjects, NOBODY])
    .executeTakeFirstOrThrow()
  return Number(posts)
}

export async function deleteCountedPosts(db: Db, subjects: readonly string[]): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('counted_post')
    .where('subject', 'in', [...subjects, NOBODY])
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Yesterday's posts count today: a key lives until the end of the day after its own. */
export const COUNTING_KEYS = { table: 'counting_key', days: 2 } as const satisfies DayKeys

/** The hashes of a subject, one per key. The whole site, which is no secret, is not hashed. */
export function subjectHashes({ limit, name }: Subject, keys: readonly string[]): readonly string[] {
  if (limit === 'site') return ['site']
  return keys.map((key) => createHmac('sha256', key).update(`${limit} ${name}`).digest('base64url'))
}

/** Removes posts older than every limit, and the keys they were hashed with. */
export async function purgeCounts(trx: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - LONGEST_WINDOW_MS).toISOString()
  await trx.deleteFrom('counted_post').where('at', '<=', oldest).execute()
  await forgetDayKeys(trx, COUNTING_KEYS, now)
}

/** What a mailbox is counted under while its keys exist: who knows it could find the rows, so they go too. */
export async function mailboxHashes(trx: Db, mailbox: string, now: Date): Promise<readonly string[]> {
  return subjectHashes({ limit: 'mailbox', name: mailbox }, await findDayKeys(trx, COUNTING_KEYS, now))
}

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
