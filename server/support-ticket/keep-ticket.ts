import type { Kysely, Selectable } from 'kysely'

import { agency } from '#content/catalogue/agency.ts'
import { answerBy } from '#domain/opening-hours/answer-by.ts'
import { newTicketNumber } from '#domain/support-ticket/ticket-number.ts'
import { isUrgent } from '#domain/support-ticket/ticket-request.ts'

import type { Database, TicketTable } from '../database/tables.ts'
import { mayAcknowledge } from '../mail/may-acknowledge.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { ticketConfirmation } from './customer-mails.ts'
import type { KeptTicket } from './read-ticket.ts'
import { ticketNotification } from './staff-mails.ts'
import type { TicketEffects } from './ticket-effects.ts'
import { insertTicket, insertTicketEvent } from './ticket-rows.ts'
import { issueSecret } from './ticket-secret.ts'

/** Of 729 million numbers ten in a row are taken only if something is broken. */
const NUMBER_TRIES = 10

/** Keeps a ticket, claims its files and queues its mails; run it inside one transaction. Gives its number. */
export async function keepTicket(
  trx: Kysely<Database>,
  kept: KeptTicket,
  effects: TicketEffects,
): Promise<string> {
  const ticket = await insertKeptTicket(trx, kept, effects)
  const attachments = await effects.claimAttachments(trx, kept.attachments, ticket.id)
  await insertTicketEvent(trx, {
    ...{ id: effects.newId(), ticket_id: ticket.id, created_at: ticket.created_at },
    ...{ type: 'created', text: '', files: JSON.stringify(attachments.map(({ name }) => name)) },
  })
  const { renderMail, places } = effects
  const files = { attachments, areAttached: effects.fitIntoMail(attachments) }
  await queueMail(
    trx,
    ticketNotification(renderMail, ticket, files, places.supportMailbox),
    ticket.id,
    effects,
  )
  await acknowledge(trx, ticket, effects)
  return ticket.number
}

async function insertKeptTicket(
  trx: Kysely<Database>,
  kept: KeptTicket,
  { now, newId, randomBelow }: TicketEffects,
): Promise<Selectable<TicketTable>> {
  const createdAt = now()
  const { name, email, category, subject, message, language } = kept
  const promise = agency.supportPromise[category]
  const ticket = {
    ...{ id: newId(), created_at: createdAt.toISOString() },
    ...{ name, email, category, subject, message, language },
    urgency: isUrgent(category) ? 'urgent' : 'normal',
    state: 'open',
    answer_by: answerBy(createdAt, promise, agency.openingHours).toISOString(),
  } as const
  for (let tries = 0; tries < NUMBER_TRIES; tries += 1) {
    const numbered = { ...ticket, number: newTicketNumber(randomBelow) }
    if (await insertTicket(trx, numbered)) return numbered
  }
  throw new Error('No free ticket number was drawn')
}

/** Without a mail there is no link either: nobody would know its secret. */
async function acknowledge(
  trx: Kysely<Database>,
  { id, number, email, category, language, answer_by }: Selectable<TicketTable>,
  effects: TicketEffects,
): Promise<void> {
  if (!(await mayAcknowledge(trx, email, effects))) return
  const { renderMail, places } = effects
  const secret = await issueSecret(trx, id, effects)
  const ticket = { number, email, category, language, secret, answerBy: new Date(answer_by) }
  await queueMail(trx, ticketConfirmation(renderMail, ticket, places), id, effects)
}
