import type { Kysely, Selectable } from 'kysely'

import type { Office } from '#domain/offices/office.ts'
import { newTicketNumber } from '#domain/support-ticket/ticket-number.ts'
import { isUrgent } from '#domain/support-ticket/ticket-request.ts'
import type { SuspicionReason } from '#domain/suspicion/suspicion.ts'

import type { Database, TicketTable } from '../../store/tables.ts'
import { mailboxOf } from '../../mailbox.ts'
import { setAside } from '../../abuse/review/review-rows.ts'
import { mayAcknowledge } from '../../mail/outbox/may-acknowledge.ts'
import { addTicketEvent } from './add-ticket-event.ts'
import { promisedAnswer } from './promised-answer.ts'
import { queueTicketMails } from './queue-ticket-mails.ts'
import type { KeptTicket } from './read-ticket.ts'
import type { TicketEffects } from './ticket-effects.ts'
import { insertTicket } from './ticket-rows.ts'

/** Of 729 million numbers ten in a row are taken only if something is broken. */
const NUMBER_TRIES = 10

/**
 * Keeps a ticket, claims its files, and queues its mails or sets it aside; run it inside one transaction. Gives
 * its number, which a ticket has in any case, and whether its customer gets a mail.
 */
export async function keepTicket(
  trx: Kysely<Database>,
  kept: KeptTicket & { office: Office },
  reasons: readonly SuspicionReason[],
  effects: TicketEffects,
): Promise<{ number: string; isMailed: boolean }> {
  const ticket = await insertKeptTicket(trx, kept, effects)
  const attachments = await effects.claimAttachments(trx, kept.attachments, ticket.id)
  const created = { type: 'created', text: '', at: new Date(ticket.created_at), files: attachments } as const
  await addTicketEvent(trx, ticket, created, effects)
  const { id, number } = ticket
  if (reasons.length === 0) {
    const isMailed = await queueTicketMails(trx, { ...ticket, office: kept.office }, attachments, effects)
    return { number, isMailed }
  }
  await setAside(trx, 'ticket', { id, createdAt: new Date(ticket.created_at) }, reasons)
  // What the answer of a ticket that is mailed about says.
  return { number, isMailed: await mayAcknowledge(trx, ticket.email, 'ticket', effects) }
}

async function insertKeptTicket(
  trx: Kysely<Database>,
  kept: KeptTicket & { office: Office },
  { now, newId, randomBelow }: TicketEffects,
): Promise<Selectable<TicketTable>> {
  const createdAt = now()
  const { name, email, category, subject, message, language, office } = kept
  const ticket = {
    ...{ id: newId(), created_at: createdAt.toISOString() },
    ...{ name, email, mailbox: mailboxOf(email), category, subject, message, language },
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
