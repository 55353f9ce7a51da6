import { maintenance, seoAudit } from '#content/catalogue/add-ons.ts'
import { claims } from '#content/catalogue/claims.ts'
import type { Messages } from '#content/messages/messages.ts'
import { fillPlaceholders } from '#domain/language/placeholders.ts'
import type { AddOnId } from '#domain/pricing/packages.ts'

import type { PageContext } from '../../page/page-context.ts'

/** An add-on's name, and its description with placeholders. */
export function addOnWords(id: AddOnId, words: Messages['pricing']): { name: string; text: string } {
  const all: Record<AddOnId, { name: string; text: string }> = {
    maintenance: { name: words.maintenance, text: words.maintenanceText },
    'seo-audit': { name: words.seoAudit, text: words.seoAuditText },
    calculator: { name: words.calculator, text: words.calculatorText },
    booking: { name: words.booking, text: words.bookingText },
    hosting: { name: words.hosting, text: words.hostingText },
    chat: { name: words.chat, text: words.chatText },
    newsletter: { name: words.newsletter, text: words.newsletterText },
    portal: { name: words.portal, text: words.portalText },
  }
  return all[id]
}

/** An add-on's description with the catalogue's figures. */
export function addOnText(id: AddOnId, { messages, number }: PageContext): string {
  return fillPlaceholders(addOnWords(id, messages.pricing).text, {
    count: number(maintenance.updatesPerMonth),
    hours: number(maintenance.withinHours),
    days: number(seoAudit.monitoringDays),
    uptime: number(claims.uptimePercent),
  })
}
