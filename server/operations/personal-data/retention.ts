import type { ConversationKind } from '#domain/conversation/conversation.ts'
import { TICKET_LINK_DAYS } from '#domain/support-ticket/ticket-request.ts'

import { STAFF_MAIL_KINDS } from '../../features/staff/sign-in-routes.ts'
import type { Retention } from '../../settings.ts'
import type { Write } from '../../store/store.ts'
import type { Db } from '../../store/tables.ts'
import { MAIL_TROUBLE_KINDS } from '../review/report-mail-trouble.ts'
import { REVIEW_MAIL_KINDS } from '../review/remind-of-reviews.ts'
import {
  countRows,
  findMailsAbout,
  listed,
  pieces,
  removeRows,
  type RowCounts,
} from '../../features/personal-data/record-rows.ts'

/** Records of a kind per transaction, for which others wait: SQLite takes 5 ms to forget the words of each. */
const RECORDS_AT_ONCE = 10
const DAY_MS = 24 * 60 * 60 * 1_000

/** Counts piece by piece: a long backlog would take longer than one transaction may. */
export async function countOverdue(write: Write, retention: Retention, now: Date): Promise<RowCounts> {
  const { ids, consents, journal } = await write((trx) =>
    findOverdue(trx, retention, now, Number.MAX_SAFE_INTEGER),
  )
  const rows: Record<string, number> = {}
  for (const some of pieces(ids))
    for (const [table, count] of Object.entries(await write((trx) => countRows(trx, some))))
      rows[table] = (rows[table] ?? 0) + count
  return { ...rows, consent: consents.length, journal: journal.length }
}

/**
 * Removes expired records with their mails; files are marked for `removeAbandonedAttachments`. Keys of
 * requests and networks, links and unclaimed files expire earlier by themselves (start.ts). Returns the counts,
 * and the mails: some may be files.
 */
export async function removeOverdue(write: Write, retention: Retention, now: Date) {
  const rows: Record<string, number> = {}
  const mails: string[] = []
  for (;;) {
    const removed = await write(async (trx) => {
      const overdue = await findOverdue(trx, retention, now, RECORDS_AT_ONCE)
      const counts = await removeRows(trx, overdue.ids)
      const { consents, journal, mails } = overdue
      await trx.deleteFrom('consent').where('id', 'in', listed(consents)).execute()
      await trx.deleteFrom('journal').where('id', 'in', listed(journal)).execute()
      return { counts: { ...counts, consent: consents.length, journal: journal.length }, mails }
    })
    mails.push(...removed.mails)
    for (const [table, count] of Object.entries(removed.counts)) rows[table] = (rows[table] ?? 0) + count
    if (Object.values(removed.counts).every((count) => count === 0)) return { rows, mails }
  }
}

/** The ids of expired records and mails, of the mails alone, of choices about cookies, and of deeds of the staff. */
async function findOverdue(trx: Db, retention: Retention, now: Date, limit: number) {
  const found = async (query: { execute: () => Promise<{ id: string }[]> }) =>
    (await query.execute()).map(({ id }) => id)
  const quiet = (kinds: readonly ConversationKind[], months: number) =>
    found(
      trx
        .selectFrom('conversation')
        .select('id')
        .where('kind', 'in', kinds)
        .where('changed_at', '<', monthsBefore(now, months))
        .orderBy('changed_at')
        .limit(limit),
    )
  const old = (table: 'consent' | 'journal' | 'incoming_mail', before: string) =>
    found(
      trx.selectFrom(table).select('id').where('created_at', '<', before).orderBy('created_at').limit(limit),
    )
  const discarded = trx
    .selectFrom('review')
    .select('record_id as id')
    .where('state', '=', 'discarded')
    .where('decided_at', '<', daysBefore(now, retention.reviewDays))
  // Mails with a new link, and those about waiting posts, refer to no record; once a link has expired nobody needs them.
  const uselessMails = trx
    .selectFrom('outbox')
    .select('id')
    .where('kind', 'in', ['ticket-link', ...REVIEW_MAIL_KINDS, ...MAIL_TROUBLE_KINDS, ...STAFF_MAIL_KINDS])
    .where('state', 'not in', ['queued', 'sending']) // `in` would tempt SQLite to read all that was sent
    .where('created_at', '<', daysBefore(now, TICKET_LINK_DAYS))
  const records = [
    ...(await quiet(['ticket'], retention.ticketMonths)),
    ...(await quiet(['contact', 'lead'], retention.leadMonths)),
    // only the mark that a mail was dealt with, or a mail nobody wanted to take in
    ...(await old('incoming_mail', daysBefore(now, retention.reviewDays))),
    ...(await found(discarded.orderBy('decided_at').limit(limit))),
  ]
  const mails = [
    ...(await findMailsAbout(trx, records)),
    ...(await found(uselessMails.orderBy('created_at').limit(limit))),
  ]
  return {
    ids: [...records, ...mails],
    mails,
    consents: await old('consent', monthsBefore(now, retention.consentMonths)),
    journal: await old('journal', monthsBefore(now, retention.ticketMonths)),
  }
}

/** Mails that were read lie in the mailbox's folders no longer than any quiet conversation: nobody asks of which. */
export function copiesBefore({ ticketMonths, leadMonths }: Retention, now: Date): Date {
  return new Date(monthsBefore(now, Math.min(ticketMonths, leadMonths)))
}

function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * DAY_MS).toISOString()
}

/** The same moment some months ago; the last day of a month that is too short. */
export function monthsBefore(now: Date, months: number): string {
  const then = Temporal.Instant.from(now.toISOString()).toZonedDateTimeISO('UTC').subtract({ months })
  return then.toInstant().toString({ smallestUnit: 'millisecond' })
}
