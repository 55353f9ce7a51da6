import { parseArgs } from 'node:util'

import type { Kysely } from 'kysely'

import { TICKET_STATES, type TicketState } from '#domain/support-ticket/ticket-status.ts'

import type { Database } from '../../../store/tables.ts'
import { heldIds } from '../../../abuse/review/review-rows.ts'
import { CommandRefused, type Command } from './command-context.ts'
import { LIST_OPTIONS, printRows, type PrintedRow } from './print-rows.ts'

/**
 * `list [tickets|contact|leads]`: what came in; open tickets first, by their promise. Posts that were set
 * aside are listed by `review`, and here only with `--all`.
 */
export const list: Command = {
  parameters:
    '[tickets|contact|leads] [--state open|answered|solved] [--all] [--json|--csv [--separator ,|;|tab]]',
  does: 'lists tickets, requests for an analysis, or leads of the chat',
  async run(parameters, context) {
    const { positionals, values } = parseArgs({
      args: [...parameters],
      allowPositionals: true,
      options: { ...LIST_OPTIONS, state: { type: 'string' }, all: { type: 'boolean', default: false } },
    })
    const [what = 'tickets', ...more] = positionals
    const state = readState(values.state, what)
    if (more.length > 0) throw new CommandRefused('One list at a time')
    const { db } = await context.openStore()
    printRows(await rowsOf(db, what, { state, isAll: values.all }), values, context)
    return 0
  },
}

function readState(text: string | undefined, what: string): TicketState | undefined {
  if (text === undefined) return undefined
  const state = TICKET_STATES.find((candidate) => candidate === text)
  if (what !== 'tickets') throw new CommandRefused('Only tickets have a state')
  if (state === undefined) throw new CommandRefused(`--state must be one of ${TICKET_STATES.join(', ')}`)
  return state
}

/** The rows of a list that are wanted. */
interface Wanted {
  state: TicketState | undefined
  /** With posts that were set aside. */
  isAll: boolean
}

function rowsOf(db: Kysely<Database>, what: string, wanted: Wanted): Promise<readonly PrintedRow[]> {
  switch (what) {
    case 'tickets':
      return tickets(db, wanted)
    case 'contact':
      return contactRequests(db, wanted)
    case 'leads':
      return chatLeads(db, wanted)
    default:
      throw new CommandRefused('There are lists of tickets, contact and leads')
  }
}

async function tickets(db: Kysely<Database>, { state, isAll }: Wanted): Promise<PrintedRow[]> {
  const rows = await db
    .selectFrom('ticket')
    .select(['number', 'state', 'urgency', 'answer_by', 'created_at'])
    .select(['category', 'name', 'email', 'language', 'subject'])
    .where('state', 'in', state === undefined ? TICKET_STATES : [state])
    .$if(!isAll, (query) => query.where('id', 'not in', heldIds(db)))
    .orderBy('created_at', 'desc')
    .execute()
  const due = (row: { state: TicketState; answer_by: string }) =>
    row.state === 'open' ? row.answer_by : '9999'
  return rows
    .sort((one, other) => (due(one) < due(other) ? -1 : due(one) > due(other) ? 1 : 0))
    .map((row) => ({ ...row, answer_by: row.state === 'open' ? row.answer_by : '' }))
}

function contactRequests(db: Kysely<Database>, { isAll }: Wanted): Promise<PrintedRow[]> {
  return db
    .selectFrom('contact_request')
    .select(['id', 'created_at', 'name', 'email', 'phone', 'url', 'start_time', 'language', 'message'])
    .select(['package', 'add_ons', 'currency', 'total_once', 'total_monthly'])
    .$if(!isAll, (query) => query.where('id', 'not in', heldIds(db)))
    .orderBy('created_at', 'desc')
    .execute()
}

function chatLeads(db: Kysely<Database>, { isAll }: Wanted): Promise<PrintedRow[]> {
  return db
    .selectFrom('chat_lead')
    .select(['id', 'created_at', 'asked_at', 'name', 'email', 'phone', 'language', 'questions'])
    .$if(!isAll, (query) => query.where('id', 'not in', heldIds(db)))
    .orderBy('created_at', 'desc')
    .execute()
}
