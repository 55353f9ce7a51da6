import type { Kysely } from 'kysely'

import type { Database, OutboxState } from '../../store/tables.ts'
import { mailboxOf } from '../../mailbox.ts'

/** What became of an order about a mail; `unknown`: there is no such mail. */
export type OutboxOrder = 'done' | 'unknown' | Extract<OutboxState, 'sending' | 'sent'>

/**
 * Has a mail sent now: one that waits, or one that is dead, which is tried as often as a new one. One that is
 * being sent or was sent is left alone: nobody gets it twice by our hand.
 */
export async function retryMail(trx: Kysely<Database>, id: string, now: Date): Promise<OutboxOrder> {
  return changeWaiting(trx, id, again(now))
}

/** Has a mail sent now, to another address. */
export async function redirectMail(
  trx: Kysely<Database>,
  id: string,
  recipient: string,
  now: Date,
): Promise<OutboxOrder> {
  return changeWaiting(trx, id, { ...again(now), recipient, recipient_mailbox: mailboxOf(recipient) })
}

/** Has every dead mail sent; says how many there were. */
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

async function changeWaiting(
  trx: Kysely<Database>,
  id: string,
  changes: ReturnType<typeof again> & { recipient?: string; recipient_mailbox?: string },
): Promise<OutboxOrder> {
  const { numUpdatedRows } = await trx
    .updateTable('outbox')
    .set(changes)
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'dead'])
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return 'done'
  const mail = await trx.selectFrom('outbox').select('state').where('id', '=', id).executeTakeFirst()
  return mail?.state === 'sending' || mail?.state === 'sent' ? mail.state : 'unknown'
}
