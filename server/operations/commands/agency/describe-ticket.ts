import type { Kysely, Selectable } from 'kysely'

import { descriptionOf } from '#domain/support-ticket/ticket-request.ts'

import type { Database, TicketTable } from '../../../store/tables.ts'
import { findTicketEvents, type TicketEventWithFiles } from '../../../features/support-ticket/ticket-rows.ts'
import { visibleLine, visibleLines } from './visible-text.ts'

const INDENT = '    '

/** A ticket and everything that happened to it, to be read in a terminal or an editor. */
export async function describeTicket(db: Kysely<Database>, ticket: Selectable<TicketTable>): Promise<string> {
  const events = await findTicketEvents(db, ticket.id)
  const { number, category, state, urgency, name, email, language, subject, answer_by } = ticket
  const head = [
    `${number}  ${state}  ${category}${urgency === 'urgent' ? '  URGENT' : ''}`,
    visibleLine(`${name} <${email}>, reads ${language}`),
    visibleLine(subject),
    ...(state === 'open' ? [`answer promised by ${answer_by}`] : []),
  ]
  return `${[...head, ...events.map((event) => describeEvent(event, ticket))].join('\n')}\n`
}

function describeEvent(event: TicketEventWithFiles, ticket: Selectable<TicketTable>): string {
  const text = event.type === 'created' ? descriptionOf(ticket.message) : event.text
  const files = event.files.map(({ name }) => `${INDENT}file: ${visibleLine(name)}`)
  const words = text === '' ? [] : [INDENT + visibleLines(text, INDENT)]
  return ['', `${event.created_at}  ${event.type}`, ...words, ...files].join('\n')
}
