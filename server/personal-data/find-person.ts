import type { Kysely, Selectable } from 'kysely'

import type { Database, IdempotencyKeyTable } from '../database/tables.ts'
import { findMailsAbout, findRecordsOf, isAddress, type RecordIds } from './records-of-person.ts'

/** Where a person is kept. */
export interface Person {
  records: RecordIds
  /** Ids of mails to them, from them, and about what they sent. */
  mails: readonly string[]
  /** Answers given to their requests: fingerprints of what they sent. */
  answers: readonly Selectable<IdempotencyKeyTable>[]
}

/** An answer is kept in the transaction of its record, a moment later by the clock. */
const SAME_REQUEST_MS = 5_000

/** Finds everything of whoever has an address. */
export async function findPerson(trx: Kysely<Database>, email: string): Promise<Person> {
  const records = await findRecordsOf(trx, email)
  const addressed = await trx
    .selectFrom('outbox')
    .select('id')
    .where((is) => is.or([isAddress('recipient', email), isAddress('reply_to', email)]))
    .execute()
  const mails = new Set([...(await findMailsAbout(trx, records)), ...addressed.map(({ id }) => id)])
  return { records, mails: [...mails], answers: await findAnswers(trx, records) }
}

/**
 * Nothing but the moment ties an answer to its request: those of others in the same five seconds come along. All
 * that is lost with one is that a form which is sent again within a day counts twice.
 */
async function findAnswers(trx: Kysely<Database>, { tickets, contactRequests, chatLeads }: RecordIds) {
  const moments: string[] = []
  for (const [table, ids] of [
    ['ticket', tickets],
    ['contact_request', contactRequests],
    ['chat_lead', chatLeads],
  ] as const) {
    const rows = await trx
      .selectFrom(table)
      .select('created_at')
      .where('id', 'in', [...ids, ''])
      .execute()
    moments.push(...rows.map((row) => row.created_at))
  }
  const events = await trx
    .selectFrom('ticket_event')
    .select('created_at')
    .where('ticket_id', 'in', [...tickets, ''])
    .execute()
  moments.push(...events.map((row) => row.created_at))
  const answers = await trx.selectFrom('idempotency_key').selectAll().execute() // of one day: a handful
  return answers.filter(({ created_at }) => moments.some((moment) => isSoonAfter(created_at, moment)))
}

function isSoonAfter(later: string, earlier: string): boolean {
  const passedMs = Date.parse(later) - Date.parse(earlier)
  return passedMs >= 0 && passedMs <= SAME_REQUEST_MS
}
