import { type Kysely, sql } from 'kysely'
import { setTimeout as delay } from 'node:timers/promises'

import {
  countCountedPosts,
  deleteCountedPosts,
  mailboxHashes,
} from '../../abuse/rate-limits/counted-posts.ts'
import { removeAttachment } from '../../features/support-ticket/attachments/attachment-rows.ts'
import { isPostgres } from '../../store/row-locks.ts'
import type { Database } from '../../store/tables.ts'
import type { Write } from '../../store/store.ts'
import { findPerson, findReviews } from './find-person.ts'
import { removeRecords, type RemovedRows } from './remove-records.ts'

/** What was removed, and which mails: some may be files. */
interface Erasure {
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

/** Removes everything of a mailbox's owner (GDPR article 17); `forgetBytes` removes what the engine keeps of it. */
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

/** Retries on a SQLite file that a server is writing to, and the pause between them. */
const TRIES = 100
const WAIT_MS = 50

/**
 * Removes deleted rows to the last byte. SQLite: the log is written back, the file rewritten without free
 * pages, the log truncated. PostgreSQL: dead rows are vacuumed; its own log keeps them until it is recycled.
 * False: the store was busy, and it has to be repeated.
 */
export async function forgetBytes(db: Kysely<Database>): Promise<boolean> {
  if (isPostgres(db)) {
    await sql`vacuum`.execute(db)
    return true
  }
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (await vacuumed(db)) return true
    await delay(WAIT_MS)
  }
  return false
}

async function vacuumed(db: Kysely<Database>): Promise<boolean> {
  try {
    await sql`vacuum`.execute(db)
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
    return rows[0]?.busy === 0
  } catch (error) {
    const isBusy = error instanceof Error && /locked|busy/.test(error.message)
    if (isBusy) return false
    throw error
  }
}
