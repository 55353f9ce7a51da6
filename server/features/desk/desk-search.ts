import { sql, type Kysely } from 'kysely'

import { MOST_HITS, type DeskRow } from '#domain/desk/desk.ts'
import { parseTicketNumber } from '#domain/support-ticket/ticket-number.ts'

import { heldIds } from '../../abuse/review/review-rows.ts'
import { isPostgres } from '../../store/row-locks.ts'
import { searchedWords } from '../../store/search-rows.ts'
import type { Database } from '../../store/tables.ts'
import { readRows } from './desk-list.ts'

/** Words of a search that count. */
const MOST_WORDS = 8
/** Messages looked at, newest first: many may be of one conversation. */
const MOST_MESSAGES = 400

/**
 * Conversations in which every word begins a word of the same message, the newest message first. What somebody
 * typed is cut into letters and digits, so that nothing of it is a query of the engine.
 */
export async function search(trx: Kysely<Database>, typed: string): Promise<{ rows: DeskRow[] }> {
  const words = searchedWords(parseTicketNumber(typed) ?? typed).slice(0, MOST_WORDS)
  if (words.length === 0) return { rows: [] }
  const { rows: hits } = await (isPostgres(trx) ? inPostgres(words) : inSqlite(words)).execute(trx)
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

function inPostgres(words: readonly string[]) {
  const query = words.map((word) => `'${word}':*`).join(' & ')
  return sql<{ id: string }>`
    select conversation_id as id from search_text where vector @@ to_tsquery('simple', ${query})
    order by created_at desc limit ${sql.lit(MOST_MESSAGES)}`
}
