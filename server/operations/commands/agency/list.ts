import { CONVERSATION_STATES, type ConversationState } from '#domain/conversation/conversation.ts'

import type { Db } from '../../../store/tables.ts'
import { heldIds } from '../../../abuse/review/review-rows.ts'
import { CommandRefused, type Command } from './command-context.ts'
import { LIST_OPTIONS, printRows, type PrintedRow } from './print-rows.ts'
import { FLAG, readParameters } from './read-arguments.ts'

/** `list [tickets|contact|leads]`: open tickets first, by promise; set-aside posts only with `--all`. */
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
    const state = readState(values.state)
    if (more.length > 0) throw new CommandRefused('One list at a time')
    if (!isList(what)) throw new CommandRefused('There are lists of tickets, contact and leads')
    const { db } = await context.openStore()
    printRows(await readList(db, what, state, values.all), values, context)
  },
}

const STATE = ['conversation.id', 'state', 'answer_by', 'assignee', 'conversation.created_at'] as const
const PERSON = ['name', 'email', 'language'] as const

const LISTS = {
  tickets: [
    'ticket',
    [
      'number',
      'state',
      'urgency',
      'answer_by',
      'assignee',
      'conversation.created_at',
      'category',
      ...PERSON,
      'subject',
    ],
  ],
  contact: [
    'contact_request',
    [
      ...STATE,
      ...PERSON,
      'phone',
      'url',
      'start_time',
      'message',
      'package',
      'add_ons',
      'currency',
      'total_once',
      'total_monthly',
    ],
  ],
  leads: ['chat_lead', [...STATE, 'asked_at', ...PERSON, 'phone', 'questions']],
} as const

function isList(what: string): what is keyof typeof LISTS {
  return Object.hasOwn(LISTS, what)
}

function readState(text: string | undefined): ConversationState | undefined {
  if (text === undefined) return undefined
  const state = CONVERSATION_STATES.find((candidate) => candidate === text)
  if (state === undefined)
    throw new CommandRefused(`--state must be one of ${CONVERSATION_STATES.join(', ')}`)
  return state
}

/** The rows of a list, newest first; open tickets come first, by their promise. */
async function readList(
  db: Db,
  what: keyof typeof LISTS,
  state: ConversationState | undefined,
  isAll: boolean,
): Promise<PrintedRow[]> {
  const [table, columns] = LISTS[what]
  const rows = await db
    .selectFrom(table as 'ticket')
    .innerJoin('conversation', 'conversation.id', `${table as 'ticket'}.id`)
    .select(columns as (typeof LISTS)['tickets'][1])
    .select((select) =>
      select
        .selectFrom('outbox')
        .select('bounce')
        .whereRef('outbox.conversation_id', '=', 'conversation.id')
        .where('bounce', 'is not', null)
        .orderBy('bounced_at', 'desc')
        .limit(1)
        .as('bounce'),
    )
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'open'))
    .$if(!isAll, (query) => query.where('conversation.id', 'not in', heldIds(db)))
    .orderBy('conversation.created_at', 'desc')
    .execute()
  const promises = rows.map((row) => ({
    ...row,
    answer_by: row.state === 'open' ? row.answer_by : '',
    bounce: row.bounce ?? '',
  }))
  const due = ({ answer_by }: { answer_by: string }) => answer_by || '9999'
  return promises.sort((one, other) => (due(one) < due(other) ? -1 : due(one) > due(other) ? 1 : 0))
}
