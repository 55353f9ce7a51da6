import { addOns, maintenance, seoAudit } from '#content/catalogue/add-ons.ts'
import { claims } from '#content/catalogue/claims.ts'
import type { Messages } from '#content/messages/en/messages.ts'
import { fillPlaceholders } from '#domain/language/placeholders.ts'
import type { AddOnId } from '#domain/pricing/add-ons.ts'

import type { PageContext } from '../../layouts/page-context.ts'
import { Price } from '../../ui/price/Price.tsx'
import styles from './AddOnList.module.css'

/** The add-ons as an order form: name, what it does, price. */
export function AddOnList({ context }: { context: PageContext }) {
  const words = context.messages.pricing
  const values = {
    count: context.number(maintenance.updatesPerMonth),
    hours: context.number(maintenance.withinHours),
    days: context.number(seoAudit.monitoringDays),
    uptime: context.number(claims.uptimePercent),
  }
  return (
    <div className={styles.block}>
      <div className={styles.intro}>
        <h3>{words.addOnsHeading}</h3>
        <p>{words.addOnsLead}</p>
      </div>
      <dl className={styles.list}>
        {addOns.map(({ id, billing }) => {
          const { name, text } = addOnWords(id, words)
          return (
            <div key={id} className={styles.row}>
              <dt>{name}</dt>
              <dd className={styles.text}>{fillPlaceholders(text, values)}</dd>
              <dd className={styles.price}>
                <Price name={id} amount={context.prices[id]} text={context.priceText(id)} />
                {billing === 'monthly' && words.perMonth}
              </dd>
            </div>
          )
        })}
      </dl>
    </div>
  )
}

function addOnWords(id: AddOnId, words: Messages['pricing']): { name: string; text: string } {
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
