import { runCompiled } from '../../store/compiled-queries.ts'
import type { Db, NewRow, Row } from '../../store/tables.ts'
import type { Conversation } from '../conversation/conversation-rows.ts'

export type Ticket = Conversation & Row<'ticket'>

/** Inserts a ticket; false: its number is taken. An error would undo the whole transaction. */
export async function insertTicket(db: Db, row: NewRow<'ticket'>): Promise<boolean> {
  const rows = await runCompiled(
    db,
    `insert ticket ${Object.keys(row).join(' ')} if free`,
    Object.values(row),
    () =>
      db
        .insertInto('ticket')
        .values(row)
        .onConflict((conflict) => conflict.column('number').doNothing())
        .returning('id'),
  )
  return rows.length > 0
}

export async function findTicket(db: Db, number: string): Promise<Ticket | undefined> {
  const [row] = await runCompiled(db, 'find ticket', [number], () =>
    db
      .selectFrom('ticket')
      .innerJoin('conversation', 'conversation.id', 'ticket.id')
      .selectAll()
      .where('number', '=', number),
  )
  return row
}
