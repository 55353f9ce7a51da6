import type { Kysely } from 'kysely'

import { TICKET_LINK_DAYS } from '#domain/support-ticket/ticket-request.ts'

import type { Database, ReviewedKind } from '../../store/tables.ts'
import type { Write } from '../../store/store.ts'
import { REVIEW_MAIL_KINDS } from '../review/remind-of-reviews.ts'
import type { Retention } from '../../settings.ts'
import { findMailsAbout, type RecordIds } from './find-person.ts'
import { removeRecords, type RemovedRows } from './remove-records.ts'

/** Records per transaction: others wait for it. */
const RECORDS_AT_ONCE = 50
const DAY_MS = 24 * 60 * 60 * 1_000

interface Overdue {
  records: RecordIds
  mails: readonly string[]
  consents: readonly string[]
}

/** What was removed, and which mails: some may be files. */
interface Removal {
  rows: RemovedRows
  mails: readonly string[]
}

/** Expired records, by table. */
export async function countOverdue(write: Write, retention: Retention, now: Date): Promise<RemovedRows> {
  const { records, mails, consents } = await write((trx) => findOverdue(trx, retention, now, null))
  return {
    ticket: records.tickets.length,
    contact_request: records.contactRequests.length,
    chat_lead: records.chatLeads.length,
    outbox: mails.length,
    consent: consents.length,
  }
}

/**
 * Removes expired records with their mails; files are marked for `removeAbandonedAttachments`. Keys of
 * requests and networks, links and unclaimed files expire earlier by themselves (start.ts).
 */
export async function removeOverdue(write: Write, retention: Retention, now: Date): Promise<Removal> {
  const rows: Record<string, number> = {}
  const mails: string[] = []
  for (;;) {
    const removed = await write(async (trx) => {
      const overdue = await findOverdue(trx, retention, now, RECORDS_AT_ONCE)
      const counts = await removeRecords(trx, overdue.records, overdue.mails)
      await trx
        .deleteFrom('consent')
        .where('id', 'in', [...overdue.consents, ''])
        .execute()
      return { counts: { ...counts, consent: overdue.consents.length }, mails: overdue.mails }
    })
    mails.push(...removed.mails)
    for (const [table, count] of Object.entries(removed.counts)) rows[table] = (rows[table] ?? 0) + count
    if (Object.values(removed.counts).every((count) => count === 0)) return { rows, mails }
  }
}

async function findOverdue(
  trx: Kysely<Database>,
  retention: Retention,
  now: Date,
  limit: number | null,
): Promise<Overdue> {
  const idsIn = async (table: 'contact_request' | 'chat_lead' | 'consent', months: number) => {
    const rows = await trx
      .selectFrom(table)
      .select('id')
      .where('created_at', '<', monthsBefore(now, months))
      .orderBy('created_at')
      .$if(limit !== null, (query) => query.limit(limit ?? 0))
      .execute()
    return rows.map(({ id }) => id)
  }
  const discarded = await findDiscarded(trx, daysBefore(now, retention.reviewDays), limit)
  const both = (one: readonly string[], other: readonly string[]) => [...new Set([...one, ...other])]
  const quiet = await findQuietTickets(trx, monthsBefore(now, retention.ticketMonths), limit)
  const records = {
    tickets: both(quiet, discarded.tickets),
    contactRequests: both(await idsIn('contact_request', retention.leadMonths), discarded.contactRequests),
    chatLeads: both(await idsIn('chat_lead', retention.leadMonths), discarded.chatLeads),
  }
  return {
    records,
    mails: [...(await findMailsAbout(trx, records)), ...(await findUselessMails(trx, now, limit))],
    consents: await idsIn('consent', retention.consentMonths),
  }
}

/** A ticket ages from its last event. */
async function findQuietTickets(
  trx: Kysely<Database>,
  since: string,
  limit: number | null,
): Promise<string[]> {
  const rows = await trx
    .selectFrom('ticket')
    .select('id')
    .where('created_at', '<', since)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('ticket_event')
            .select('ticket_event.id')
            .whereRef('ticket_event.ticket_id', '=', 'ticket.id')
            .where('ticket_event.created_at', '>=', since),
        ),
      ),
    )
    .orderBy('created_at')
    .$if(limit !== null, (query) => query.limit(limit ?? 0))
    .execute()
  return rows.map(({ id }) => id)
}

/** Posts that were discarded so long ago that nobody wants them back. */
async function findDiscarded(trx: Kysely<Database>, since: string, limit: number | null): Promise<RecordIds> {
  const rows = await trx
    .selectFrom('review')
    .select(['record_id', 'kind'])
    .where('state', '=', 'discarded')
    .where('decided_at', '<', since)
    .orderBy('decided_at')
    .$if(limit !== null, (query) => query.limit(limit ?? 0))
    .execute()
  const of = (wanted: ReviewedKind) =>
    rows.filter(({ kind }) => kind === wanted).map(({ record_id }) => record_id)
  return { tickets: of('ticket'), contactRequests: of('contact'), chatLeads: of('lead') }
}

/**
 * Mails with a new link, and those about waiting posts, refer to no record; once the link has expired nobody
 * needs them.
 */
async function findUselessMails(trx: Kysely<Database>, now: Date, limit: number | null): Promise<string[]> {
  const rows = await trx
    .selectFrom('outbox')
    .select('id')
    .where('kind', 'in', ['ticket-link', ...REVIEW_MAIL_KINDS])
    .where('state', 'in', ['sent', 'dead'])
    .where('created_at', '<', daysBefore(now, TICKET_LINK_DAYS))
    .orderBy('created_at')
    .$if(limit !== null, (query) => query.limit(limit ?? 0))
    .execute()
  return rows.map(({ id }) => id)
}

function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * DAY_MS).toISOString()
}

/** The same moment some months ago; the last day of a month that is too short. */
export function monthsBefore(now: Date, months: number): string {
  const then = new Date(now)
  then.setUTCDate(1)
  then.setUTCMonth(then.getUTCMonth() - months)
  const lastDay = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate()
  then.setUTCDate(Math.min(now.getUTCDate(), lastDay))
  return then.toISOString()
}
