import { agency } from '#content/catalogue/agency.ts'

import type { AnswerEffects } from '../../support-ticket/answer-ticket.ts'
import { CommandRefused, type Desk } from './desk.ts'

/** What a command writes to customers with: the same sender and places as the server's. */
export function answerEffects({ settings, renderMail, now, newId, newSecret }: Desk): AnswerEffects {
  const identity = { sender: { name: agency.name, address: settings.mailFrom } }
  return { renderMail, now, newId, newSecret, identity, places: settings }
}

/** The ticket, or the sentence that there is none. */
export function known<Ticket>(ticket: Ticket | undefined, number: string): Ticket {
  if (ticket === undefined) throw new CommandRefused(`There is no ticket ${number}`)
  return ticket
}
