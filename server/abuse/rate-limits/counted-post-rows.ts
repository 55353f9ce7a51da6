import type { Kysely } from 'kysely'

import { countedSpan, LONGEST_WINDOW_MS, type Limit } from '#domain/rate-limits/limits.ts'

import { runCompiled } from '../../store/compiled-queries.ts'
import type { Database } from '../../store/tables.ts'

const NOBODY = '' // lists of a query must not be empty

/**
 * When the newest post was made with which a limit is exhausted: the `count`-th newest that counts. Null: there is
 * room.
 * @param subjects the hashes of one subject, one per key.
 */
export async function findNthNewest(
  db: Kysely<Database>,
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

/** Counts one post toward each of these subjects. */
export async function insertCountedPosts(
  db: Kysely<Database>,
  subjects: readonly string[],
  now: Date,
): Promise<void> {
  const rows = subjects.map((subject) => ({ subject, at: now.toISOString() }))
  const parameters = rows.flatMap(({ subject, at }) => [subject, at])
  await runCompiled(db, `insert ${rows.length} counted_post`, parameters, () =>
    db.insertInto('counted_post').values(rows),
  )
}

/** How many posts are kept of some subjects. */
export async function countCountedPosts(db: Kysely<Database>, subjects: readonly string[]): Promise<number> {
  const { posts } = await db
    .selectFrom('counted_post')
    .select(({ fn }) => fn.countAll().as('posts'))
    .where('subject', 'in', [...subjects, NOBODY])
    .executeTakeFirstOrThrow()
  return Number(posts)
}

/** Removes the posts of some subjects and says how many there were. */
export async function deleteCountedPosts(db: Kysely<Database>, subjects: readonly string[]): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('counted_post')
    .where('subject', 'in', [...subjects, NOBODY])
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Removes the posts that count toward nothing any more. */
export async function purgeCountedPosts(db: Kysely<Database>, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - LONGEST_WINDOW_MS).toISOString()
  await db.deleteFrom('counted_post').where('at', '<=', oldest).execute()
}
