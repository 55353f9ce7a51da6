import type { AddOn, AddOnId } from './add-ons.ts'
import { formatPrice } from './format-price.ts'
import type { Package, PackageId } from './packages.ts'
import type { PriceProfile } from './price-profile.ts'
import { ADD_ON_REFERENCE_PRICE, scalePrice } from './scale-price.ts'

/** Name of one price of the site: what a price element carries so that it can be rewritten. */
export type PriceName = PackageId | `${PackageId}-original` | AddOnId

/** Every price of the site in one country, in whole units of its currency. */
export type PriceList = Readonly<Record<PriceName, number>>

/** What a price list is made of: the catalogue. */
export interface PriceCatalogue {
  packages: readonly Pick<Package, 'id' | 'price' | 'originalPrice'>[]
  addOns: readonly Pick<AddOn, 'id' | 'price'>[]
}

/** All prices of the catalogue in the currency of a profile (decision 1). */
export function priceList(catalogue: PriceCatalogue, profile: PriceProfile): PriceList {
  const { basePrice } = profile
  const reference = starterPrice(catalogue)
  const packages = catalogue.packages.flatMap(({ id, price, originalPrice }) => [
    [id, scalePrice(price, basePrice, reference)],
    [`${id}-original`, scalePrice(originalPrice, basePrice, reference)],
  ])
  const addOns = catalogue.addOns.map(({ id, price }) => [
    id,
    scalePrice(price, basePrice, ADD_ON_REFERENCE_PRICE),
  ])
  return Object.fromEntries([...packages, ...addOns]) as PriceList
}

/** Decision 1: package amounts are scaled from the starter's own, so that everywhere it costs the base price. */
function starterPrice({ packages }: PriceCatalogue): number {
  const starter = packages.find(({ id }) => id === 'starter')
  if (starter === undefined) throw new Error('The catalogue has no starter package')
  return starter.price
}

/** One named price, formatted for a reader of the language. */
export function formatNamedPrice(
  prices: PriceList,
  name: PriceName,
  profile: PriceProfile,
  languageTag: string,
): string {
  return formatPrice(prices[name], profile.currency, languageTag)
}
