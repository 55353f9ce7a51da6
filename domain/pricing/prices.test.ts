/** The one test that states prices: it changes with content/catalogue/, all others take theirs from there. */
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { addOns } from '#content/catalogue/add-ons.ts'
import { priceProfiles } from '#content/catalogue/currencies.ts'
import { packages } from '#content/catalogue/packages.ts'

import { LOCALE_CODES, LOCALES } from '../language/locales.ts'
import { formatPrice } from './format-price.ts'
import { findProfile, priceCountry } from './price-profile.ts'
import { priceList } from './price-list.ts'
import { scalePrice } from './scale-price.ts'

const catalogue = { packages, addOns }
const everyZone = Intl.supportedValuesOf('timeZone')

test('the checked dollar prices of decision 1', () => {
  const prices = priceList(catalogue, findProfile(priceProfiles, 'US'))
  expect([prices.starter, prices.business, prices.pro]).toEqual([437, 657, 1097])
  expect([prices['starter-original'], prices['business-original'], prices['pro-original']]).toEqual([
    771, 991, 1651,
  ])
})

test('the checked euro prices of decision 1', () => {
  const prices = priceList(catalogue, findProfile(priceProfiles, 'EE'))
  expect([prices.starter, prices.business, prices.pro]).toEqual([397, 597, 997])
  expect(
    ['maintenance', 'seo-audit', 'calculator', 'booking'].map((name) => prices[name as 'booking']),
  ).toEqual([53, 360, 177, 238])
  expect(['hosting', 'chat', 'newsletter', 'portal'].map((name) => prices[name as 'portal'])).toEqual([
    26, 104, 136, 340,
  ])
})

test('the starter package costs in euros what content/catalogue/currencies.ts says it costs', () => {
  const { basePrice } = findProfile(priceProfiles, 'EE')
  expect(packages.find(({ id }) => id === 'starter')?.price).toBe(basePrice)
})

const countries: [country: string, currency: string, starter: number][] = [
  ['US', 'USD', 437],
  ['CA', 'CAD', 590],
  ['GB', 'GBP', 350],
  ['AU', 'AUD', 650],
  ['NZ', 'NZD', 700],
  ['SE', 'SEK', 4570],
  ['NO', 'NOK', 4700],
  ['DK', 'DKK', 2960],
  ...['DE', 'FR', 'ES', 'IT', 'NL', 'BE', 'AT', 'EE', 'FI', 'RU'].map((country): [string, string, number] => [
    country,
    'EUR',
    397,
  ]),
]

test.each(countries)('%s pays in %s, starter %d', (country, currency, starter) => {
  const profile = findProfile(priceProfiles, country)
  expect(profile).toMatchObject({ country, currency })
  expect(priceList(catalogue, profile).starter).toBe(starter)
})

test.each(priceProfiles)(
  'in $country every price is whole, dearer than nothing, and below its original',
  (profile) => {
    const prices = priceList(catalogue, profile)
    for (const amount of Object.values(prices)) expect(Number.isInteger(amount) && amount > 0).toBe(true)
    for (const { id } of packages) expect(prices[id]).toBeLessThan(prices[`${id}-original`])
    expect(prices.starter < prices.business && prices.business < prices.pro).toBe(true)
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

test.each(everyZone)('on English pages %s leads to a profile we have', (zone) => {
  const country = priceCountry('en', zone)
  expect(findProfile(priceProfiles, country).country).toBe(country)
})

test('pages in other languages keep the prices of their country wherever they are read', () => {
  for (const locale of LOCALE_CODES.filter((code) => code !== 'en')) {
    for (const zone of everyZone) expect(priceCountry(locale, zone)).toBe(LOCALES[locale].defaultCountry)
  }
})

test('a visitor of whom nothing is known sees the prices of the United States', () => {
  expect(priceCountry('en', null)).toBe('US')
  expect(priceCountry('en', 'Asia/Tokyo')).toBe('US')
  expect(findProfile(priceProfiles, 'XX').country).toBe('US')
})

test.each([
  [1097, 'USD', 'en', '$1,097'],
  [350, 'GBP', 'en', '£350'],
  [997, 'EUR', 'de-DE', '997\u00a0€'],
  [1500, 'EUR', 'fr-FR', '1\u202f500\u00a0€'],
  [1500, 'EUR', 'de-DE', '1.500\u00a0€'],
  [397, 'EUR', 'nl-NL', '€\u00a0397'],
  [397, 'EUR', 'et-EE', '397\u00a0€'],
])('%d %s is written for readers of %s as they write it', (amount, currency, tag, expected) => {
  expect(formatPrice(amount, currency, tag)).toBe(expected)
})

test('no price anywhere has decimals', () => {
  for (const { currency } of priceProfiles) {
    for (const { tag } of Object.values(LOCALES))
      expect(formatPrice(397, currency, tag)).not.toMatch(/[.,]\d{2}(?!\d)/)
  }
})

test.each([
  ['Europe/London', 'GB'],
  ['America/Toronto', 'CA'],
  ['Pacific/Auckland', 'NZ'],
])('an English page read in %s has the prices of %s', (zone, country) => {
  expect(priceCountry('en', zone)).toBe(country)
})

test('a catalogue without the fallback stops whoever asks for a price', () => {
  expect(() => findProfile([], 'EE')).toThrow('currencies.ts')
})
