import { agency } from '#content/catalogue/agency.ts'
import type { Office } from '#domain/offices/office.ts'
import { answerBy } from '#domain/opening-hours/opening-hours.ts'
import type { TicketCategory } from '#domain/support-ticket/ticket-request.ts'

/** By when an office answers a ticket of this moment, in ISO 8601. */
export function promisedAnswer(now: Date, category: TicketCategory, { timeZone }: Office): string {
  return answerBy(now, agency.supportPromise[category], agency.openingHours, timeZone).toISOString()
}
