import type { Kysely } from 'kysely'

import type { Database } from '../../store/tables.ts'
import type { RecordIds } from './find-person.ts'

/** Counts of removed rows, by table. */
export type RemovedRows = Partial<Record<keyof Database, number>>

const NOTHING = '' // an id nobody has: a query's list must not be empty

/**
 * Removes records, their mails and everything that refers to them. Files are only marked as leaving:
 * `removeAbandonedAttachments` removes their content piece by piece. Run it in one transaction.
 */
export async function removeRecords(
  trx: Kysely<Database>,
  { tickets, contactRequests, chatLeads }: RecordIds,
  mailIds: readonly string[],
): Promise<RemovedRows> {
  const ofTickets = [...tickets, NOTHING]
  const files = await trx
    .updateTable('attachment')
    .set({ state: 'leaving', ticket_id: null, name: '' })
    .where('ticket_id', 'in', ofTickets)
    .executeTakeFirst()
  const removed = async (
    table: 'outbox' | 'ticket' | 'contact_request' | 'chat_lead',
    ids: readonly string[],
  ) => {
    const { numDeletedRows } = await trx
      .deleteFrom(table)
      .where('id', 'in', [...ids, NOTHING])
      .executeTakeFirst()
    return Number(numDeletedRows)
  }
  const removedOfTickets = async (table: 'ticket_event' | 'ticket_secret') => {
    const { numDeletedRows } = await trx
      .deleteFrom(table)
      .where('ticket_id', 'in', ofTickets)
      .executeTakeFirst()
    return Number(numDeletedRows)
  }
  const reviews = await trx
    .deleteFrom('review')
    .where('record_id', 'in', [...ofTickets, ...contactRequests, ...chatLeads])
    .executeTakeFirst()
  return {
    outbox: await removed('outbox', mailIds),
    ticket_event: await removedOfTickets('ticket_event'),
    ticket_secret: await removedOfTickets('ticket_secret'),
    attachment: Number(files.numUpdatedRows),
    review: Number(reviews.numDeletedRows),
    ticket: await removed('ticket', tickets),
    contact_request: await removed('contact_request', contactRequests),
    chat_lead: await removed('chat_lead', chatLeads),
  }
}
