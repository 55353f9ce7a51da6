import type { Kysely } from 'kysely'

import type { Database } from '../../../store/tables.ts'
import { reasonsOf } from '../../../abuse/review/review-rows.ts'
import type { PrintedRow } from './print-rows.ts'

/** Posts that wait for somebody to look at them, oldest first, with the first words of each. */
export async function listReviews(db: Kysely<Database>): Promise<readonly PrintedRow[]> {
  const rows = await db
    .selectFrom('review')
    .leftJoin('contact_request', 'contact_request.id', 'record_id')
    .leftJoin('chat_lead', 'chat_lead.id', 'record_id')
    .leftJoin('ticket', 'ticket.id', 'record_id')
    .select(['record_id', 'kind', 'review.created_at', 'reasons', 'ticket.number', 'ticket.subject'])
    .select(({ fn }) => [
      fn.coalesce('ticket.name', 'contact_request.name', 'chat_lead.name').as('name'),
      fn.coalesce('ticket.email', 'contact_request.email', 'chat_lead.email').as('email'),
      fn.coalesce('ticket.message', 'contact_request.message').as('message'),
    ])
    .where('review.state', '=', 'waiting')
    .orderBy('review.created_at')
    .execute()
  return rows.map(({ record_id, number, kind, created_at, reasons, name, email, subject, message }) => ({
    id: number ?? record_id,
    ...{ kind, created_at, reasons: reasonsOf({ reasons }).join(' ') },
    ...{ name, email, subject: subject ?? '', message: message ?? '' },
  }))
}
