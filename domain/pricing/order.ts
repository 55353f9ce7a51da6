import type { AddOn, Package } from './packages.ts'
import type { PriceList } from './prices.ts'

/** What an order costs, in whole units of its currency. */
export interface OrderSum {
  once: number
  monthly: number
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
