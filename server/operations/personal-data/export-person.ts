import type { Selectable } from 'kysely'

import { readContent } from '../../features/support-ticket/attachments/attachment-rows.ts'
import type { Database } from '../../store/tables.ts'
import type { Write } from '../../store/store.ts'
import { findPerson, findReviews } from './find-person.ts'

/** Everything stored about a person: rows as they are, files in base64. */
export type PersonExport = {
  [Table in ExportedTable]: readonly (Selectable<Database[Table]> & { content?: string })[]
}

type ExportedTable =
  | 'contact_request'
  | 'chat_lead'
  | 'ticket'
  | 'ticket_event'
  | 'ticket_secret'
  | 'attachment'
  | 'review'
  | 'outbox'
  | 'outbox_attachment'
  | 'idempotency_key'

/** Reads everything stored about a mailbox's owner (GDPR articles 15 and 20). */
export async function exportPerson(write: Write, mailbox: string): Promise<PersonExport> {
  const rows = await write(async (trx) => {
    const person = await findPerson(trx, mailbox)
    const { tickets, contactRequests, chatLeads } = person.records
    const attachments = await trx
      .selectFrom('attachment')
      .selectAll()
      .where('ticket_id', 'in', [...tickets, ''])
      .orderBy('created_at')
      .execute()
    const ofTicket = (table: 'ticket_event' | 'ticket_secret') =>
      trx
        .selectFrom(table)
        .selectAll()
        .where('ticket_id', 'in', [...tickets, ''])
        .orderBy('created_at')
        .execute()
    const byId = <Table extends 'contact_request' | 'chat_lead' | 'ticket' | 'outbox'>(
      table: Table,
      ids: readonly string[],
    ) =>
      trx
        .selectFrom(table as 'ticket')
        .selectAll()
        .where('id', 'in', [...ids, ''])
        .orderBy('created_at')
        .execute() as Promise<unknown> as Promise<Selectable<Database[Table]>[]>
    return {
      contact_request: await byId('contact_request', contactRequests),
      chat_lead: await byId('chat_lead', chatLeads),
      ticket: await byId('ticket', tickets),
      ticket_event: await ofTicket('ticket_event'),
      ticket_secret: await ofTicket('ticket_secret'),
      attachment: attachments,
      review: await findReviews(trx, person.records),
      outbox: await byId('outbox', person.mails),
      outbox_attachment: await trx
        .selectFrom('outbox_attachment')
        .selectAll()
        .where('mail_id', 'in', [...person.mails, ''])
        .execute(),
      idempotency_key: person.answers,
    }
  })
  const attachment = []
  for (const file of rows.attachment)
    attachment.push({ ...file, content: (await readContent(write, file.id)).toString('base64') })
  return { ...rows, attachment }
}
