import type { ExpressionBuilder } from 'kysely'

import {
  DESK_FILTERS,
  DESK_MOST_COUNTED,
  DESK_PAGE,
  type DeskFilter,
  type DeskList,
  type DeskRow,
} from '#domain/desk/desk.ts'
import type { ConversationKind } from '#domain/conversation/conversation.ts'
import type { Locale } from '#domain/language/locales.ts'

import { countWaitingReviews, heldIds } from '../../abuse/review/review-rows.ts'
import { singleLineText } from '../../http/visitor.ts'
import type { Database, Db } from '../../store/tables.ts'
import { countTroubledMails } from './desk-mails.ts'

/** What part of the list is asked for; '' asks for all. */
interface ListQuestion {
  filter?: DeskFilter
  from?: string
  kind?: ConversationKind | ''
  language?: string
}

/** How each list is sorted: what waits by its promise, what is over by its last message. */
const ORDER = {
  open: ['answer_by', 'asc'],
  mine: ['answer_by', 'asc'],
  unassigned: ['answer_by', 'asc'],
  answered: ['changed_at', 'desc'],
  snoozed: ['snoozed_until', 'asc'],
  solved: ['changed_at', 'desc'],
} as const

/** A window of the list, with the counts of all lists. Posts that were set aside are not in it. */
export async function readList(
  trx: Db,
  { filter = 'open', from = '0', kind = '', language = '' }: ListQuestion,
  email: string,
  now: Date,
): Promise<DeskList> {
  const [column, direction] = ORDER[filter]
  let query = listed(trx)
    .select('id')
    .where((is) => condition(is, filter, email, now))
    .orderBy(column, direction)
    .orderBy('id', direction)
    .offset(Number(from))
    .limit(DESK_PAGE)
  if (kind !== '') query = query.where('kind', '=', kind)
  if (language !== '') query = query.where('language', '=', language as Locale)
  const ids = (await query.execute()).map(({ id }) => id)
  return {
    rows: await readRows(trx, ids),
    from: Number(from),
    counts: await countLists(trx, email, now),
    reviews: (await countWaitingReviews(trx)).posts,
    mails: await countTroubledMails(trx),
  }
}

function listed(trx: Db) {
  return trx.selectFrom('conversation').where('merged_into', 'is', null).where('id', 'not in', heldIds(trx))
}

function condition(
  is: ExpressionBuilder<Database, 'conversation'>,
  filter: DeskFilter,
  email: string,
  now: Date,
) {
  const moment = now.toISOString()
  const isAwake = is.or([is('snoozed_until', 'is', null), is('snoozed_until', '<=', moment)])
  switch (filter) {
    case 'solved':
      return is('state', '=', 'solved')
    case 'snoozed':
      return is.and([is('snoozed_until', '>', moment), is('state', '!=', 'solved')])
    case 'answered':
      return is.and([is('state', '=', 'answered'), isAwake])
    case 'open':
      return is.and([is('state', '=', 'open'), isAwake])
    case 'mine':
      return is.and([is('state', '=', 'open'), isAwake, is('assignee', '=', email)])
    case 'unassigned':
      return is.and([is('state', '=', 'open'), isAwake, is('assignee', '=', '')])
  }
}

async function countLists(trx: Db, email: string, now: Date): Promise<DeskList['counts']> {
  const counts = { open: 0, mine: 0, unassigned: 0, answered: 0, snoozed: 0, solved: 0 }
  for (const filter of DESK_FILTERS) {
    const some = listed(trx)
      .select('id')
      .where((is) => condition(is, filter, email, now))
      .limit(DESK_MOST_COUNTED + 1)
    const count = trx.selectFrom(some.as('some')).select(({ fn }) => fn.countAll().as('rows'))
    counts[filter] = Number((await count.executeTakeFirstOrThrow()).rows)
  }
  return counts
}

/** As long as the first words of a message in the list may be. */
const FIRST_WORDS = 120

/** Conversations as the list shows them, in the order of their ids. */
export async function readRows(trx: Db, ids: readonly string[]): Promise<DeskRow[]> {
  if (ids.length === 0) return []
  const rows = await trx
    .selectFrom('conversation')
    .leftJoin('ticket', 'ticket.id', 'conversation.id')
    .leftJoin('contact_request', 'contact_request.id', 'conversation.id')
    .leftJoin('chat_lead', 'chat_lead.id', 'conversation.id')
    .select(['conversation.id', 'kind', 'state', 'name', 'language', 'assignee', 'package'])
    .select(['conversation.created_at as createdAt', 'changed_at as changedAt'])
    .select(['answer_by as answerBy', 'snoozed_until as snoozedUntil'])
    .select(['number', 'subject', 'urgency', 'questions', 'contact_request.message as message'])
    .select((is) =>
      is
        .selectFrom('outbox')
        .select('outbox.id')
        .whereRef('outbox.conversation_id', '=', 'conversation.id')
        .where((of) => of.or([of('outbox.state', '=', 'dead'), of('bounced_at', 'is not', null)]))
        .limit(1)
        .as('trouble'),
    )
    .where('conversation.id', 'in', ids)
    .execute()
  const shown = rows.map(({ number, subject, urgency, questions, message, trouble, ...row }): DeskRow => {
    const words = message ?? (JSON.parse(questions ?? '[]') as string[]).join(' ')
    return {
      ...row,
      number: number ?? '',
      subject: subject ?? Array.from(singleLineText(words)).slice(0, FIRST_WORDS).join(''),
      isUrgent: urgency === 'urgent',
      package: row.package ?? '',
      hasBounce: trouble !== null,
    }
  })
  const byId = new Map(shown.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
