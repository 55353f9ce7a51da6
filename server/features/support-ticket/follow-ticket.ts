import type { Kysely, Selectable } from 'kysely'

import { fitsIntoMail } from '#domain/support-ticket/attachment.ts'
import type { Office } from '#domain/offices/office.ts'
import { descriptionOf, urlOf } from '#domain/support-ticket/ticket-request.ts'
import type { TicketEvent, TicketFile, TicketStatus } from '#domain/support-ticket/ticket-status.ts'

import { ApiProblem } from '../../http/problems/problem.ts'
import { queueMail } from '../../mail/outbox/queue-mail.ts'
import type { Database, TicketTable } from '../../store/tables.ts'
import {
  addTicketEvent,
  findMessageIds,
  updateTicket,
  findTicketEvents,
  type TicketEventWithFiles,
  promisedAnswer,
  findTicketOfSecret,
  hashOfSecret,
  issueSecret,
} from './ticket-rows.ts'
import {
  CUSTOMER_MAIL_KINDS,
  ticketAnswerMail,
  ticketClosedMail,
  replyNotification,
  solvedNotification,
  STAFF_MAIL_KINDS,
} from './ticket-mails.ts'
import type { Effects } from '../../effects.ts'
import { claimAttachments } from './attachments/attachment-rows.ts'

/**
 * Inserts a customer's message and queues the staff's mail; run it in one transaction. An answered or solved
 * ticket is open again with a new promise; an open one keeps its first.
 */
export async function insertReply(
  trx: Kysely<Database>,
  ticket: Selectable<TicketTable>,
  { text, attachments: ids, office }: { text: string; attachments: readonly string[]; office: Office },
  effects: Effects,
): Promise<void> {
  const at = effects.now()
  const attachments = await claimAttachments(trx, ids, ticket.id)
  const event = { type: 'customer-reply', text, at, files: attachments } as const
  const replyId = await addTicketEvent(trx, ticket, event, effects)
  if (ticket.state === 'solved')
    await addTicketEvent(trx, ticket, { type: 'reopened', text: '', at }, effects)
  const isWaiting = ticket.state === 'open'
  const answer_by = isWaiting ? ticket.answer_by : promisedAnswer(at, ticket.category, office)
  await updateTicket(trx, ticket.id, { state: 'open', answer_by })
  const reply = { text, at, references: await findMessageIds(trx, ticket.id, STAFF_MAIL_KINDS) }
  const files = { attachments, areAttached: fitsIntoMail(attachments) }
  const { renderMail, places } = effects
  const mail = replyNotification(renderMail, { ...ticket, answer_by }, { ...reply, files }, places)
  await queueMail(trx, mail, replyId, effects)
}

/** Marks a ticket as solved by its customer and tells the staff; a second call changes nothing. */
export async function markSolved(
  trx: Kysely<Database>,
  ticket: Selectable<TicketTable>,
  effects: Effects,
): Promise<void> {
  if (ticket.state === 'solved') return
  const at = effects.now()
  const eventId = await addTicketEvent(trx, ticket, { type: 'solved-by-customer', text: '', at }, effects)
  await updateTicket(trx, ticket.id, { state: 'solved' })
  const solved = { at, references: await findMessageIds(trx, ticket.id, STAFF_MAIL_KINDS) }
  const { renderMail, places } = effects
  await queueMail(trx, solvedNotification(renderMail, ticket, solved, places), eventId, effects)
}

/** The ticket of a secret. All wrong secrets are refused alike, after the same lookup. */
export async function ticketOfSecret(
  db: Kysely<Database>,
  secret: string,
  now: Date,
): Promise<Selectable<TicketTable>> {
  const ticket = await findTicketOfSecret(db, hashOfSecret(secret), now)
  if (ticket === undefined) throw new ApiProblem('not-found')
  return ticket
}

/** A file of a ticket; other ids are refused like a wrong secret. */
export async function fileOfTicket(db: Kysely<Database>, ticketId: string, id: string): Promise<TicketFile> {
  const file = await db
    .selectFrom('attachment')
    .select(['id', 'name', 'type', 'size'])
    .where('id', '=', id)
    .where('ticket_id', '=', ticketId)
    .where('state', '=', 'ready')
    .executeTakeFirst()
  if (file === undefined) throw new ApiProblem('not-found')
  return file
}

/** A ticket as its customer sees it. */
export async function showTicket(
  db: Kysely<Database>,
  ticket: Selectable<TicketTable>,
): Promise<TicketStatus> {
  const { number, email, subject, message, category, state, created_at, answer_by } = ticket
  const events = await findTicketEvents(db, ticket.id)
  return {
    number,
    email,
    subject,
    url: urlOf(message),
    category,
    state,
    createdAt: created_at,
    answerBy: state === 'open' ? answer_by : null,
    events: events.map((event) => showEvent(event, ticket)),
  }
}

function showEvent(event: TicketEventWithFiles, ticket: Selectable<TicketTable>): TicketEvent {
  const { type, created_at: at, files } = event
  const text = type === 'created' ? descriptionOf(ticket.message) : event.text
  return { type, at, text, files }
}

/**
 * Inserts the staff's answer and queues it for the customer; run it in one transaction. Answering a solved
 * ticket reopens it.
 */
export async function insertAnswer(
  trx: Kysely<Database>,
  ticket: Selectable<TicketTable>,
  answer: string,
  effects: Effects,
): Promise<void> {
  const at = effects.now()
  const answerId = await addTicketEvent(trx, ticket, { type: 'staff-reply', text: answer, at }, effects)
  if (ticket.state === 'solved')
    await addTicketEvent(trx, ticket, { type: 'reopened', text: '', at }, effects)
  await updateTicket(trx, ticket.id, { state: 'answered' })
  const { renderMail, places } = effects
  const mail = ticketAnswerMail(renderMail, { ...(await addressed(trx, ticket, effects)), answer }, places)
  await queueMail(trx, mail, answerId, effects)
}

/**
 * Marks a ticket as solved by the staff and tells its customer how to reopen it; run it in one transaction.
 * False: it was solved already; nothing happens.
 */
export async function closeTicket(
  trx: Kysely<Database>,
  ticket: Selectable<TicketTable>,
  effects: Effects,
): Promise<boolean> {
  if (ticket.state === 'solved') return false
  const event = { type: 'solved-by-staff', text: '', at: effects.now() } as const
  const eventId = await addTicketEvent(trx, ticket, event, effects)
  await updateTicket(trx, ticket.id, { state: 'solved' })
  const { renderMail, places } = effects
  const mail = ticketClosedMail(renderMail, await addressed(trx, ticket, effects), places)
  await queueMail(trx, mail, eventId, effects)
  return true
}

/** The ticket with a new link, because only hashes of old ones are stored, and with its conversation. */
async function addressed(trx: Kysely<Database>, ticket: Selectable<TicketTable>, effects: Effects) {
  const references = await findMessageIds(trx, ticket.id, CUSTOMER_MAIL_KINDS)
  return { ...ticket, references, secret: await issueSecret(trx, ticket.id, effects) }
}
