import { maintenance, seoAudit } from '#content/catalogue/add-ons.ts'
import { claims } from '#content/catalogue/claims.ts'
import { messageKey, fillPlaceholders } from '#domain/language/message-text.ts'
import type { AddOnId } from '#domain/pricing/packages.ts'

import type { PageContext } from '../../page/page-context.ts'

/** An add-on's description with the catalogue's figures. */
export function addOnText(id: AddOnId, { messages, number }: PageContext): string {
  return fillPlaceholders(messages.pricing[`${messageKey('', id)}Text`], {
    count: number(maintenance.updatesPerMonth),
    hours: number(maintenance.withinHours),
    days: number(seoAudit.monitoringDays),
    uptime: number(claims.uptimePercent),
  })
}
