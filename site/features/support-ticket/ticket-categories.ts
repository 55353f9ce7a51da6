import type { SupportTicketMessages } from '#content/messages/en/support-ticket.ts'
import { TICKET_CATEGORIES, type TicketCategory } from '#domain/support-ticket/ticket-request.ts'

/** The categories a visitor chooses from, with their names, in the domain's order. */
export function categoryOptions(
  words: Readonly<Record<keyof SupportTicketMessages, string>>,
): { category: TicketCategory; name: string }[] {
  const names = {
    'Content Update': words.categoryContentUpdate,
    'Hosting Problem': words.categoryHostingProblem,
    'Site Outage': words.categorySiteOutage,
  }
  return TICKET_CATEGORIES.map((category) => ({ category, name: names[category] }))
}
