import { expect, test } from 'vitest'

import { aPackage } from './a-package.ts'
import { orderSum, readOrder, smallestPackage, TICKED } from './order.ts'
import type { PriceList, PriceProfile } from './prices.ts'

const PRICES: PriceList<'small' | 'large'> = {
  ...{ small: 437, 'small-original': 700, large: 657, 'large-original': 900 },
  ...{ maintenance: 58, 'seo-audit': 397, calculator: 195, booking: 262 },
  ...{ hosting: 28, chat: 114, newsletter: 149, portal: 374, nothing: 0 },
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

const CATALOGUE = {
  packages: [aPackage({ id: 'small', price: 397 }), aPackage({ id: 'large', price: 597 })],
  addOns: [
    { id: 'booking', price: 195, billing: 'once' },
    { id: 'hosting', price: 21, billing: 'monthly' },
  ],
} as const
const US: PriceProfile = { country: 'US', countryName: '', currency: 'USD', basePrice: 437 }
const CANADA: PriceProfile = { country: 'CA', countryName: '', currency: 'CAD', basePrice: 590 }
const LARGE = { package: 'large', 'add-on-booking': TICKED, 'add-on-hosting': TICKED }
const IN_CANADA = { currency: 'CAD', once: '1241', monthly: '38' }

test.each([
  ['nothing', {}, null],
  ['only a sum', IN_CANADA, null],
  ['no package yet', { package: '' }, null],
  ['without script: the prices of the page', LARGE, { currency: 'USD', once: 919, monthly: 28 }],
  ['the sum the page has shown', { ...LARGE, ...IN_CANADA }, { currency: 'CAD', once: 1241, monthly: 38 }],
  ['add-ons alone', { 'add-on-booking': TICKED }, { package: null, addOns: ['booking'], once: 262 }],
])('%s', (_, fields, order) => {
  const read = readOrder(fields, CATALOGUE, [US, CANADA], US)
  if (order === null) expect(read).toBeNull()
  else expect(read).toMatchObject(order)
})

test.each([
  ['a package that is not sold', { package: 'gone' }],
  ['a smaller sum', { once: '1' }],
  ['another monthly sum', { monthly: '0' }],
  ['no monthly sum', { monthly: '' }],
  ['the sum of another currency', { currency: 'USD' }],
  ['a currency nobody pays in', { currency: 'JPY' }],
  ['a sum with a sign', { once: '+1241' }],
])('%s is offered nowhere', (_, tampered) => {
  expect(readOrder({ ...LARGE, ...IN_CANADA, ...tampered }, CATALOGUE, [US, CANADA], US)).toBe('not-offered')
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
