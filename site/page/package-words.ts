import type { PackageId } from '#content/catalogue/packages.ts'
import type { Messages } from '#content/messages/messages.ts'
import { fillPlaceholders } from '#domain/language/placeholders.ts'
import type { Package } from '#domain/pricing/packages.ts'

import type { PageContext } from './page-context.ts'

type PricingWords = Messages['pricing']

/** The customers a package is for, in one sentence. */
export function packageAudience(id: PackageId, words: PricingWords): string {
  return words[`${id}For`]
}

/** What a package includes, from the catalogue's facts in the page's words. */
export function packageHighlights(offer: Package, { messages, number, range }: PageContext): string[] {
  const words = messages.pricing
  const count = (message: string, value: number) => fillPlaceholders(message, { count: number(value) })
  const lines = [
    offer.pages === null ? words.includesUnlimitedPages : count(words.includesPages, offer.pages),
    { basic: words.includesBasicSeo, advanced: words.includesAdvancedSeo, premium: words.includesPremiumSeo }[
      offer.seo
    ],
    offer.languages > 1 ? count(words.includesLanguages, offer.languages) : words.includesContactForm,
    copywritingLine(offer, words, count),
    offer.hasCustomFeatures ? words.includesCustom : null,
    count(words.includesChanges, offer.revisionDays),
    fillPlaceholders(words.includesDelivery, { days: range(offer.deliveryDays) }),
    offer.support === 'vip' ? words.includesVip : null,
  ]
  return lines.filter((line) => line !== null)
}

function copywritingLine(
  offer: Package,
  words: PricingWords,
  count: (message: string, value: number) => string,
): string | null {
  if (offer.copywritingPages === null) return words.includesCopyAll
  return offer.copywritingPages === 0 ? null : count(words.includesCopyPages, offer.copywritingPages)
}
