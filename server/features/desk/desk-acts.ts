import type { FastifyRequest } from 'fastify'

import type { DeskAct } from '#domain/desk/desk.ts'
import { isMailableAddress } from '#domain/email/email-address.ts'

import { heldIds } from '../../abuse/review/review-rows.ts'
import { setBlocked } from '../../abuse/review/blocked-addresses.ts'
import type { Effects } from '../../effects.ts'
import { ApiProblem } from '../../http/problems/problem.ts'
import { singleLineText } from '../../http/visitor.ts'
import { mailboxOf, withAsciiDomain } from '../../mailbox.ts'
import { languageOffice } from '../../mail/render/addressed-mail.ts'
import type { Db } from '../../store/tables.ts'
import { assignTo, closeConversation, insertAnswer, insertNote } from '../conversation/conversation.ts'
import {
  findConversationToChange,
  findMessages,
  insertMessage,
  promisedAnswer,
  readOpening,
  updateConversation,
  type Conversation,
} from '../conversation/conversation-rows.ts'
import { indexAddress } from '../../store/search-rows.ts'
import { insertJournal } from '../staff/journal.ts'

export interface ActContext {
  trx: Db
  actor: Pick<FastifyRequest, 'staff' | 'ip'>
  effects: Effects
}

/** Adds an entry to the journal; run it in the transaction of what it is about. */
export async function noteDeed(
  { trx, actor, effects }: ActContext,
  act: DeskAct,
  conversationId: string | null,
  detail = '',
): Promise<void> {
  await insertJournal(trx, actor, { act, conversationId, detail }, effects)
}

/** A conversation to change, or the one it was merged into. One that was set aside is decided about first. */
export async function conversationToChange(trx: Db, id: string): Promise<Conversation> {
  const conversation = await findConversationToChange(trx, id)
  if (conversation === undefined) throw new ApiProblem('not-found')
  const held = await heldIds(trx).where('record_id', '=', conversation.id).executeTakeFirst()
  if (held !== undefined) throw new ApiProblem('desk-refused')
  return conversation
}

/** What somebody writes at the desk: Markdown, and ids of files. */
export interface Written {
  text: string
  files: readonly string[]
}

/**
 * Sends an answer, and solves with it where that is wished. Nothing is sent over a message its writer has not
 * seen.
 * @param seen id of the last message the writer was shown
 */
export async function answer(
  context: ActContext,
  conversation: Conversation,
  { text, files, isSolved, seen }: Written & { isSolved: boolean; seen: string },
): Promise<void> {
  const { trx, actor, effects } = context
  const messages = await findMessages(trx, conversation.id)
  const place = messages.findIndex(({ id }) => id === seen)
  const isUnseen = messages.slice(place + 1).some(({ type }) => type !== 'assigned')
  if (place < 0 || isUnseen) throw new ApiProblem('desk-unseen')
  const act = { way: 'desk', staff: actor.staff.email } as const
  await insertAnswer(trx, conversation, { ...act, text, attachments: files }, effects)
  await noteDeed(context, 'answered', conversation.id)
  if (isSolved) {
    const answered = await conversationToChange(trx, conversation.id)
    await closeConversation(trx, answered, { ...act, isTold: true }, effects)
    await noteDeed(context, 'solved', conversation.id)
  }
  await removeDraft(context, conversation.id)
}

export async function note(context: ActContext, conversation: Conversation, { text, files }: Written) {
  const { trx, actor, effects } = context
  const words = { way: 'desk', staff: actor.staff.email, text, attachments: files } as const
  await insertNote(trx, conversation, words, effects)
  await noteDeed(context, 'noted', conversation.id)
}

/** Assigns to a person of the staff by their address; '' to nobody. */
export async function assign(context: ActContext, conversation: Conversation, staff: string) {
  const { trx, effects } = context
  if (staff === conversation.assignee) return
  const known = await trx.selectFrom('staff').select('id').where('email', '=', staff).executeTakeFirst()
  if (staff !== '' && known === undefined) throw new ApiProblem('desk-refused')
  await assignTo(trx, conversation, { way: 'desk', staff }, effects)
  await noteDeed(context, 'assigned', conversation.id, staff)
}

/** Takes a conversation from the list of what is open until a moment; null: puts it back. */
export async function snooze(context: ActContext, { id }: Conversation, until: Date | null) {
  const { trx, effects } = context
  if (until !== null && !(until > effects.now())) throw new ApiProblem('invalid')
  const snoozed_until = until?.toISOString() ?? null
  await trx.updateTable('conversation').set({ snoozed_until }).where('id', '=', id).execute()
  await noteDeed(context, 'snoozed', id, snoozed_until ?? '')
}

/** Marks as solved and tells the customer; nothing happens if it is solved. */
export async function solve(context: ActContext, conversation: Conversation) {
  const { trx, actor, effects } = context
  const act = { way: 'desk', staff: actor.staff.email } as const
  if (await closeConversation(trx, conversation, act, effects))
    await noteDeed(context, 'solved', conversation.id)
}

/** Opens a conversation again, with a new promise; an open one keeps its own. */
export async function reopen(context: ActContext, conversation: Conversation) {
  const { trx, actor, effects } = context
  const { id, state, language } = conversation
  if (state === 'open') return
  const at = effects.now()
  const { category } = await readOpening(trx, conversation)
  const answer_by = promisedAnswer(at, category, languageOffice(language)).toISOString()
  const message = { type: 'reopened', way: 'desk', text: '', at, staff: actor.staff.email } as const
  await insertMessage(trx, id, message, effects)
  await updateConversation(trx, id, at, { state: 'open', answer_by, snoozed_until: null })
  await noteDeed(context, 'reopened', id)
}

/** An address that mail can be sent to, as it is stored. */
export function readAddress(typed: string, field: string): string {
  const address = withAsciiDomain(singleLineText(typed))
  if (!isMailableAddress(address)) throw new ApiProblem('invalid', { fields: [{ field, code: 'malformed' }] })
  return address
}

/**
 * Gives the person of a conversation another address, to which its mails go from then on, those that wait as
 * well. Links that were sent stay. What was sent before stays sent: a mail that came back is sent again under
 * Mail.
 * @param seen the address it was changed from: nobody overwrites a colleague's correction unseen
 */
export async function readdress(
  context: ActContext,
  { id, email: before, mailbox: mailboxBefore }: Conversation,
  { email: typed, seen }: { email: string; seen: string },
) {
  const { trx } = context
  const email = readAddress(typed, 'email')
  if (email === before) return
  if (seen !== before) throw new ApiProblem('desk-refused')
  const address = { email, mailbox: mailboxOf(email) }
  const merged = trx.selectFrom('conversation').select('id').where('merged_into', '=', id)
  const ids = [id, ...(await merged.execute()).map((one) => one.id)]
  await trx.updateTable('conversation').set(address).where('id', 'in', ids).execute()
  await trx
    .updateTable('analysis_link')
    .set(address)
    .where('contact_id', 'in', ids)
    .where('mailbox', '=', mailboxBefore)
    .execute()
  await trx
    .updateTable('outbox')
    .set({ recipient: email, recipient_mailbox: address.mailbox })
    .where('conversation_id', 'in', ids)
    .where('recipient_mailbox', '=', mailboxBefore)
    .where('state', '=', 'queued')
    .execute()
  await indexAddress(trx, id, email)
  await noteDeed(context, 'readdressed', id, email)
}

/** Blocks the customer's address, or no longer. */
export async function block(context: ActContext, { id, email }: Conversation, isBlocked: boolean) {
  const { trx, actor, effects } = context
  const isNew = await setBlocked(trx, email, { isBlocked, staff: actor.staff.email, now: effects.now() })
  if (isNew) await noteDeed(context, isBlocked ? 'blocked' : 'unblocked', id)
}

/** Keeps what somebody is writing; an empty draft is removed. */
export async function keepDraft(context: ActContext, { id }: Conversation, { text, files }: Written) {
  const { trx, actor, effects } = context
  if (text.trim() === '' && files.length === 0) return removeDraft(context, id)
  const written = { text, files: JSON.stringify(files), changed_at: effects.now().toISOString() }
  await trx
    .insertInto('draft')
    .values({ staff_id: actor.staff.id, conversation_id: id, ...written })
    .onConflict((conflict) => conflict.columns(['staff_id', 'conversation_id']).doUpdateSet(written))
    .execute()
}

async function removeDraft({ trx, actor }: ActContext, conversationId: string): Promise<void> {
  await trx
    .deleteFrom('draft')
    .where('staff_id', '=', actor.staff.id)
    .where('conversation_id', '=', conversationId)
    .execute()
}

/** Moves a conversation silently into another of its mailbox: its mails and links lead there from then on. */
export async function merge(context: ActContext, conversation: Conversation, intoId: string) {
  const { trx } = context
  const { id } = conversation
  const kept = await conversationToChange(trx, intoId)
  if (kept.id === id || kept.mailbox !== conversation.mailbox) throw new ApiProblem('desk-refused')
  const { subject, url, text } = await readOpening(trx, conversation)
  const words = [subject, url, text].filter((part) => part !== '').join('\n\n')
  await trx
    .updateTable('message')
    .set({ type: 'customer-reply', text: words })
    .where('conversation_id', '=', id)
    .where('type', '=', 'created')
    .execute()
  const moved = { conversation_id: kept.id }
  for (const table of [
    ...(['message', 'conversation_secret', 'attachment', 'outbox'] as const),
    ...(['incoming_mail', 'search_text'] as const),
  ])
    await trx
      .updateTable(table as 'message')
      .set(moved)
      .where('conversation_id', '=', id)
      .execute()
  await moveDrafts(trx, id, kept.id)
  await trx
    .updateTable('conversation')
    .set({ merged_into: kept.id })
    .where((is) => is.or([is('id', '=', id), is('merged_into', '=', id)]))
    .execute()
  const isOpen = conversation.state === 'open' || kept.state === 'open'
  const promises = [conversation, kept].filter(({ state }) => state === 'open').map((one) => one.answer_by)
  await trx
    .updateTable('conversation')
    .set({
      changed_at: [conversation.changed_at, kept.changed_at].toSorted()[1] ?? kept.changed_at,
      ...(isOpen ? { state: 'open', answer_by: promises.toSorted()[0] ?? kept.answer_by } : {}),
    })
    .where('id', '=', kept.id)
    .execute()
  await noteDeed(context, 'merged', kept.id)
}

/** Drafts go along; who was writing in both finds the texts below each other. */
async function moveDrafts(trx: Db, from: string, into: string): Promise<void> {
  const drafts = await trx.selectFrom('draft').selectAll().where('conversation_id', '=', from).execute()
  await trx.deleteFrom('draft').where('conversation_id', '=', from).execute()
  for (const draft of drafts) {
    const other = await trx
      .selectFrom('draft')
      .selectAll()
      .where('conversation_id', '=', into)
      .where('staff_id', '=', draft.staff_id)
      .executeTakeFirst()
    const both = [other, draft].filter((one) => one !== undefined)
    const text = both.map((one) => one.text).join('\n\n')
    const files = JSON.stringify(both.flatMap((one) => JSON.parse(one.files) as string[]))
    const row = { ...draft, conversation_id: into, text, files }
    await trx
      .insertInto('draft')
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(['staff_id', 'conversation_id']).doUpdateSet({ text, files }),
      )
      .execute()
  }
}
