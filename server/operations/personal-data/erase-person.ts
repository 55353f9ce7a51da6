import type { Kysely } from 'kysely'

import type { Database } from '../../store/tables.ts'
import type { Write } from '../../store/writer.ts'
import { removeAttachment } from '../../features/support-ticket/attachments/remove-attachments.ts'
import { countCountedPosts, deleteCountedPosts } from '../../abuse/rate-limits/counted-post-rows.ts'
import { mailboxHashes } from '../../abuse/rate-limits/mailbox-hashes.ts'
import { findPerson } from './find-person.ts'
import { findReviews } from './records-of-person.ts'
import { removeRecords, type RemovedRows } from './remove-records.ts'

/** What was removed, and which mails: some may lie in files. */
export interface Erasure {
  rows: RemovedRows
  mails: readonly string[]
}

/** What an erasure would remove. */
export async function countPerson(write: Write, mailbox: string, now: Date): Promise<RemovedRows> {
  return write(async (trx) => {
    const { records, mails, answers } = await findPerson(trx, mailbox)
    const ofTickets = async (table: 'ticket_event' | 'ticket_secret' | 'attachment') => {
      const rows = await trx
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as('rows'))
        .where('ticket_id', 'in', [...records.tickets, ''])
        .executeTakeFirstOrThrow()
      return Number(rows.rows)
    }
    const reviews = await findReviews(trx, records)
    return {
      outbox: mails.length,
      ticket_event: await ofTickets('ticket_event'),
      ticket_secret: await ofTickets('ticket_secret'),
      attachment: await ofTickets('attachment'),
      review: reviews.length,
      ticket: records.tickets.length,
      contact_request: records.contactRequests.length,
      chat_lead: records.chatLeads.length,
      idempotency_key: answers.length,
      counted_post: await countCountedPosts(trx, await mailboxHashes(trx, mailbox, now)),
    }
  })
}

/** Removes everything of whoever reads a mailbox (GDPR article 17); what the engine keeps of it is `forgetBytes`. */
export async function erasePerson(write: Write, mailbox: string, now: Date): Promise<Erasure> {
  const { files, ...erasure } = await write(async (trx) => {
    const { records, mails, answers } = await findPerson(trx, mailbox)
    const files = await filesOf(trx, records.tickets)
    const rows = await removeRecords(trx, records, mails)
    for (const { scope, key } of answers)
      await trx.deleteFrom('idempotency_key').where('scope', '=', scope).where('key', '=', key).execute()
    const counted_post = await deleteCountedPosts(trx, await mailboxHashes(trx, mailbox, now))
    return { files, mails, rows: { ...rows, idempotency_key: answers.length, counted_post } }
  })
  for (const id of files) await removeAttachment(write, id)
  return erasure
}

async function filesOf(trx: Kysely<Database>, tickets: readonly string[]): Promise<string[]> {
  const rows = await trx
    .selectFrom('attachment')
    .select('id')
    .where('ticket_id', 'in', [...tickets, ''])
    .execute()
  return rows.map(({ id }) => id)
}
