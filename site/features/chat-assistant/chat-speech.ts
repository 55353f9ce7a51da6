import { addOns } from '#content/catalogue/add-ons.ts'
import { agency } from '#content/catalogue/agency.ts'
import { claims } from '#content/catalogue/claims.ts'
import { packages } from '#content/catalogue/packages.ts'
import { chatFigures } from '#domain/chat-assistant/chat-figures.ts'
import type { ChatKnowledge } from '#domain/chat-assistant/say-message.ts'
import type { Locale } from '#domain/language/locales.ts'
import { answeredTelephone } from '#domain/offices/office.ts'
import { orderSum } from '#domain/pricing/order.ts'
import { formatPrice, priceList, type PriceProfile } from '#domain/pricing/prices.ts'

interface Speaker extends Pick<ChatKnowledge, 'locale' | 'findDocument'> {
  locale: Locale
  /** Prices are those of the visitor's country (spec §9). */
  profile: PriceProfile
  /** BCP 47 tag for amounts. */
  tag: string
  /** The words after a monthly price. */
  perMonth: string
  /** "30 days", of {count}. */
  changeDays: string
  /** As the page says them. */
  openingHours: string
}

/** What the assistant says figures with: the catalogue's, in the visitor's currency. */
export function chatSpeech({
  locale,
  profile,
  tag,
  perMonth,
  changeDays,
  openingHours,
  findDocument,
}: Speaker): ChatKnowledge {
  const { offices, address } = agency
  const prices = priceList({ packages, addOns }, profile)
  const figures = chatFigures({
    packages,
    addOns,
    claims,
    openingHours,
    address,
    profile,
    perMonth,
    changeDays,
    tag,
    cities: offices.map(({ city }) => city[locale] ?? city.en),
    telephone: answeredTelephone(offices),
  })
  return {
    locale,
    figures,
    findDocument,
    formatPrice: (amount) => formatPrice(amount, profile.currency, tag),
    sumOf: (order) => {
      const chosen = packages.find(({ id }) => id === order.package)?.id ?? null
      const extras = addOns.filter(({ id }) => order.addOns.includes(id))
      if (chosen !== order.package || extras.length < order.addOns.length) return null
      return orderSum(prices, chosen, extras)
    },
  }
}
