import { CONVERSATION_KINDS, type ConversationKind } from '#domain/conversation/conversation.ts'

import type { Effects } from '../../effects.ts'
import { staffAddresses } from '../../features/staff/staff-rows.ts'
import { countWaitingReviews } from '../../abuse/review/review-rows.ts'
import { queueMail } from '../../mail/outbox/outbox-rows.ts'
import { staffLanguageOf, staffMail, sayMoment } from '../../mail/render/addressed-mail.ts'
import { acquireAdvisoryLock } from '../../store/queries.ts'
import type { Db } from '../../store/tables.ts'
import type { Write } from '../../store/store.ts'

/** At most one reminder a day: a thousand posts of a robot are one mail. */
const INTERVAL_MS = 24 * 60 * 60 * 1_000

export type ReminderEffects = Pick<Effects, 'now' | 'newId' | 'renderMail' | 'identity' | 'places'>

/**
 * Queues a mail to each staff mailbox with waiting posts, or to each of the staff where they are named, unless
 * it had one in the last day: the first post is reported within the hour. Several processes may call it at once.
 */
export async function remindOfReviews(write: Write, effects: ReminderEffects): Promise<void> {
  const { salesMailbox, supportMailbox } = effects.places
  const staff = await write((trx) => staffAddresses(trx, effects.places))
  if (staff.length > 0) {
    for (const address of staff) await write((trx) => remind(trx, address, CONVERSATION_KINDS, effects))
    return
  }
  const concerned = new Map<string, ConversationKind[]>([[salesMailbox, ['contact', 'lead']]])
  concerned.set(supportMailbox, [...(concerned.get(supportMailbox) ?? []), 'ticket']) // they may be the same
  for (const [mailbox, kinds] of concerned) await write((trx) => remind(trx, mailbox, kinds, effects))
}

async function remind(
  trx: Db,
  mailbox: string,
  kinds: readonly ConversationKind[],
  effects: ReminderEffects,
): Promise<void> {
  await acquireAdvisoryLock(trx, `review reminder ${mailbox}`)
  const { posts, since } = await countWaitingReviews(trx, kinds)
  if (since === null || (await wasReminded(trx, 'review-waiting', mailbox, effects.now()))) return
  // How many posts wait, since when, and what to do. Nothing of their text.
  const values = { posts: String(posts), since: sayMoment(since, staffLanguageOf(effects.places)) }
  const mail = staffMail(effects, 'review-waiting', mailbox, null, values)
  await queueMail(trx, mail, effects.newId(), effects)
}

/** A reminder from the future was written by a wrong clock: it does not count. */
export async function wasReminded(trx: Db, kind: string, mailbox: string, now: Date): Promise<boolean> {
  const reminder = await trx
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', kind)
    .where('recipient', '=', mailbox)
    .where('created_at', '>', new Date(now.getTime() - INTERVAL_MS).toISOString())
    .where('created_at', '<=', now.toISOString())
    .executeTakeFirst()
  return reminder !== undefined
}

/** Templates of mails about posts that were set aside, by folder of `content/mail`. */
export const REVIEW_MAIL_KINDS = ['review-waiting'] as const
