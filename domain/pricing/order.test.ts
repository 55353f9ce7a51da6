import { expect, test } from 'vitest'

import { aPackage } from './a-package.ts'
import { orderSum, smallestPackage } from './order.ts'
import type { PriceList } from './prices.ts'

const PRICES: PriceList<'small' | 'large'> = {
  ...{ small: 437, 'small-original': 700, large: 657, 'large-original': 900 },
  ...{ maintenance: 58, 'seo-audit': 397, calculator: 195, booking: 262 },
  ...{ hosting: 28, chat: 114, newsletter: 149, portal: 374 },
}
const BOOKING = { id: 'booking', billing: 'once' } as const
const HOSTING = { id: 'hosting', billing: 'monthly' } as const

test.each([
  ['a package', 'small', [], { once: 437, monthly: 0 }],
  ['a package with add-ons', 'large', [BOOKING, HOSTING], { once: 919, monthly: 28 }],
  ['add-ons alone', null, [BOOKING], { once: 262, monthly: 0 }],
] as const)('%s', (_, chosen, addOns, sum) => {
  expect(orderSum(PRICES, chosen, addOns)).toEqual(sum)
})

const PACKAGES = [
  aPackage({ id: 'small', pages: 5, languages: 1 }),
  aPackage({ id: 'large', pages: 10, languages: 2 }),
  aPackage({ id: 'all', pages: null, languages: 5 }),
] as const

test.each([
  [{ pages: 0, languages: 1 }, 'small'],
  [{ pages: 5, languages: 1 }, 'small'],
  [{ pages: 6, languages: 1 }, 'large'],
  [{ pages: 5, languages: 2 }, 'large'],
  [{ pages: 11, languages: 1 }, 'all'],
  [{ pages: 1, languages: 9 }, 'all'],
])('%o takes the package %s', (needs, id) => {
  expect(smallestPackage(PACKAGES, needs).id).toBe(id)
})
