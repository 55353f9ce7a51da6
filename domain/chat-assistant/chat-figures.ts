import { fillPlaceholders, sayRange } from '../language/message-text.ts'
import { type AddOn, listPackages, type Package } from '../pricing/packages.ts'
import { formatNamedPrice, priceList, type PriceProfile } from '../pricing/prices.ts'

/** The sources of every figure the assistant states: the catalogue and the language. */
export interface ChatFacts {
  packages: readonly Package[]
  addOns: readonly AddOn[]
  /** `claims.sitesDelivered`, `claims.uptimePercent` and `claims.analysisHours` of the catalogue. */
  claims: { sitesDelivered: number; uptimePercent: number; analysisHours: number }
  /** By the clock of the office that answers the telephone. */
  openingHours: string
  cities: readonly string[]
  address: string
  /** The first office's number that is answered. */
  telephone: string
  /** Prices are those of the visitor's country (spec §9). */
  profile: PriceProfile
  /** BCP 47 tag for `Intl`. */
  tag: string
  /** The words after a monthly price. */
  perMonth: string
  /** "30 days", of {count}. */
  changeDays: string
}

/** Every figure, formatted for the language, by its placeholder. */
export type ChatFigures = Readonly<Record<string, string>>

/** The figures of the assistant's sentences and of the index; prices as in {@link priceList}. */
export function chatFigures(facts: ChatFacts): ChatFigures {
  const { packages, addOns, claims, profile, tag } = facts
  const numbers = new Intl.NumberFormat(tag)
  const prices = priceList({ packages, addOns }, profile)
  const figures: Record<string, string> = {
    sites: numbers.format(claims.sitesDelivered),
    uptime: numbers.format(claims.uptimePercent),
    hours: numbers.format(claims.analysisHours),
    openingHours: facts.openingHours,
    telephone: facts.telephone.replaceAll(' ', '\u00a0'),
    packagePrices: listPackages(packages, ({ id }) => formatNamedPrice(prices, id, profile, tag)),
    packageDays: listPackages(packages, ({ deliveryDays }) => sayRange(deliveryDays, tag)),
    packageChangeDays: listPackages(packages, ({ revisionDays }) =>
      fillPlaceholders(facts.changeDays, { count: numbers.format(revisionDays) }),
    ),
    /** "Starter $437, 1 · Business $657, 2": a price with each count. */
    packageLanguages: listPackages(
      packages,
      ({ id, languages }) => `${numbers.format(languages)} (${formatNamedPrice(prices, id, profile, tag)})`,
    ),
    firstPackage: listPackages(packages.slice(0, 1), ({ id }) => formatNamedPrice(prices, id, profile, tag)),
    offices: new Intl.ListFormat(tag).format(facts.cities),
    address: facts.address,
  }
  for (const { id } of packages) figures[priceFigure(id)] = formatNamedPrice(prices, id, profile, tag)
  for (const { id, billing } of addOns) {
    const price = formatNamedPrice(prices, id, profile, tag)
    figures[priceFigure(id)] = billing === 'monthly' ? `${price}${facts.perMonth}` : price
  }
  return figures
}

/** Placeholder of a price: `seoAuditPrice` for `seo-audit`. */
export function priceFigure(id: string): string {
  return `${id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Price`
}
