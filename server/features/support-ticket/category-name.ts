import { messages } from '#content/messages/messages.ts'
import type { Locale } from '#domain/language/locales.ts'
import type { TicketCategory } from '#domain/support-ticket/ticket-request.ts'

/** What a category is called in a language. */
export function categoryName(category: TicketCategory, language: Locale): string {
  const { supportTicket: words } = messages[language]
  const names: Record<TicketCategory, string> = {
    'Content Update': words.categoryContentUpdate,
    'Hosting Problem': words.categoryHostingProblem,
    'Site Outage': words.categorySiteOutage,
    General: words.categoryGeneral,
  }
  return names[category]
}
