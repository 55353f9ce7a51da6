import type { ReactNode } from 'react'

import { agency } from '#content/catalogue/agency.ts'
import { packages } from '#content/catalogue/packages.ts'
import { countryName } from '#domain/language/country-name.ts'
import { fillPlaceholders } from '#domain/language/message-text.ts'
import { messagingLink, type MessagingPlacement } from '#domain/messaging/messaging-link.ts'

import type { PageContext } from '../../page/page-context.ts'

interface MessagingLinkProps {
  context: PageContext
  placement: MessagingPlacement
  className?: string | undefined
  children: ReactNode
}

/** Placeholder of the price while the link is made; unchanged by URL encoding. */
const PRICE_TOKEN = '0PRICE0'

/**
 * Opens a chat in the messaging app with a text that names the starter price (spec §2). English pages rewrite
 * the price before the first paint, as all prices.
 */
export function MessagingLink({ context, placement, className, children }: MessagingLinkProps) {
  const text = (price: string) => fillPlaceholders(context.messages.header.chatText, { price })
  const href = messagingLink(agency.messagingNumber, text(context.priceText(packages[0].id)), placement)
  const template = messagingLink(agency.messagingNumber, text(PRICE_TOKEN), placement).replace(
    PRICE_TOKEN,
    '{price}',
  )
  return (
    <a
      href={href}
      data-priced-href={context.locale === 'en' ? template : undefined}
      data-messaging={placement}
      className={className}
      target="_blank"
      rel="noopener"
    >
      {children}
    </a>
  )
}

/** Offices with a telephone: country and number, each a `tel:` link. */
export function TelephoneList({ context, className }: Pick<MessagingLinkProps, 'context' | 'className'>) {
  return (
    <ul role="list" className={className}>
      {context.offices.map(({ country, telephone }) =>
        telephone === null ? null : (
          <li key={country}>
            {countryName(country, context.locale)}{' '}
            <a href={`tel:${telephone.replaceAll(' ', '')}`}>{telephone.replaceAll(' ', '\u00a0')}</a>
          </li>
        ),
      )}
    </ul>
  )
}
