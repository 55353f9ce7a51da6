import type { Kysely } from 'kysely'

import { mailboxOf } from '../../mailbox.ts'
import type { Database, OutboxState } from '../../store/tables.ts'

/** Mails that have not been sent. */
interface UnsentMails {
  /** How many wait or are being sent. */
  waiting: number
  /** Since when the oldest waits; null: none does. */
  waitingSince: Date | null
  /** How many were given up. */
  dead: number
}

/** The unsent mails of the outbox, for the operator. */
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

/** The result of an order about a mail; `unknown`: there is no such mail. */
export type OutboxOrder = 'done' | 'unknown' | Extract<OutboxState, 'sending' | 'sent'>

/**
 * Sends a mail now: one that waits, or a dead one, which gets as many tries as a new one. A mail that is
 * being sent or was sent is left alone, so nobody gets it twice.
 * @param recipient another address to send it to.
 */
export async function retryMail(
  trx: Kysely<Database>,
  id: string,
  now: Date,
  recipient?: string,
): Promise<OutboxOrder> {
  const elsewhere = recipient === undefined ? {} : { recipient, recipient_mailbox: mailboxOf(recipient) }
  const { numUpdatedRows } = await trx
    .updateTable('outbox')
    .set({ ...again(now), ...elsewhere })
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'dead'])
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return 'done'
  const mail = await trx.selectFrom('outbox').select('state').where('id', '=', id).executeTakeFirst()
  return mail?.state === 'sending' || mail?.state === 'sent' ? mail.state : 'unknown'
}

/** Sends every dead mail now; returns how many there were. */
export async function retryDeadMails(trx: Kysely<Database>, now: Date): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('outbox')
    .set(again(now))
    .where('state', '=', 'dead')
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

function again(now: Date) {
  return { state: 'queued', attempts: 0, next_attempt_at: now.toISOString() } as const
}
