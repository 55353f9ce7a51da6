import type { Kysely, Selectable } from 'kysely'

import { descriptionOf } from '#domain/support-ticket/ticket-message.ts'
import type { TicketEvent, TicketStatus } from '#domain/support-ticket/ticket-status.ts'

import type { Database, TicketEventTable, TicketTable } from '../database/tables.ts'
import { ApiProblem } from '../problems/api-problem.ts'
import { findTicketEvents } from './ticket-rows.ts'
import { findTicketOfSecret } from './ticket-secret-rows.ts'
import { hashOfSecret } from './ticket-secret.ts'

/** The ticket a secret opens; whatever opens none is refused alike, after the same look into the store. */
export async function ticketOfSecret(
  db: Kysely<Database>,
  secret: string,
  now: Date,
): Promise<Selectable<TicketTable>> {
  const ticket = await findTicketOfSecret(db, hashOfSecret(secret), now)
  if (ticket === undefined) throw new ApiProblem('not-found')
  return ticket
}

/** A ticket as its customer sees it. */
export async function showTicket(
  db: Kysely<Database>,
  ticket: Selectable<TicketTable>,
): Promise<TicketStatus> {
  const { number, subject, category, state, created_at, answer_by } = ticket
  const events = await findTicketEvents(db, ticket.id)
  return {
    ...{ number, subject, category, state },
    createdAt: created_at,
    answerBy: state === 'open' ? answer_by : null,
    events: events.map((event) => showEvent(event, ticket)),
  }
}

function showEvent(event: Selectable<TicketEventTable>, ticket: Selectable<TicketTable>): TicketEvent {
  const { type, created_at: at } = event
  const text = type === 'created' ? descriptionOf(ticket.message) : event.text
  return { type, at, text, files: JSON.parse(event.files) as string[] }
}
