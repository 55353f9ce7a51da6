import type { Kysely, Selectable } from 'kysely'

import { descriptionOf, urlOf } from '#domain/support-ticket/ticket-request.ts'
import type { TicketEvent, TicketFile, TicketStatus } from '#domain/support-ticket/ticket-status.ts'

import type { Database, TicketTable } from '../../store/tables.ts'
import { ApiProblem } from '../../http/problems/api-problem.ts'
import { findTicketEvents, type TicketEventWithFiles } from './ticket-rows.ts'
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

/** A file of a ticket; any other is refused as a wrong secret is. */
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
    ...{ number, email, subject, url: urlOf(message), category, state },
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
