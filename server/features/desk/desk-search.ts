import { sql } from 'kysely'

import { MOST_HITS, type DeskRow } from '#domain/desk/desk.ts'
import { parseTicketNumber } from '#domain/support-ticket/ticket-number.ts'

import { heldIds } from '../../abuse/review/review-rows.ts'
import { isPostgres } from '../../store/queries.ts'
import { searchedWords } from '../../store/search-rows.ts'
import type { Db } from '../../store/tables.ts'
import { readRows } from './desk-list.ts'

/** Words of a search that count. */
const MOST_WORDS = 8
/** Messages looked at, newest first: many may be of one conversation. */
const MOST_MESSAGES = 400
/** A word that is not in one of fifty of these is rare. */
const NEWEST_MESSAGES = 20_000

/**
 * Conversations in which every word begins a word of the same message, the newest message first. What somebody
 * typed is cut into letters and digits, so that nothing of it is a query of the engine.
 */
export async function search(trx: Db, typed: string): Promise<{ rows: DeskRow[] }> {
  const words = searchedWords(parseTicketNumber(typed) ?? typed).slice(0, MOST_WORDS)
  if (words.length === 0) return { rows: [] }
  const { rows: hits } = await (isPostgres(trx) ? inPostgres(trx, words) : inSqlite(words).execute(trx))
  const found = [...new Set(hits.map(({ id }) => id))]
  if (found.length === 0) return { rows: [] }
  const held = await heldIds(trx).where('record_id', 'in', found).execute()
  const hidden = new Set(held.map(({ record_id }) => record_id))
  const shown = found.filter((id) => !hidden.has(id)).slice(0, MOST_HITS)
  return { rows: await readRows(trx, shown) }
}

function inSqlite(words: readonly string[]) {
  const query = words.map((word) => `"${word}"*`).join(' ')
  return sql<{ id: string }>`
    select search_text.conversation_id as id from (
      select rowid as place from search_index where search_index match ${query}
      order by rowid desc limit ${sql.lit(MOST_MESSAGES)}
    ) as hit
    join search_index_place on search_index_place.place = hit.place
    join search_text on search_text.id = search_index_place.id
    order by hit.place desc`
}

/**
 * A common word is found among the newest; what is not common there is rare, and the index has it. Left the
 * choice, PostgreSQL takes the beginning of any word for common, and reads every row for one that nobody wrote.
 */
async function inPostgres(trx: Db, words: readonly string[]) {
  const query = sql`to_tsquery('simple', ${words.map((word) => `'${word}':*`).join(' & ')})`
  const newestFirst = sql`order by created_at desc limit ${sql.lit(MOST_MESSAGES)}`
  const common = await sql<{ id: string }>`
    select conversation_id as id from (
      select conversation_id, created_at, vector from search_text
      order by created_at desc limit ${sql.lit(NEWEST_MESSAGES)}
    ) as newest where vector @@ ${query} ${newestFirst}`.execute(trx)
  if (common.rows.length === MOST_MESSAGES) return common
  return sql<{ id: string }>`
    with hit as materialized (
      select conversation_id as id, created_at from search_text where vector @@ ${query}
    ) select id from hit ${newestFirst}`.execute(trx)
}
