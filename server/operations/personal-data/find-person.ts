import type { Kysely, Selectable } from 'kysely'

import { mailboxOf } from '../../mailbox.ts'
import type { Database, IdempotencyKeyTable, ReviewTable } from '../../store/tables.ts'

/** Where a person's data is stored. */
interface Person {
  records: RecordIds
  /** Ids of mails to them, from them, and about what they sent. */
  mails: readonly string[]
  /** Stored answers to their requests, which contain fingerprints of what they sent. */
  answers: readonly Selectable<IdempotencyKeyTable>[]
}

/** Finds everything of a mailbox's owner. */
export async function findPerson(trx: Kysely<Database>, mailbox: string): Promise<Person> {
  const records = await findRecordsOf(trx, mailbox)
  const addressed = await trx
    .selectFrom('outbox')
    .select('id')
    .where('recipient_mailbox', '=', mailbox)
    .execute()
  const mails = new Set([...(await findMailsAbout(trx, records)), ...addressed.map(({ id }) => id)])
  const answers = await trx.selectFrom('idempotency_key').selectAll().where('mailbox', '=', mailbox).execute()
  return { records, mails: [...mails], answers }
}

/** Columns with an address as it was written. */
const WRITTEN = [
  ['contact_request', 'email'],
  ['chat_lead', 'email'],
  ['ticket', 'email'],
  ['outbox', 'recipient'],
  ['outbox', 'reply_to'],
] as const

/**
 * All spellings of a mailbox's addresses: every row is read, so that finding does not depend on the mailbox
 * columns.
 */
export async function findSpellings(trx: Kysely<Database>, mailbox: string): Promise<readonly string[]> {
  const spellings = new Set<string>()
  for (const [table, column] of WRITTEN) {
    const rows = await trx
      .selectFrom(table as 'outbox')
      .select(`${column as 'recipient'} as address`)
      .distinct()
      .execute()
    for (const { address } of rows as { address: string | null }[])
      if (address !== null && mailboxOf(address) === mailbox) spellings.add(address)
  }
  return [...spellings].toSorted()
}

/** Ids of records from people, by table. */
export interface RecordIds {
  tickets: readonly string[]
  contactRequests: readonly string[]
  chatLeads: readonly string[]
}

/** All records from a mailbox, in any spelling. */
async function findRecordsOf(db: Kysely<Database>, mailbox: string): Promise<RecordIds> {
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

/** Ids of the mails about records, and about the events of tickets. */
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

/** The reviews of those records that were set aside. */
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
