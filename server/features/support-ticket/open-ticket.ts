import type { Kysely, Selectable } from 'kysely'

import type { Office } from '#domain/offices/office.ts'
import { newTicketNumber } from '#domain/support-ticket/ticket-number.ts'
import { fitsIntoMail } from '#domain/support-ticket/attachment.ts'
import { isUrgent } from '#domain/support-ticket/ticket-request.ts'
import type { TicketFile } from '#domain/support-ticket/ticket-status.ts'
import type { SuspicionReason } from '#domain/suspicion/suspicion.ts'

import type { Effects } from '../../effects.ts'
import { setAside } from '../../abuse/review/review-rows.ts'
import type { ForOffice } from '../../http/visitor/visitor-office.ts'
import { mayAcknowledge } from '../../mail/outbox/may-acknowledge.ts'
import { queueMail } from '../../mail/outbox/queue-mail.ts'
import { languageOffice } from '../../mail/render/mail-templates.ts'
import { mailboxOf } from '../../mailbox.ts'
import type { Database, TicketTable } from '../../store/tables.ts'
import {
  addTicketEvent,
  insertTicket,
  findTicketEvents,
  promisedAnswer,
  updateTicket,
  issueSecret,
} from './ticket-rows.ts'
import { claimAttachments } from './attachments/attachment-rows.ts'
import { ticketConfirmation, ticketNotification } from './ticket-mails.ts'
import type { ValidTicket } from './read-ticket.ts'

/** Of 729 million numbers, ten in a row are taken only when something is broken. */
const NUMBER_TRIES = 10

/**
 * Opens a ticket: inserts it, claims its files, and queues its mails or sets it aside; run it in one
 * transaction. Returns its number, which a set-aside ticket has too, and whether its customer gets a mail.
 */
export async function openTicket(
  trx: Kysely<Database>,
  kept: ValidTicket & { office: Office },
  reasons: readonly SuspicionReason[],
  effects: Effects,
): Promise<{ ticketNumber: string; isMailed: boolean }> {
  const ticket = await insertNumbered(trx, kept, effects)
  const attachments = await claimAttachments(trx, kept.attachments, ticket.id)
  const created = { type: 'created', text: '', at: new Date(ticket.created_at), files: attachments } as const
  await addTicketEvent(trx, ticket, created, effects)
  const { id, number: ticketNumber } = ticket
  if (reasons.length === 0) {
    const isMailed = await queueTicketMails(trx, { ...ticket, office: kept.office }, attachments, effects)
    return { ticketNumber, isMailed }
  }
  await setAside(trx, 'ticket', { id, createdAt: new Date(ticket.created_at) }, reasons)
  // The same answer as if it had not been set aside.
  return { ticketNumber, isMailed: await mayAcknowledge(trx, ticket.email, 'ticket', effects) }
}

async function insertNumbered(
  trx: Kysely<Database>,
  kept: ValidTicket & { office: Office },
  { now, newId, randomBelow }: Effects,
): Promise<Selectable<TicketTable>> {
  const createdAt = now()
  const { name, email, category, subject, message, language, office } = kept
  const ticket = {
    id: newId(),
    created_at: createdAt.toISOString(),
    name,
    email,
    mailbox: mailboxOf(email),
    category,
    subject,
    message,
    language,
    urgency: isUrgent(category) ? 'urgent' : 'normal',
    state: 'open',
    answer_by: promisedAnswer(createdAt, category, office),
  } as const
  for (let tries = 0; tries < NUMBER_TRIES; tries += 1) {
    const numbered = { ...ticket, number: newTicketNumber(randomBelow) }
    if (await insertTicket(trx, numbered)) return numbered
  }
  throw new Error('No free ticket number was drawn')
}

/**
 * Queues the mails about a new ticket to staff and customer, in one transaction. False: the customer gets no
 * mail.
 */
async function queueTicketMails(
  trx: Kysely<Database>,
  ticket: Selectable<TicketTable> & ForOffice,
  attachments: readonly TicketFile[],
  effects: Effects,
): Promise<boolean> {
  const { renderMail, places } = effects
  const files = { attachments, areAttached: fitsIntoMail(attachments) }
  await queueMail(trx, ticketNotification(renderMail, ticket, files, places), ticket.id, effects)
  // Without a mail there is no link: nobody would know its secret.
  if (!(await mayAcknowledge(trx, ticket.email, 'ticket', effects))) return false
  const secret = await issueSecret(trx, ticket.id, effects)
  const promised = { ...ticket, secret, answerBy: new Date(ticket.answer_by) }
  await queueMail(trx, ticketConfirmation(renderMail, promised, places), ticket.id, effects)
  return true
}

/** Releases a ticket from review: promises an answer as of now, and queues its mails with its files. */
export async function releaseTicket(trx: Kysely<Database>, id: string, effects: Effects): Promise<void> {
  const kept = await trx.selectFrom('ticket').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const now = effects.now()
  const ticket = { ...kept, answer_by: promisedAnswer(now, kept.category, languageOffice(kept.language)) }
  await updateTicket(trx, id, { state: ticket.state, answer_by: ticket.answer_by })
  const arrived = { ...ticket, created_at: now.toISOString() } // for the mails; the page shows when it really came
  const events = await findTicketEvents(trx, id)
  const created = events.find(({ type }) => type === 'created')
  await queueTicketMails(trx, arrived, created?.files ?? [], effects)
}
