import type { MessageFile, MessageWay } from '#domain/conversation/conversation.ts'
import type { Office } from '#domain/offices/office.ts'
import { newTicketNumber } from '#domain/support-ticket/ticket-number.ts'
import { isUrgent } from '#domain/support-ticket/ticket-request.ts'
import type { SuspicionReason } from '#domain/suspicion/suspicion.ts'

import type { Effects } from '../../effects.ts'
import { markReleased, setAside } from '../../abuse/review/review-rows.ts'
import type { ForOffice } from '../../http/visitor.ts'
import { mayAcknowledge } from '../../mail/outbox/may-acknowledge.ts'
import { languageOffice } from '../../mail/render/addressed-mail.ts'
import { runCompiled } from '../../store/queries.ts'
import type { Db, NewRow, Row } from '../../store/tables.ts'
import { claimAttachments } from '../conversation/attachments/attachment-rows.ts'
import { answerSubject, queueFirstMails } from '../conversation/conversation-mails.ts'
import {
  findConversationToChange,
  findMessages,
  insertConversation,
  insertMessage,
  promisedAnswer,
  updateConversation,
  type Conversation,
} from '../conversation/conversation-rows.ts'
import type { ValidTicket } from './read-ticket.ts'
import { ticketConfirmation, ticketNotification } from './ticket-mails.ts'
import type { Ticket } from './ticket-rows.ts'

/** Of 729 million numbers, ten in a row are taken only when something is broken. */
const NUMBER_TRIES = 10

/** How a ticket came; a mail has a Message-ID and its whole text. */
interface Arrival {
  way: MessageWay
  mailId?: string
  original?: string
}

/**
 * Opens a ticket: inserts it, claims its files, and queues its mails or sets it aside; run it in one
 * transaction. Returns its number, which a set-aside ticket has too, and whether its customer gets a mail.
 */
export async function openTicket(
  trx: Db,
  kept: ValidTicket & { office: Office },
  reasons: readonly SuspicionReason[],
  effects: Effects,
  arrival: Arrival = { way: 'page' },
): Promise<{ id: string; ticketNumber: string; isMailed: boolean }> {
  const at = effects.now()
  const { name, email, language, category, office } = kept
  const numbered = await insertNumbered(trx, kept, at, effects)
  const { id, number: ticketNumber } = numbered
  const answerBy = promisedAnswer(at, category, office)
  const said = [ticketNumber, kept.subject, kept.message]
  const person = { id, kind: 'ticket', at, name, email, language, answerBy, said } as const
  const ticket = { ...(await insertConversation(trx, person)), ...numbered }
  const attachments = await claimAttachments(trx, kept.attachments, id)
  await insertMessage(trx, id, { ...arrival, type: 'created', text: '', at, files: attachments }, effects)
  if (reasons.length === 0) {
    const isMailed = await queueTicketMails(trx, { ...ticket, office }, attachments, effects, arrival.mailId)
    return { id, ticketNumber, isMailed }
  }
  await setAside(trx, 'ticket', { id, createdAt: at }, reasons)
  // The same answer as if it had not been set aside.
  return { id, ticketNumber, isMailed: await mayAcknowledge(trx, email, 'ticket', effects) }
}

async function insertNumbered(
  trx: Db,
  { category, subject, message }: ValidTicket,
  at: Date,
  { newId, randomBelow }: Effects,
): Promise<Row<'ticket'>> {
  const ticket = {
    id: newId(),
    created_at: at.toISOString(),
    category,
    subject,
    message,
    urgency: isUrgent(category) ? 'urgent' : 'normal',
  } as const
  for (let tries = 0; tries < NUMBER_TRIES; tries += 1) {
    const numbered = { ...ticket, number: newTicketNumber(randomBelow) }
    if (await insertTicket(trx, numbered)) return numbered
  }
  throw new Error('No free ticket number was drawn')
}

/** Inserts a ticket; false: its number is taken. An error would undo the whole transaction. */
async function insertTicket(db: Db, row: NewRow<'ticket'>): Promise<boolean> {
  const rows = await runCompiled(
    db,
    `insert ticket ${Object.keys(row).join(' ')} if free`,
    Object.values(row),
    () =>
      db
        .insertInto('ticket')
        .values(row)
        .onConflict((conflict) => conflict.column('number').doNothing())
        .returning('id'),
  )
  return rows.length > 0
}

/** Queues a new ticket's mails to staff and customer, in one transaction. False: the customer gets none. */
async function queueTicketMails(
  trx: Db,
  ticket: Ticket & ForOffice,
  attachments: readonly MessageFile[],
  effects: Effects,
  mailId?: string,
): Promise<boolean> {
  const notification = ticketNotification(effects, ticket, attachments)
  const promised = { ...ticket, answerBy: new Date(ticket.answer_by) }
  // Who wrote a mail gets an answer to it: programs tell a thread by its subject too.
  const inThread = mailId ? { subject: answerSubject(ticket.subject), references: [mailId] } : {}
  const confirm = (secret: string) => ({
    ...ticketConfirmation(effects, { ...promised, secret }),
    ...inThread,
  })
  return queueFirstMails(trx, ticket, notification, 'ticket', confirm, effects)
}

/** Releases a ticket from review: promises an answer as of now, and queues its mails with its files. */
export async function releaseTicket(trx: Db, id: string, effects: Effects): Promise<void> {
  const ticket = await trx.selectFrom('ticket').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const conversation = await findConversationToChange(trx, id)
  if (conversation === undefined) throw new Error('A ticket without a conversation')
  const now = effects.now()
  const answer_by = promisedAnswer(now, ticket.category, languageOffice(conversation.language)).toISOString()
  await updateConversation(trx, id, now, { answer_by })
  const created_at = now.toISOString() // for the mails; the page shows when it really came
  const created = (await findMessages(trx, id)).find(({ type }) => type === 'created')
  const arrived = { ...ticket, ...conversation, answer_by, created_at }
  await queueTicketMails(trx, arrived, created?.files ?? [], effects)
}

/** The conversation; its ticket is released if it was set aside. Run it in the transaction that uses it. */
export async function releaseOwn(trx: Db, conversation: Conversation, effects: Effects) {
  if ((await markReleased(trx, conversation.id, effects.now())) === null) return conversation
  await releaseTicket(trx, conversation.id, effects)
  return (await findConversationToChange(trx, conversation.id)) ?? conversation // with its new promise
}
