import { parseTicketNumber } from '#domain/support-ticket/ticket-number.ts'

import { CommandRefused } from './desk.ts'

/** The number of the one ticket a command was given, as people type it. */
export function readTicketNumber(parameters: readonly string[]): string {
  const [typed, ...more] = parameters
  if (typed === undefined || more.length > 0) throw new CommandRefused('Name one ticket, such as K7M-3QX3')
  const number = parseTicketNumber(typed)
  if (number === null)
    throw new CommandRefused('That is no ticket number: it is mistyped, or a character is missing')
  return number
}
