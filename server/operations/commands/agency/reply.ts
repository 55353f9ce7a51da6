import type { Kysely } from 'kysely'

import { TICKET_LIMITS } from '#domain/support-ticket/ticket-request.ts'

import { insertAnswer, closeTicket } from '../../../features/support-ticket/follow-ticket.ts'
import { findTicket, findTicketToChange } from '../../../features/support-ticket/ticket-rows.ts'
import { multiLineText } from '../../../http/visitor/visitor-text.ts'
import { heldIds } from '../../../abuse/review/review-rows.ts'
import type { Database } from '../../../store/tables.ts'
import { commandEffects, CommandRefused, refuseOtherSettings, type Command } from './command-context.ts'
import { visibleLine } from './print-rows.ts'
import { readParameters, readTicketNumber } from './read-arguments.ts'
import { describeTicket } from './show.ts'

/** `reply <ticket>`: the answer is on disk, and on the ticket's page, before anything is printed. */
export const reply: Command = {
  parameters: '<ticket>',
  does: 'answers a ticket: text from your editor ($EDITOR), or from a pipe',
  async run(parameters, context) {
    const number = readTicketNumber(readParameters(parameters, {}).positionals)
    await refuseOtherSettings(context)
    const { db, write } = await context.openStore()
    const asked = known(await findTicket(db, number), number)
    await refuseHeld(db, asked) // before anybody writes a text in vain
    const answer = multiLineText(await context.readText(await describeTicket(db, asked)))
    if (answer === '') throw new CommandRefused('Nothing was written, so nothing was sent')
    if (Array.from(answer).length > TICKET_LIMITS.description)
      throw new CommandRefused(`An answer has at most ${TICKET_LIMITS.description} characters`)
    const effects = commandEffects(context)
    const ticket = await write(async (trx) => {
      const current = known(await findTicketToChange(trx, number), number)
      await refuseHeld(trx, current)
      await insertAnswer(trx, current, answer, effects)
      return current
    })
    context.print(`${number} is answered; the mail goes to ${visibleLine(ticket.email)}.\n`)
    return 0
  },
}

/** `close <ticket>`: tells the customer, and how to reopen it. A second time changes nothing. */
export const close: Command = {
  parameters: '<ticket>',
  does: 'marks a ticket as solved and tells its customer how to open it again',
  async run(parameters, context) {
    const number = readTicketNumber(readParameters(parameters, {}).positionals)
    await refuseOtherSettings(context)
    const { write } = await context.openStore()
    const effects = commandEffects(context)
    const isNew = await write(async (trx) => {
      const ticket = known(await findTicketToChange(trx, number), number)
      await refuseHeld(trx, ticket)
      return closeTicket(trx, ticket, effects)
    })
    context.print(isNew ? `${number} is solved; its customer is told.\n` : `${number} was solved already.\n`)
    return 0
  },
}

/** The ticket; throws a sentence if there is none. */
function known<Ticket>(ticket: Ticket | undefined, number: string): Ticket {
  if (ticket === undefined) throw new CommandRefused(`There is no ticket ${number}`)
  return ticket
}

/** Refuses to write to a customer whose ticket was set aside, unless the staff say they have decided. */
async function refuseHeld(trx: Kysely<Database>, ticket: { id: string; number: string }): Promise<void> {
  const held = await heldIds(trx).where('record_id', '=', ticket.id).executeTakeFirst()
  if (held === undefined) return
  const command = `npm run agency review release ${ticket.number}`
  throw new CommandRefused(`${ticket.number} was set aside: "${command}" lets it through`)
}
