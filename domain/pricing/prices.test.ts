import fc from 'fast-check'
import { expect, test } from 'vitest'

import { addOns } from '#content/catalogue/add-ons.ts'
import { priceProfiles } from '#content/catalogue/currencies.ts'
import { packages } from '#content/catalogue/packages.ts'

import { LOCALE_CODES, LOCALES } from '../language/locales.ts'
import { aPackage } from './a-package.ts'
import { priceCountry } from './price-country.ts'
import {
  formatPrice,
  priceTag,
  findProfile,
  haveOnePrice,
  type PriceProfiles,
  priceList,
  scalePrice,
} from './prices.ts'

/** Zones of the IANA database's zone1970.tab for US and PR, as ICU names them. */
const AMERICAN_ZONES = new Set(
  [
    'New_York Chicago Denver Los_Angeles Phoenix Detroit Boise Anchorage Juneau Sitka Metlakatla Yakutat Nome Adak',
    'Menominee Puerto_Rico Louisville Indianapolis Kentucky/Monticello Indiana/Knox Indiana/Marengo',
    'Indiana/Petersburg Indiana/Tell_City Indiana/Vevay Indiana/Vincennes Indiana/Winamac',
    'North_Dakota/Beulah North_Dakota/Center North_Dakota/New_Salem',
  ]
    .flatMap((line) => line.split(' '))
    .map((city) => `America/${city}`)
    .concat('Pacific/Honolulu'),
)
const everyZone = Intl.supportedValuesOf('timeZone')

/** The sums of the specification (§9), whatever the agency of this copy asks. */
const SPECIFIED = {
  packages: [
    aPackage({ id: 'starter', price: 397, originalPrice: 700 }),
    aPackage({ id: 'business', price: 597, originalPrice: 900 }),
    aPackage({ id: 'pro', price: 997, originalPrice: 1500 }),
  ],
  addOns: [
    { id: 'maintenance', price: 43 },
    { id: 'seo-audit', price: 295 },
    { id: 'calculator', price: 145 },
    { id: 'booking', price: 195 },
    { id: 'hosting', price: 21 },
    { id: 'chat', price: 85 },
    { id: 'newsletter', price: 111 },
    { id: 'portal', price: 278 },
  ],
} as const
const US = { country: 'US', countryName: 'United States', currency: 'USD', basePrice: 437 }
const ESTONIA = { country: 'EE', countryName: 'Estonia', currency: 'EUR', basePrice: 397 }
const FINLAND = { ...ESTONIA, country: 'FI', countryName: 'Finland' }
const TWO_CURRENCIES: PriceProfiles = [US, ESTONIA, FINLAND]

test('the checked dollar prices of decision 1', () => {
  const { starter, business, pro, ...others } = priceList(SPECIFIED, US)
  expect([starter, business, pro]).toEqual([437, 657, 1097])
  expect([others['starter-original'], others['business-original'], others['pro-original']]).toEqual([
    771, 991, 1651,
  ])
})

test('the checked euro prices of decision 1', () => {
  const { starter, business, pro, ...others } = priceList(SPECIFIED, ESTONIA)
  expect([starter, business, pro]).toEqual([397, 597, 997])
  expect(others).toMatchObject({ maintenance: 53, 'seo-audit': 360, calculator: 177, booking: 238 })
  expect(others).toMatchObject({ hosting: 26, chat: 104, newsletter: 136, portal: 340 })
})

test('the smallest package costs the base price in every country', () => {
  for (const profile of priceProfiles)
    expect(priceList({ packages, addOns }, profile)[packages[0].id]).toBe(profile.basePrice)
})

test.each(priceProfiles)(
  'in $country every price is whole, dearer than nothing, and below its original',
  (profile) => {
    const { nothing, ...prices } = priceList({ packages, addOns }, profile)
    expect(nothing).toBe(0)
    for (const amount of Object.values(prices)) expect(Number.isInteger(amount) && amount > 0).toBe(true)
    for (const { id } of packages) expect(prices[id]).toBeLessThan(prices[`${id}-original`])
    const amounts = packages.map(({ id }) => prices[id])
    expect(amounts).toEqual(amounts.toSorted((one, other) => one - other))
  },
)

test('scaling keeps the order of amounts, whatever the base', () => {
  const amounts = fc.integer({ min: 1, max: 10_000 })
  fc.assert(
    fc.property(amounts, amounts, fc.integer({ min: 325, max: 5_000 }), (one, other, base) => {
      for (const reference of [325, 397]) {
        const [scaled, beside] = [scalePrice(one, base, reference), scalePrice(other, base, reference)]
        expect(Math.sign(scaled - beside) * Math.sign(one - other)).toBeGreaterThanOrEqual(0)
      }
    }),
  )
})

test('English pages have the prices of where they are read, others those of their country', () => {
  expect(priceCountry('en', 'Europe/London')).toBe('GB')
  for (const locale of LOCALE_CODES.filter((code) => code !== 'en')) {
    for (const zone of everyZone) expect(priceCountry(locale, zone)).toBe(LOCALES[locale].defaultCountry)
  }
})

test('a visitor of whom nothing is known, or from a country without prices, sees those of the first', () => {
  for (const zone of [null, 'Asia/Tokyo', 'Europe/Stockholm'])
    expect(findProfile(TWO_CURRENCIES, priceCountry('en', zone))).toBe(US)
  expect(findProfile([FINLAND], 'US')).toBe(FINLAND)
})

test('everybody reads the same price where there is one country or one price, and its sign is nobody else’s', () => {
  expect(haveOnePrice([FINLAND])).toBe(true)
  expect(haveOnePrice([FINLAND, ESTONIA])).toBe(true)
  expect(haveOnePrice([FINLAND, { ...ESTONIA, basePrice: 400 }])).toBe(false)
  expect(haveOnePrice(TWO_CURRENCIES)).toBe(false)
  const dollars = { country: 'US', countryName: 'United States', currency: 'USD', basePrice: 437 }
  expect(haveOnePrice([dollars]), '"$" has to become "US$" elsewhere').toBe(false)
})

test.each([
  [1097, 'USD', 'en', '$1,097'],
  [1097, 'USD', 'en-001', 'US$1,097'],
  [590, 'CAD', 'en-001', 'CA$590'],
  [650, 'AUD', 'en-001', 'A$650'],
  [700, 'NZD', 'en-001', 'NZ$700'],
  [4570, 'SEK', 'en-001', 'SEK\u00a04,570'],
  [4700, 'NOK', 'en-001', 'NOK\u00a04,700'],
  [2960, 'DKK', 'en-001', 'DKK\u00a02,960'],
  [350, 'GBP', 'en-001', '£350'],
  [997, 'EUR', 'de-DE', '997\u00a0€'],
  [1500, 'EUR', 'fr-FR', '1\u202f500\u00a0€'],
  [1500, 'EUR', 'de-DE', '1.500\u00a0€'],
  [397, 'EUR', 'nl-NL', '€\u00a0397'],
  [397, 'EUR', 'et-EE', '397\u00a0€'],
])('%d %s is written for readers of %s as they write it', (amount, currency, tag, expected) => {
  expect(formatPrice(amount, currency, tag)).toBe(expected)
})

test.each(everyZone)('read in %s a bare "$" means that of the country the reader is in', (zone) => {
  expect(formatPrice(437, 'USD', priceTag('en', zone))).toBe(AMERICAN_ZONES.has(zone) ? '$437' : 'US$437')
  expect(formatPrice(590, 'CAD', priceTag('en', zone))).toBe('CA$590')
})

test('no price anywhere has decimals', () => {
  for (const { currency } of priceProfiles) {
    for (const { tag } of Object.values(LOCALES))
      expect(formatPrice(397, currency, tag)).not.toMatch(/[.,]\d{2}(?!\d)/)
  }
})
