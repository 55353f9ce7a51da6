import type { Kysely, Selectable } from 'kysely'

import type { Database, IdempotencyKeyTable } from '../../store/tables.ts'
import { mailboxOf } from '../../mailbox.ts'
import { findMailsAbout, findRecordsOf, type RecordIds } from './records-of-person.ts'

/** Where a person is kept. */
export interface Person {
  records: RecordIds
  /** Ids of mails to them, from them, and about what they sent. */
  mails: readonly string[]
  /** Answers given to their requests: fingerprints of what they sent. */
  answers: readonly Selectable<IdempotencyKeyTable>[]
}

/** Finds everything of whoever reads a mailbox. */
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

/** Columns in which an address stands as it was written. */
const WRITTEN = [
  ['contact_request', 'email'],
  ['chat_lead', 'email'],
  ['ticket', 'email'],
  ['outbox', 'recipient'],
  ['outbox', 'reply_to'],
] as const

/**
 * How the addresses of a mailbox are written, wherever they stand: every row is read, so that what is found does not
 * rest on the column it is found by.
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
