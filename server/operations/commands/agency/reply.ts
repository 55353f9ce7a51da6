import { parseTicketNumber } from '#domain/support-ticket/ticket-number.ts'
import { TICKET_LIMITS } from '#domain/support-ticket/ticket-request.ts'

import { heldIds } from '../../../abuse/review/review-rows.ts'
import { closeConversation, insertAnswer } from '../../../features/conversation/conversation.ts'
import {
  findConversationToChange,
  type Conversation,
} from '../../../features/conversation/conversation-rows.ts'
import { findTicket } from '../../../features/support-ticket/ticket-rows.ts'
import { multiLineText } from '../../../http/visitor.ts'
import type { Db } from '../../../store/tables.ts'
import { commandEffects, CommandRefused, refuseOtherSettings, type Command } from './command-context.ts'
import { visibleLine } from './print-rows.ts'
import { readOne, readParameters } from './read-arguments.ts'
import { describeConversation } from './show.ts'

/** `reply <ticket or id>`: the answer is on disk, and on the conversation's page, before anything is printed. */
export const reply: Command = {
  parameters: '<ticket or id>',
  does: 'answers a ticket, a request or a lead: text from your editor ($EDITOR), or from a pipe',
  async run(parameters, context) {
    const asked = readAsked(parameters)
    await refuseOtherSettings(context)
    const { db, write } = await context.openStore()
    const before = await findAsked(db, asked) // before anybody writes a text in vain
    const answer = multiLineText(await context.readText(await describeConversation(db, before)))
    if (answer === '') throw new CommandRefused('Nothing was written, so nothing was sent')
    if (Array.from(answer).length > TICKET_LIMITS.description)
      throw new CommandRefused(`An answer has at most ${TICKET_LIMITS.description} characters`)
    const effects = commandEffects(context)
    const { email } = await write(async (trx) => {
      const conversation = await findAsked(trx, asked)
      const words = { text: answer, attachments: [], staff: '', way: 'terminal' } as const
      await insertAnswer(trx, conversation, words, effects)
      return conversation
    })
    context.print(`${asked} is answered; the mail goes to ${visibleLine(email)}.\n`)
    return 0
  },
}

/** `close <ticket or id>`: tells the customer, and how to reopen it. A second time changes nothing. */
export const close: Command = {
  parameters: '<ticket or id>',
  does: 'marks a ticket, a request or a lead as solved and tells its customer how to open it again',
  async run(parameters, context) {
    const asked = readAsked(parameters)
    await refuseOtherSettings(context)
    const { write } = await context.openStore()
    const effects = commandEffects(context)
    const isNew = await write(async (trx) =>
      closeConversation(trx, await findAsked(trx, asked), { staff: '', way: 'terminal' }, effects),
    )
    context.print(isNew ? `${asked} is solved; its customer is told.\n` : `${asked} was solved already.\n`)
  },
}

/** A ticket's number as it is written, or an id. */
function readAsked(parameters: readonly string[]): string {
  const asked = readOne(readParameters(parameters, {}).positionals, 'Name one ticket, request or lead')
  const number = parseTicketNumber(asked)
  if (number === null && asked.length <= TYPED_NUMBER_MAX_LENGTH)
    throw new CommandRefused('That is no ticket number: it is mistyped, or a character is missing')
  return number ?? asked
}

/** Ids are longer than a number with blanks and dashes. */
const TYPED_NUMBER_MAX_LENGTH = 16

/** The conversation of a number or id, locked in a transaction; refused if there is none, or it is held. */
async function findAsked(db: Db, asked: string): Promise<Conversation> {
  const ticket = await findTicket(db, asked)
  const conversation = await findConversationToChange(db, ticket?.id ?? asked)
  if (conversation === undefined) throw new CommandRefused(`There is no ticket, request or lead ${asked}`)
  const held = await heldIds(db).where('record_id', '=', conversation.id).executeTakeFirst()
  if (held !== undefined)
    throw new CommandRefused(
      `${asked} was set aside: "npm run agency review release ${asked}" lets it through`,
    )
  return conversation
}
