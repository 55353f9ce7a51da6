import type { PriceProfiles } from '#domain/pricing/prices.ts'

import { packages } from './packages.ts'

const EURO = { currency: 'EUR', basePrice: packages[0].price } as const

/**
 * The price of the smallest package in each country (spec §9). In euros it is that of packages.ts. One country
 * is enough. The first is shown when nothing says where a visitor is (spec §8).
 */
export const priceProfiles: PriceProfiles = [
  { country: 'US', countryName: 'United States', currency: 'USD', basePrice: 437 },
  { country: 'CA', countryName: 'Canada', currency: 'CAD', basePrice: 590 },
  { country: 'GB', countryName: 'United Kingdom', currency: 'GBP', basePrice: 350 },
  { country: 'AU', countryName: 'Australia', currency: 'AUD', basePrice: 650 },
  { country: 'NZ', countryName: 'New Zealand', currency: 'NZD', basePrice: 700 },
  { country: 'SE', countryName: 'Sweden', currency: 'SEK', basePrice: 4570 },
  { country: 'NO', countryName: 'Norway', currency: 'NOK', basePrice: 4700 },
  { country: 'DK', countryName: 'Denmark', currency: 'DKK', basePrice: 2960 },
  { country: 'DE', countryName: 'Germany', ...EURO },
  { country: 'FR', countryName: 'France', ...EURO },
  { country: 'ES', countryName: 'Spain', ...EURO },
  { country: 'IT', countryName: 'Italy', ...EURO },
  { country: 'NL', countryName: 'Netherlands', ...EURO },
  { country: 'BE', countryName: 'Belgium', ...EURO },
  { country: 'AT', countryName: 'Austria', ...EURO },
  { country: 'EE', countryName: 'Estonia', ...EURO },
  { country: 'FI', countryName: 'Finland', ...EURO },
  { country: 'RU', countryName: 'Russia', ...EURO },
  { country: 'EU', countryName: 'Europe', ...EURO }, // spec §9: "other Europe = EU"
]
