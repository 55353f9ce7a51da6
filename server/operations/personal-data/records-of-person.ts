import type { Kysely, Selectable } from 'kysely'

import type { Database, ReviewTable } from '../../store/tables.ts'

/** Ids of what came in from people, by table. */
export interface RecordIds {
  tickets: readonly string[]
  contactRequests: readonly string[]
  chatLeads: readonly string[]
}

/** Everything that came in from a mailbox, however it was spelled. */
export async function findRecordsOf(db: Kysely<Database>, mailbox: string): Promise<RecordIds> {
  const idsIn = async (table: 'ticket' | 'contact_request' | 'chat_lead') => {
    const rows = await db.selectFrom(table).select('id').where('mailbox', '=', mailbox).execute()
    return rows.map(({ id }) => id)
  }
  return {
    tickets: await idsIn('ticket'),
    contactRequests: await idsIn('contact_request'),
    chatLeads: await idsIn('chat_lead'),
  }
}

/** Ids of the mails that speak of records: of tickets also those about what happened to them. */
export async function findMailsAbout(db: Kysely<Database>, records: RecordIds): Promise<string[]> {
  const rows = await db
    .selectFrom('outbox')
    .select('id')
    .where((is) =>
      is.or([
        is('record_id', 'in', [...records.tickets, ...records.contactRequests, ...records.chatLeads, '']),
        is(
          'record_id',
          'in',
          is
            .selectFrom('ticket_event')
            .select('id')
            .where('ticket_id', 'in', [...records.tickets, '']),
        ),
      ]),
    )
    .execute()
  return rows.map(({ id }) => id)
}

/** What was decided about those of the records that were set aside. */
export async function findReviews(
  db: Kysely<Database>,
  { tickets, contactRequests, chatLeads }: RecordIds,
): Promise<Selectable<ReviewTable>[]> {
  return db
    .selectFrom('review')
    .selectAll()
    .where('record_id', 'in', [...tickets, ...contactRequests, ...chatLeads, ''])
    .orderBy('created_at')
    .execute()
}
