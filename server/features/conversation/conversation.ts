import { isShown, type ConversationView, type MessageWay } from '#domain/conversation/conversation.ts'
import type { Office } from '#domain/offices/office.ts'

import { isBlocked } from '../../abuse/review/blocked-addresses.ts'
import type { Effects } from '../../effects.ts'
import { ApiProblem } from '../../http/problems/problem.ts'
import type { Db } from '../../store/tables.ts'
import { hashOfSecret } from '../../secret.ts'
import { claimAttachments } from './attachments/attachment-rows.ts'
import { copyToColleagues, notifyOfReply, notifyOfSolved, queueAnswer } from './conversation-mails.ts'
import {
  findConversationOfSecret,
  findMessages,
  insertMessage,
  promisedAnswer,
  readOpening,
  updateConversation,
  type Conversation,
} from './conversation-rows.ts'

/** How a message came, and what is known of the mail it came by. */
export interface Arrival {
  way: MessageWay
  mailId?: string
  /** The whole text of the mail, where the message is only its new part. */
  original?: string
  /** The address it came from, where it is not the person's own. */
  sender?: string
}

/** What somebody writes; the files are claimed in this order. */
interface Words extends Arrival {
  text: string
  attachments: readonly string[]
}

/**
 * Inserts a customer's message and queues the staff's mail; run it in one transaction. An answered or solved
 * conversation is open again with a new promise; an open one keeps its first. Of a blocked address only the
 * message is kept.
 * @param isQuiet whether nobody is told: too many came at once
 */
export async function insertReply(
  trx: Db,
  conversation: Conversation,
  { text, attachments, office, isQuiet = false, ...arrival }: Words & { office: Office; isQuiet?: boolean },
  effects: Effects,
): Promise<void> {
  const at = effects.now()
  const { id, state } = conversation
  const opening = await readOpening(trx, conversation)
  const files = await claimAttachments(trx, attachments, id)
  const message = { ...arrival, type: 'customer-reply', text, at, files } as const
  const messageId = await insertMessage(trx, id, message, effects)
  if (await isBlocked(trx, conversation.email)) return
  await reopen(trx, conversation, arrival, at, effects)
  const answer_by =
    state === 'open' ? conversation.answer_by : promisedAnswer(at, opening.category, office).toISOString()
  await updateConversation(trx, id, at, { state: 'open', answer_by, snoozed_until: null })
  const reply = { text, at, files, sender: arrival.sender ?? '' }
  if (isQuiet) return
  await notifyOfReply(trx, { ...conversation, answer_by }, opening, reply, messageId, effects)
}

/**
 * Inserts the staff's answer and queues it for the customer, with a copy to the colleagues; run it in one
 * transaction. Answering a solved conversation reopens it.
 * @param staff the address of who answers; '' where it is not known
 */
export async function insertAnswer(
  trx: Db,
  conversation: Conversation,
  { text, attachments, staff, ...arrival }: Words & { staff: string },
  effects: Effects,
): Promise<void> {
  const at = effects.now()
  const { id } = conversation
  const opening = await readOpening(trx, conversation)
  const files = await claimAttachments(trx, attachments, id)
  const message = { ...arrival, type: 'staff-reply', text, at, files, staff } as const
  const messageId = await insertMessage(trx, id, message, effects)
  await reopen(trx, conversation, arrival, at, effects)
  await updateConversation(trx, id, at, { state: 'answered', ...firstAnswer(conversation, at) })
  await queueAnswer(trx, conversation, opening, { text, files }, messageId, effects)
  await copyToColleagues(trx, conversation, opening, { staff, text, files }, messageId, effects)
}

/** What is kept of the first answer: whether the promise was kept is asked of it later. */
function firstAnswer({ first_answer_at, answer_by }: Conversation, at: Date) {
  return first_answer_at === null ? { first_answer_at: at.toISOString(), first_promise: answer_by } : {}
}

/** Says in the conversation that a message opened it again. */
async function reopen(trx: Db, { id, state }: Conversation, { way }: Arrival, at: Date, effects: Effects) {
  if (state === 'solved') await insertMessage(trx, id, { type: 'reopened', way, text: '', at }, effects)
}

/** Opens a conversation whose answer came back: nobody has heard it, so its promise is not kept. */
export async function reopenUnheard(trx: Db, id: string, at: Date): Promise<void> {
  await updateConversation(trx, id, at, { state: 'open', snoozed_until: null })
}

/** Marks a conversation as solved by its customer and tells the staff; a second call changes nothing. */
export async function markSolved(trx: Db, conversation: Conversation, effects: Effects): Promise<void> {
  if (conversation.state === 'solved') return
  const at = effects.now()
  const { id } = conversation
  const message = { type: 'solved-by-customer', way: 'page', text: '', at } as const
  const messageId = await insertMessage(trx, id, message, effects)
  await updateConversation(trx, id, at, { state: 'solved', snoozed_until: null })
  await notifyOfSolved(trx, conversation, await readOpening(trx, conversation), at, messageId, effects)
}

type StaffAct = Arrival & { staff: string }

/**
 * Marks a conversation as solved by the staff and tells its customer how to reopen it; run it in one
 * transaction. False: it was solved already; nothing happens.
 * @param isTold whether an answer of the same moment has told the customer
 */
export async function closeConversation(
  trx: Db,
  conversation: Conversation,
  { isTold = false, ...act }: StaffAct & { isTold?: boolean },
  effects: Effects,
): Promise<boolean> {
  if (conversation.state === 'solved') return false
  const at = effects.now()
  const { id } = conversation
  const messageId = await insertMessage(trx, id, { ...act, type: 'solved-by-staff', text: '', at }, effects)
  const ending = { state: 'solved', snoozed_until: null, ...firstAnswer(conversation, at) } as const
  await updateConversation(trx, id, at, ending)
  if (!isTold)
    await queueAnswer(trx, conversation, await readOpening(trx, conversation), null, messageId, effects)
  return true
}

/** Inserts a note that only the staff see. The promise stays. */
export async function insertNote(
  trx: Db,
  { id, state }: Conversation,
  { text, attachments, ...act }: Words & StaffAct,
  effects: Effects,
): Promise<void> {
  const at = effects.now()
  const files = await claimAttachments(trx, attachments, id)
  await insertMessage(trx, id, { ...act, type: 'note', text, at, files }, effects)
  await updateConversation(trx, id, at, { state })
}

export async function assignTo(
  trx: Db,
  { id }: Conversation,
  { staff, ...arrival }: StaffAct,
  effects: Effects,
): Promise<void> {
  const at = effects.now()
  await insertMessage(trx, id, { ...arrival, type: 'assigned', text: staff, at }, effects)
  await updateConversation(trx, id, at, { assignee: staff })
}

/** The conversation of a secret. All wrong secrets are refused alike, after the same lookup. */
export async function conversationOfSecret(db: Db, secret: string, now: Date): Promise<Conversation> {
  const conversation = await findConversationOfSecret(db, hashOfSecret(secret), now)
  if (conversation === undefined) throw new ApiProblem('not-found')
  return conversation
}

/** A file the customer may see; other ids are refused like a wrong secret. */
export async function fileOfConversation(db: Db, conversation: Conversation, id: string) {
  const messages = await findMessages(db, conversation.id)
  const shown = messages.filter(({ type }) => isShown(type)).flatMap(({ files }) => files)
  const file = shown.find((candidate) => candidate.id === id)
  if (file === undefined) throw new ApiProblem('not-found')
  return file
}

export async function showConversation(db: Db, conversation: Conversation): Promise<ConversationView> {
  const { kind, email, state, created_at, answer_by } = conversation
  const { number, subject, url, category, text } = await readOpening(db, conversation)
  const messages = await findMessages(db, conversation.id)
  return {
    kind,
    number,
    email,
    subject,
    url,
    category,
    state,
    createdAt: created_at,
    answerBy: state === 'open' ? answer_by : null,
    events: messages.flatMap(({ type, way, created_at: at, text: words, files }) =>
      isShown(type) ? [{ type, way, at, text: type === 'created' ? text : words, files }] : [],
    ),
  }
}
