import { runCompiled } from '../../store/queries.ts'
import type { Db, Row } from '../../store/tables.ts'
import type { Conversation } from '../conversation/conversation-rows.ts'

export type Ticket = Conversation & Row<'ticket'>

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
