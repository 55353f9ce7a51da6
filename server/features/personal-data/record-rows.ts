import { removeUnlinkedAnalyses } from '../website-analysis/analysis-rows.ts'
import type { Database, Db, Row } from '../../store/tables.ts'

/**
 * Where rows of people's records and mails are, and the columns with the id of the record or mail: in an order
 * in which they can be deleted. A new table with personal data is a line here.
 */
const TABLES = [
  ['outbox', 'id'],
  ['message', 'conversation_id'],
  ['message', 'id'],
  ['conversation_secret', 'conversation_id'],
  ['draft', 'conversation_id'],
  ['attachment', 'conversation_id'],
  ['attachment', 'id'],
  ['review', 'record_id'],
  ['ticket', 'id'],
  ['contact_request', 'id'],
  ['chat_lead', 'id'],
  ['conversation', 'id'],
  ['incoming_mail', 'id'],
  ['analysis_link', 'id'],
] as const

type RecordTable = (typeof TABLES)[number][0]

export type RowCounts = Partial<Record<keyof Database, number>>

/** An empty id, which nobody has, is added: a query's list must not be empty. */
export function listed(ids: readonly string[]): string[] {
  return [...ids, '']
}

/** SQLite takes 32,766 parameters in a statement, PostgreSQL twice as many. */
const IDS_AT_ONCE = 10_000

/** Lists of ids that a statement can take; one empty list where there are none. */
export function pieces(ids: readonly string[]): string[][] {
  const count = Math.max(1, Math.ceil(ids.length / IDS_AT_ONCE))
  return Array.from({ length: count }, (_, piece) =>
    listed(ids.slice(piece * IDS_AT_ONCE).slice(0, IDS_AT_ONCE)),
  )
}

export async function findMailsAbout(db: Db, records: readonly string[]): Promise<string[]> {
  const mails = new Set<string>()
  for (const ids of pieces(records)) {
    const about = db.selectFrom('outbox').select('id')
    const rows = await about
      .where((is) => is.or([is('record_id', 'in', ids), is('conversation_id', 'in', ids)]))
      .execute()
    for (const { id } of rows) mails.add(id)
  }
  return [...mails]
}

export async function readRows(db: Db, ids: readonly string[]) {
  const rows: Record<string, unknown[]> = {}
  for (const [table, column] of TABLES) {
    const found = await db
      .selectFrom(table as 'review')
      .selectAll()
      .where(column as 'record_id', 'in', listed(ids))
      .orderBy(table === 'draft' ? ('changed_at' as 'created_at') : 'created_at')
      .execute()
    rows[table] = [...(rows[table] ?? []), ...found]
  }
  return rows as { [Table in RecordTable]: Row<Table>[] }
}

export async function countRows(db: Db, ids: readonly string[]): Promise<RowCounts> {
  const counts: RowCounts = {}
  for (const [table, column] of TABLES)
    for (const some of pieces(ids)) {
      const { rows } = await db
        .selectFrom(table as 'review')
        .select(({ fn }) => fn.countAll().as('rows'))
        .where(column as 'record_id', 'in', some)
        .executeTakeFirstOrThrow()
      counts[table] = (counts[table] ?? 0) + Number(rows)
    }
  return counts
}

/**
 * Removes records and mails with everything that refers to them; returns the counts. Files are only marked as
 * leaving: `removeAbandonedAttachments` removes their content piece by piece. Run it in one transaction.
 */
export async function removeRows(trx: Db, ids: readonly string[]): Promise<RowCounts> {
  const counts = await countRows(trx, ids)
  for (const [table, column] of TABLES)
    if (table === 'attachment')
      await trx
        .updateTable(table)
        .set({ state: 'leaving', conversation_id: null, name: '' })
        .where(column, 'in', listed(ids))
        .execute()
    else
      await trx
        .deleteFrom(table as 'review')
        .where(column as 'record_id', 'in', listed(ids))
        .execute()
  await trx.deleteFrom('search_text').where('id', 'in', listed(ids)).execute()
  // The journal says that somebody did something, no longer with whom.
  await trx
    .updateTable('journal')
    .set({ detail: '' })
    .where('conversation_id', 'in', listed(ids))
    .where('act', 'in', ['report-reviewed', 'readdressed'])
    .execute()
  if ((counts.analysis_link ?? 0) > 0) await removeUnlinkedAnalyses(trx) // it reads them all
  return counts
}
