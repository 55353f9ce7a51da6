import { parseTicketNumber } from '#domain/support-ticket/ticket-number.ts'

import { markDiscarded, reasonsOf } from '../../../abuse/review/review-rows.ts'
import { findTicket } from '../../../features/support-ticket/ticket-rows.ts'
import type { Db, Row } from '../../../store/tables.ts'
import { listHeldPosts, releasePost } from '../../../features/desk/held-posts.ts'
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

const DECISIONS: Readonly<Record<string, typeof release>> = { release, discard }

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
async function findReview(db: Db, name: string): Promise<Row<'review'>> {
  const ticket = await findTicket(db, parseTicketNumber(name) ?? '')
  const found = await db
    .selectFrom('review')
    .selectAll()
    .where('record_id', '=', ticket?.id ?? name)
    .executeTakeFirst()
  if (found === undefined) throw new CommandRefused(`Nothing was set aside under ${name}`)
  return found
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
  if (before === 'discarded') return `${id} was already discarded.`
  const days = context.settings.retention.reviewDays
  return `${id} is discarded and will be removed in ${days} days; "release" still brings it back.`
}

async function listReviews(db: Db): Promise<readonly PrintedRow[]> {
  return (await listHeldPosts(db)).map(({ id, number, reasons, ...post }) => ({
    id: number || id,
    ...post,
    reasons: reasons.join(' '),
  }))
}
