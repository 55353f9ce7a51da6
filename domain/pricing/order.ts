import type { AddOn, AddOnId, Package } from './packages.ts'
import { priceList, type PriceList, type PriceProfile } from './prices.ts'

/** What an order costs, in whole units of its currency. */
export interface OrderSum {
  once: number
  monthly: number
}

/** A package (null: none), add-ons, or both. */
export interface Order<PackageId extends string = string> {
  package: PackageId | null
  addOns: readonly AddOnId[]
}

export interface PricedOrder extends Order, OrderSum {
  /** ISO 4217 code. */
  currency: string
}

/** The fields in which a form sends an order; a sum is there only where a script has shown one. */
export type OrderFields = Partial<Record<'package' | 'currency' | 'once' | 'monthly' | AddOnField, string>>
type AddOnField = `add-on-${AddOnId}`

/** Value of an add-on's field; a page that repeats the fields of a form shows it. */
export const TICKED = '✓'

export function addOnField(id: AddOnId): AddOnField {
  return `add-on-${id}`
}

/**
 * Reads an order from its fields. Null: nothing was ordered. 'not-offered': no country has that sum in that
 * currency (a page from before a change of prices, or a forged one).
 * @param own the prices a page without script shows.
 */
export function readOrder<PackageId extends string>(
  fields: Readonly<OrderFields>,
  catalogue: { packages: readonly Package<PackageId>[]; addOns: readonly AddOn[] },
  profiles: readonly PriceProfile[],
  own: PriceProfile,
): PricedOrder | 'not-offered' | null {
  const chosen = catalogue.packages.find(({ id }) => id === fields.package)?.id ?? null
  const addOns = catalogue.addOns.filter(({ id }) => fields[addOnField(id)] === TICKED)
  if (chosen === null && (fields.package ?? '') !== '') return 'not-offered'
  if (chosen === null && addOns.length === 0) return null
  const offers = (fields.currency === undefined ? [own] : profiles).map((profile): PricedOrder => ({
    package: chosen,
    addOns: addOns.map(({ id }) => id),
    currency: profile.currency,
    ...orderSum(priceList(catalogue, profile), chosen, addOns),
  }))
  const { currency, once, monthly } = fields
  if (currency === undefined) return offers[0] ?? 'not-offered'
  const isShown = (offer: PricedOrder) =>
    offer.currency === currency && String(offer.once) === once && String(offer.monthly) === monthly
  return offers.find(isShown) ?? 'not-offered'
}

/** The fields of an order; `readOrder` reads them again. */
export function orderFields({ package: chosen, addOns, ...sum }: PricedOrder): OrderFields {
  return {
    ...(chosen === null ? {} : { package: chosen }),
    ...Object.fromEntries(addOns.map((id) => [addOnField(id), TICKED])),
    currency: sum.currency,
    once: String(sum.once),
    monthly: String(sum.monthly),
  }
}

/** The sum of a package (null: only add-ons) and add-ons at the prices of one country. */
export function orderSum<PackageId extends string>(
  prices: PriceList<PackageId>,
  chosen: NoInfer<PackageId> | null,
  addOns: readonly Pick<AddOn, 'id' | 'billing'>[],
): OrderSum {
  const sum = { once: chosen === null ? 0 : prices[chosen], monthly: 0 }
  for (const { id, billing } of addOns) sum[billing] += prices[id]
  return sum
}

/** The smallest package with that many pages and languages; the largest when none has them. */
export function smallestPackage<P extends Pick<Package, 'pages' | 'languages'>>(
  packages: readonly [P, ...P[]],
  needs: { pages: number; languages: number },
): P {
  const suits = ({ pages, languages }: P) =>
    (pages === null || pages >= needs.pages) && languages >= needs.languages
  return packages.find(suits) ?? packages.at(-1) ?? packages[0]
}
