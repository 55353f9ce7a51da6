import type { Kysely } from 'kysely'

import { TICKET_STATES, type TicketState } from '#domain/support-ticket/ticket-status.ts'

import type { Database } from '../../../store/tables.ts'
import { heldIds } from '../../../abuse/review/review-rows.ts'
import { CommandRefused, type Command } from './command-context.ts'
import { LIST_OPTIONS, printRows, type PrintedRow } from './print-rows.ts'
import { FLAG, readParameters } from './read-arguments.ts'

/**
 * `list [tickets|contact|leads]`: what came in; open tickets first, by their promise. Posts that were set
 * aside are listed by `review`, and here only with `--all`.
 */
export const list: Command = {
  parameters:
    '[tickets|contact|leads] [--state open|answered|solved] [--all] [--json|--csv [--separator ,|;|tab]]',
  does: 'lists tickets, requests for an analysis, or leads of the chat',
  async run(parameters, context) {
    const { positionals, values } = readParameters(parameters, {
      ...LIST_OPTIONS,
      state: { type: 'string' },
      all: FLAG,
    })
    const [what = 'tickets', ...more] = positionals
    const state = readState(values.state, what)
    if (more.length > 0) throw new CommandRefused('One list at a time')
    if (!isList(what)) throw new CommandRefused('There are lists of tickets, contact and leads')
    const { db } = await context.openStore()
    printRows(await readList(db, what, state, values.all), values, context)
    return 0
  },
}

/** The table and the columns of each list. */
const LISTS = {
  tickets: [
    'ticket',
    [
      ...(['number', 'state', 'urgency', 'answer_by', 'created_at'] as const),
      ...(['category', 'name', 'email', 'language', 'subject'] as const),
    ],
  ],
  contact: [
    'contact_request',
    [
      ...([
        'id',
        'created_at',
        'name',
        'email',
        'phone',
        'url',
        'start_time',
        'language',
        'message',
      ] as const),
      ...(['package', 'add_ons', 'currency', 'total_once', 'total_monthly'] as const),
    ],
  ],
  leads: ['chat_lead', ['id', 'created_at', 'asked_at', 'name', 'email', 'phone', 'language', 'questions']],
} as const

function isList(what: string): what is keyof typeof LISTS {
  return Object.hasOwn(LISTS, what)
}

function readState(text: string | undefined, what: string): TicketState | undefined {
  if (text === undefined) return undefined
  const state = TICKET_STATES.find((candidate) => candidate === text)
  if (what !== 'tickets') throw new CommandRefused('Only tickets have a state')
  if (state === undefined) throw new CommandRefused(`--state must be one of ${TICKET_STATES.join(', ')}`)
  return state
}

/** The rows of a list, newest first; open tickets come first, by their promise. */
async function readList(
  db: Kysely<Database>,
  what: keyof typeof LISTS,
  state: TicketState | undefined,
  isAll: boolean,
): Promise<PrintedRow[]> {
  const [table, columns] = LISTS[what]
  const rows = await db
    .selectFrom(table as 'ticket')
    .select(columns as (typeof LISTS)['tickets'][1])
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'open'))
    .$if(!isAll, (query) => query.where('id', 'not in', heldIds(db)))
    .orderBy('created_at', 'desc')
    .execute()
  if (what !== 'tickets') return rows
  const promises = rows.map((row) => ({ ...row, answer_by: row.state === 'open' ? row.answer_by : '' }))
  const due = ({ answer_by }: { answer_by: string }) => answer_by || '9999'
  return promises.sort((one, other) => (due(one) < due(other) ? -1 : due(one) > due(other) ? 1 : 0))
}
