import type { DeskMail, DeskReview } from '#domain/desk/desk.ts'

import { markDiscarded } from '../../abuse/review/review-rows.ts'
import { ApiProblem } from '../../http/problems/problem.ts'
import { retryMail } from '../../mail/outbox/outbox-rows.ts'
import { NOTHING_GIVEN, readGiven } from './desk-given.ts'
import { listHeldPosts, releasePost } from './held-posts.ts'
import type { Db } from '../../store/tables.ts'
import { queueAnswer } from '../conversation/conversation-mails.ts'
import { findConversationToChange, findMessages, readOpening } from '../conversation/conversation-rows.ts'
import { noteDeed, readAddress, type ActContext } from './desk-acts.ts'

/** Mails of each sort that are shown at once, newest first. */
const MOST_MAILS = 200
const MOST_REVIEWS = 500

/** Our mails that did not arrive and wait for somebody to look. SQLite has no index for `is not null`. */
function troubledMails(trx: Db) {
  return trx.selectFrom('outbox').where((is) => is.or([is('state', '=', 'dead'), is('bounced_at', '>=', '')]))
}

function waitingMails(trx: Db) {
  return trx.selectFrom('incoming_mail').where('outcome', 'in', ['waiting', 'unreadable'])
}

export async function countTroubledMails(trx: Db): Promise<number> {
  const out = troubledMails(trx).select(({ fn }) => fn.countAll().as('mails'))
  const waiting = waitingMails(trx).select(({ fn }) => fn.countAll().as('mails'))
  const counts = [await out.executeTakeFirstOrThrow(), await waiting.executeTakeFirstOrThrow()]
  return counts.reduce((sum, { mails }) => sum + Number(mails), 0)
}

/** The mails that need a person, newest first. Never the texts of ours: they contain links that open pages. */
export async function readMails(trx: Db): Promise<DeskMail[]> {
  const out = await troubledMails(trx)
    .select((is) => [
      is.fn.coalesce('bounced_at', 'created_at').as('at'),
      is.fn.coalesce('bounce', 'last_error', is.val('')).as('reason'),
    ])
    .select(['id', 'recipient as address', 'subject', 'conversation_id as conversationId'])
    .orderBy('created_at', 'desc')
    .limit(MOST_MAILS)
    .execute()
  const waiting = await waitingMails(trx)
    .select(['id', 'created_at as at', 'sender as address', 'subject', 'reason', 'text'])
    .select('conversation_id as conversationId')
    .orderBy('created_at', 'desc')
    .limit(MOST_MAILS)
    .execute()
  const mails: DeskMail[] = [
    ...out.map((mail) => ({ ...mail, way: 'out' as const, text: '' })),
    ...waiting.map((mail) => ({ ...mail, way: 'in' as const })),
  ]
  return mails.sort((one, other) => (one.at < other.at ? 1 : -1))
}

/**
 * Sends a mail of ours once more. One that came back is sent only if it is an answer: that can be written
 * again from its message, while the text of others was removed once they were sent.
 * @param to another address
 */
export async function sendAgain(context: ActContext, id: string, to?: string): Promise<void> {
  const { trx, effects } = context
  const recipient = to === undefined ? undefined : readAddress(to, 'to')
  const mail = await trx.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst()
  if (mail === undefined) throw new ApiProblem('not-found')
  // Whoever reads a colleague's link is that colleague.
  if (mail.kind === 'desk-link' && to !== undefined) throw new ApiProblem('desk-refused')
  const { conversation_id: conversationId, record_id: messageId } = mail
  if (mail.bounced_at === null) {
    if ((await retryMail(trx, id, effects.now(), recipient)) !== 'done') throw new ApiProblem('desk-refused')
  } else {
    const isAnswer = mail.kind === 'answer' || mail.kind === 'closed'
    const conversation =
      isAnswer && conversationId !== null ? await findConversationToChange(trx, conversationId) : undefined
    const written = (await findMessages(trx, conversation?.id ?? '')).find((one) => one.id === messageId)
    if (conversation === undefined || written === undefined) throw new ApiProblem('desk-refused')
    // A record has one mail of a kind to an address: the old one makes room.
    await trx.updateTable('outbox').set({ record_id: id, bounced_at: null }).where('id', '=', id).execute()
    const addressed = { ...conversation, email: recipient ?? mail.recipient }
    const words = written.type === 'staff-reply' ? written : null
    await queueAnswer(trx, addressed, await readOpening(trx, conversation), words, messageId, effects)
  }
  await noteDeed(context, to === undefined ? 'mail-retried' : 'mail-redirected', conversationId)
}

/** Puts a mail away: one of ours that came back or is dead, or one that waits. */
export async function discardMail(context: ActContext, id: string): Promise<void> {
  const { trx } = context
  const seen = await trx
    .updateTable('outbox')
    .set({ bounced_at: null })
    .where('id', '=', id)
    .where('bounced_at', 'is not', null)
    .executeTakeFirst()
  const dead = await trx
    .deleteFrom('outbox')
    .where('id', '=', id)
    .where('state', '=', 'dead')
    .executeTakeFirst()
  const kept = await trx
    .updateTable('incoming_mail')
    .set({ outcome: 'kept', reason: 'discarded', text: '' })
    .where('id', '=', id)
    .where('outcome', 'in', ['waiting', 'unreadable'])
    .executeTakeFirst()
  if (seen.numUpdatedRows + dead.numDeletedRows + kept.numUpdatedRows === 0n)
    throw new ApiProblem('not-found')
  await noteDeed(context, 'mail-discarded', null)
}

/** Posts that were set aside, oldest first. */
export async function readReviews(trx: Db): Promise<DeskReview[]> {
  const posts = (await listHeldPosts(trx)).slice(0, MOST_REVIEWS)
  const given = await readGiven(
    trx,
    posts.map(({ id }) => id),
  )
  return posts.map(({ id, kind, created_at: at, name, email, language, subject, message, reasons }) => ({
    ...(given.get(id) ?? NOTHING_GIVEN),
    id,
    kind,
    at,
    name,
    email,
    language,
    text: [subject, message].filter((part) => part !== '').join('\n\n'),
    reasons,
  }))
}

/** Lets a post through, or puts it away; one that somebody else has decided about stays as it is. */
export async function decide(context: ActContext, id: string, decision: 'release' | 'discard') {
  const { trx, effects } = context
  if (decision === 'release') {
    if (await releasePost(trx, id, effects)) await noteDeed(context, 'released', id)
  } else if ((await markDiscarded(trx, id, effects.now())) === 'waiting')
    await noteDeed(context, 'discarded', id)
}
