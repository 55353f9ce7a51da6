import type { Kysely, Selectable } from 'kysely'

import { parseTicketNumber } from '#domain/support-ticket/ticket-number.ts'
import { descriptionOf } from '#domain/support-ticket/ticket-request.ts'

import {
  findTicket,
  findTicketEvents,
  type TicketEventWithFiles,
} from '../../../features/support-ticket/ticket-rows.ts'
import type { Database, TicketTable } from '../../../store/tables.ts'
import { CommandRefused, type Command, type CommandContext } from './command-context.ts'
import { visibleJson, visibleLine, visibleLines } from './print-rows.ts'
import { FLAG, readOne, readParameters } from './read-arguments.ts'

/** `show <ticket or id>`: everything stored of one post, and the state of its mails. */
export const show: Command = {
  parameters: '<ticket or id> [--json]',
  does: 'shows a ticket with its conversation, a request for an analysis or a lead, and its mails',
  async run(parameters, context) {
    const { positionals, values } = readParameters(parameters, { json: FLAG })
    const asked = readOne(positionals, 'Name one ticket, or the id of a request or a lead')
    const { db } = await context.openStore()
    const ticket =
      (await findTicket(db, parseTicketNumber(asked) ?? '')) ??
      (await db.selectFrom('ticket').selectAll().where('id', '=', asked).executeTakeFirst())
    if (ticket !== undefined) await showTicket(db, ticket, values.json, context)
    else await showRecord(db, asked, values.json, context)
    return 0
  },
}

async function showTicket(
  db: Kysely<Database>,
  ticket: Selectable<TicketTable>,
  isJson: boolean,
  { print }: CommandContext,
): Promise<void> {
  const events = await findTicketEvents(db, ticket.id)
  const mails = await mailsAbout(db, [ticket.id, ...events.map(({ id }) => id)])
  if (isJson) print(`${visibleJson({ ...ticket, events, mails })}\n`)
  else print(`${await describeTicket(db, ticket)}\n${describeMails(mails)}`)
}

async function showRecord(
  db: Kysely<Database>,
  id: string,
  isJson: boolean,
  { print }: CommandContext,
): Promise<void> {
  const record =
    (await db.selectFrom('contact_request').selectAll().where('id', '=', id).executeTakeFirst()) ??
    (await db.selectFrom('chat_lead').selectAll().where('id', '=', id).executeTakeFirst())
  if (record === undefined) throw new CommandRefused('There is no ticket, request or lead of that name')
  const mails = await mailsAbout(db, [id])
  if (isJson) print(`${visibleJson({ ...record, mails })}\n`)
  else {
    const width = Math.max(...Object.keys(record).map((name) => name.length)) + 2
    const line = ([name, value]: [string, string | number]) =>
      `${name.padEnd(width)}${visibleLines(String(value), ' '.repeat(width))}\n`
    print(`${Object.entries(record).map(line).join('')}\n${describeMails(mails)}`)
  }
}

/** Without texts: those of waiting mails contain links that open tickets. */
function mailsAbout(db: Kysely<Database>, recordIds: readonly string[]) {
  return db
    .selectFrom('outbox')
    .select(['id', 'kind', 'recipient', 'state', 'created_at', 'sent_at', 'next_attempt_at', 'last_error'])
    .where('record_id', 'in', recordIds)
    .orderBy('created_at')
    .orderBy('priority')
    .execute()
}

function describeMails(mails: Awaited<ReturnType<typeof mailsAbout>>): string {
  const line = ({ id, kind, recipient, state, sent_at, last_error }: (typeof mails)[number]) => {
    const answer = last_error === null ? '' : `: ${visibleLine(last_error)}`
    return (
      `mail ${id}  ${kind} to ${visibleLine(recipient)}  ${state} ${sent_at ?? ''}`.trimEnd() + `${answer}\n`
    )
  }
  return mails.map(line).join('')
}

const INDENT = '    '

/** A ticket and its events, for a terminal or an editor. */
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
