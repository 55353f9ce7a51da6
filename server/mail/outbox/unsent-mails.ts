import type { Kysely } from 'kysely'

import type { Database } from '../../store/tables.ts'

/** Mails that have not gone out. */
export interface UnsentMails {
  /** How many wait or are being sent. */
  waiting: number
  /** Since when the oldest of them waits; null: none does. */
  waitingSince: Date | null
  /** How many were given up. */
  dead: number
}

/** What of the outbox has not gone out, as whoever runs the site has to know it. */
export async function countUnsentMails(db: Kysely<Database>): Promise<UnsentMails> {
  const rows = await db
    .selectFrom('outbox')
    .select(['state', db.fn.countAll().as('mails'), db.fn.min('created_at').as('oldest')])
    .where('state', '!=', 'sent')
    .groupBy('state')
    .execute()
  const waiting = rows.filter(({ state }) => state !== 'dead')
  const [oldest] = waiting.map((row) => row.oldest).sort()
  return {
    waiting: waiting.reduce((sum, { mails }) => sum + Number(mails), 0),
    waitingSince: oldest === undefined ? null : new Date(oldest),
    dead: Number(rows.find(({ state }) => state === 'dead')?.mails ?? 0),
  }
}
