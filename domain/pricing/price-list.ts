import type { AddOn, AddOnId } from './add-ons.ts'
import { formatPrice } from './format-price.ts'
import type { Package } from './packages.ts'
import type { PriceProfile } from './price-profile.ts'
import { ADD_ON_REFERENCE_PRICE, scalePrice } from './scale-price.ts'

/** Name of one price of the site: what a price element carries so that it can be rewritten. */
export type PriceName<PackageId extends string> = PackageId | `${PackageId}-original` | AddOnId

/** Every price of the site in one country, in whole units of its currency. */
export type PriceList<PackageId extends string> = Readonly<Record<PriceName<PackageId>, number>>

/** What a price list is made of: the catalogue. */
export interface PriceCatalogue<PackageId extends string> {
  /** Smallest first. */
  packages: readonly Pick<Package<PackageId>, 'id' | 'price' | 'originalPrice'>[]
  addOns: readonly Pick<AddOn, 'id' | 'price'>[]
}

/**
 * All prices of the catalogue in the currency of a profile. Packages are scaled from the smallest one's own
 * amount, so that everywhere it costs the base price (decision 1).
 */
export function priceList<PackageId extends string>(
  catalogue: PriceCatalogue<PackageId>,
  { basePrice }: PriceProfile,
): PriceList<PackageId> {
  const reference = catalogue.packages[0]?.price ?? basePrice
  const packages = catalogue.packages.flatMap(({ id, price, originalPrice }) => [
    [id, scalePrice(price, basePrice, reference)],
    [`${id}-original`, scalePrice(originalPrice, basePrice, reference)],
  ])
  const addOns = catalogue.addOns.map(({ id, price }) => [
    id,
    scalePrice(price, basePrice, ADD_ON_REFERENCE_PRICE),
  ])
  return Object.fromEntries([...packages, ...addOns]) as PriceList<PackageId>
}

/** One named price, formatted for a reader of the language. */
export function formatNamedPrice<Name extends string>(
  prices: Readonly<Record<Name, number>>,
  name: NoInfer<Name>,
  profile: PriceProfile,
  languageTag: string,
): string {
  return formatPrice(prices[name], profile.currency, languageTag)
}
