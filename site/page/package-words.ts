import { packages } from '#content/catalogue/packages.ts'
import type { Messages } from '#content/messages/messages.ts'
import { fillPlaceholders } from '#domain/language/message-text.ts'
import type { Package } from '#domain/pricing/packages.ts'

import type { PageContext } from './page-context.ts'

type PricingWords = Messages['pricing']

/** What a package includes, from the catalogue's facts in the page's words. */
export function packageHighlights(offer: Package, context: PageContext): string[] {
  const words = context.messages.pricing
  const count = (message: string, value: number) =>
    fillPlaceholders(message, { count: context.number(value) })
  const smaller = packages[packages.findIndex(({ id }) => id === offer.id) - 1]
  const lines = [
    smaller ? fillPlaceholders(words.includesAllOf, { package: smaller.name }) : null,
    offer.pages === null ? words.includesUnlimitedPages : count(words.includesPages, offer.pages),
    { basic: words.includesBasicSeo, advanced: words.includesAdvancedSeo, premium: words.includesPremiumSeo }[
      offer.seo
    ],
    offer.languages > 1 ? count(words.includesLanguages, offer.languages) : words.contactForm,
    copywritingLine(offer, words, count),
    offer.hasCustomFeatures ? words.includesCustom : null,
    ...packageTerms(offer, context),
    offer.support === 'vip' ? words.includesVip : null,
  ]
  return lines.filter((line) => line !== null)
}

/** How long the changes after the launch are free, and when the site is ready. */
export function packageTerms(offer: Package, { messages, number, range }: PageContext): string[] {
  const words = messages.pricing
  return [
    fillPlaceholders(messages.hero.checkRevisions, { days: number(offer.revisionDays) }),
    fillPlaceholders(words.includesDelivery, { days: range(offer.deliveryDays) }),
  ]
}

function copywritingLine(
  offer: Package,
  words: PricingWords,
  count: (message: string, value: number) => string,
): string | null {
  if (offer.copywritingPages === null) return words.includesCopyAll
  return offer.copywritingPages === 0 ? null : count(words.includesCopyPages, offer.copywritingPages)
}
