import { parseArgs } from 'node:util'

import { closeTicket } from '../../../features/support-ticket/answer-ticket.ts'
import { findTicketToChange } from '../../../features/support-ticket/ticket-rows.ts'
import { answerEffects, known, refuseHeld, refuseOtherSettings } from './answer-effects.ts'
import type { Command } from './desk.ts'
import { readTicketNumber } from './read-ticket-number.ts'

/** `close <ticket>`: the customer is told, and how to open it again. A second time changes nothing. */
export const close: Command = {
  parameters: '<ticket>',
  does: 'marks a ticket as solved and tells its customer how to open it again',
  async run(parameters, desk) {
    const { positionals } = parseArgs({ args: [...parameters], allowPositionals: true })
    const number = readTicketNumber(positionals)
    await refuseOtherSettings(desk)
    const { write } = await desk.openStore()
    const effects = answerEffects(desk)
    const isNew = await write(async (trx) => {
      const ticket = known(await findTicketToChange(trx, number), number)
      await refuseHeld(trx, ticket)
      return closeTicket(trx, ticket, effects)
    })
    desk.print(isNew ? `${number} is solved; its customer is told.\n` : `${number} was solved already.\n`)
    return 0
  },
}
