import type { Kysely, Selectable } from 'kysely'

import type { ConversationKind } from '#domain/conversation/conversation.ts'
import { parseTicketNumber } from '#domain/support-ticket/ticket-number.ts'

import { markDiscarded, markReleased, reasonsOf } from '../../../abuse/review/review-rows.ts'
import type { Effects } from '../../../effects.ts'
import { releaseLead } from '../../../features/chat-assistant/chat-lead-mails.ts'
import { releaseContactRequest } from '../../../features/contact-form/contact-mails.ts'
import { releaseTicket } from '../../../features/support-ticket/open-ticket.ts'
import { findTicket } from '../../../features/support-ticket/ticket-rows.ts'
import type { Database, ReviewTable } from '../../../store/tables.ts'
import {
  commandEffects,
  CommandRefused,
  refuseOtherSettings,
  type Command,
  type CommandContext,
} from './command-context.ts'
import { LIST_OPTIONS, printRows, type PrintedRow } from './print-rows.ts'
import { readParameters } from './read-arguments.ts'
import { show } from './show.ts'

type Review = Selectable<ReviewTable>
/** Decides about a post; returns a sentence about it. */
type Decide = (recordId: string, context: CommandContext) => Promise<string>

const DECISIONS: Readonly<Record<string, Decide>> = { release, discard }

/** `review`: suspicious posts that were set aside, and the decisions about them. */
export const review: Command = {
  parameters: '[show <id> | release <id>… | discard <id>…] [--json|--csv [--separator ,|;|tab]]',
  does: 'lists what was set aside as suspicious; lets it through with its mails, or puts it away',
  async run(parameters, context) {
    const { positionals, values } = readParameters(parameters, LIST_OPTIONS)
    const [what, ...names] = positionals
    const { db } = await context.openStore()
    if (what === undefined) {
      printRows(await listReviews(db), values, context)
      return 0
    }
    if (names.length === 0) throw new CommandRefused('Name a post by its id, or a ticket by its number')
    const decide = Object.hasOwn(DECISIONS, what) ? DECISIONS[what] : undefined
    if (decide === undefined && what !== 'show')
      throw new CommandRefused('There are review show, release and discard')
    const reviews = await Promise.all(names.map((name) => findReview(db, name)))
    if (decide !== undefined) await refuseOtherSettings(context)
    for (const { record_id, state, reasons } of reviews) {
      if (decide !== undefined) context.print(`${await decide(record_id, context)}\n`)
      else if (values.json) await show.run([record_id, '--json'], context)
      else {
        context.print(`${state}: ${reasonsOf({ reasons }).join(', ')}\n\n`)
        await show.run([record_id], context)
      }
    }
    return 0
  },
}

/** The review of a post; people know tickets by their number. */
async function findReview(db: Kysely<Database>, name: string): Promise<Review> {
  const ticket = await findTicket(db, parseTicketNumber(name) ?? '')
  const found = await db
    .selectFrom('review')
    .selectAll()
    .where('record_id', '=', ticket?.id ?? name)
    .executeTakeFirst()
  if (found === undefined) throw new CommandRefused(`Nothing was set aside under ${name}`)
  return found
}

const RELEASE: Readonly<
  Record<ConversationKind, (trx: Kysely<Database>, id: string, effects: Effects) => Promise<void>>
> = {
  contact: releaseContactRequest,
  lead: releaseLead,
  ticket: releaseTicket,
}

/**
 * Releases a post that was set aside: its mails are queued as if it had just come in, with promises that
 * count from now. Run it in one transaction. False: there is nothing to release.
 */
async function releasePost(trx: Kysely<Database>, recordId: string, effects: Effects): Promise<boolean> {
  const kind = await markReleased(trx, recordId, effects.now())
  if (kind !== null) await RELEASE[kind](trx, recordId, effects)
  return kind !== null
}

async function release(id: string, context: CommandContext): Promise<string> {
  const { write } = await context.openStore()
  const isReleased = await write((trx) => releasePost(trx, id, commandEffects(context)))
  return isReleased ? `${id} is released; its mails go out.` : `${id} was released before.`
}

async function discard(id: string, context: CommandContext): Promise<string> {
  const { write } = await context.openStore()
  const before = await write((trx) => markDiscarded(trx, id, context.now()))
  if (before === 'released') throw new CommandRefused(`${id} was released: its mails are on their way`)
  if (before === 'discarded') return `${id} was put away before.`
  const days = context.settings.retention.reviewDays
  return `${id} is put away, and removed in ${days} days; "release" still brings it back.`
}

/** Waiting posts, oldest first, with the first words of each. */
async function listReviews(db: Kysely<Database>): Promise<readonly PrintedRow[]> {
  const rows = await db
    .selectFrom('review')
    .innerJoin('conversation', 'conversation.id', 'record_id')
    .leftJoin('contact_request', 'contact_request.id', 'record_id')
    .leftJoin('ticket', 'ticket.id', 'record_id')
    .select(['record_id', 'review.kind', 'review.created_at', 'reasons', 'number', 'subject'])
    .select(['name', 'email'])
    .select(({ fn }) => fn.coalesce('ticket.message', 'contact_request.message').as('message'))
    .where('review.state', '=', 'waiting')
    .orderBy('review.created_at')
    .execute()
  return rows.map(({ record_id, number, kind, created_at, reasons, name, email, subject, message }) => ({
    id: number ?? record_id,
    kind,
    created_at,
    reasons: reasonsOf({ reasons }).join(' '),
    name,
    email,
    subject: subject ?? '',
    message: message ?? '',
  }))
}
