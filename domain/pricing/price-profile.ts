import { LOCALES, type Locale } from '../language/locales.ts'
import { countryOfTimeZone } from '../country/time-zone-country.ts'
import { ENGLISH_OF_THE_WORLD, formatPrice, priceTag } from './format-price.ts'

/** What a country pays in, and what the starter package costs there (spec §3, §9). */
export interface PriceProfile {
  /** ISO 3166-1 code, or `EU` for the rest of Europe. */
  country: string
  /** English name of the country. */
  countryName: string
  /** ISO 4217 code. */
  currency: string
  /** Price of the starter package in whole units of the currency. */
  basePrice: number
}

/** At least one country. The first is the fallback: what is shown when nothing says where a visitor is (spec §8). */
export type PriceProfiles = readonly [PriceProfile, ...PriceProfile[]]

/**
 * The country whose prices a visitor sees (spec §9): that of the page's language, and on English
 * pages that of the browser's time zone, else null.
 */
export function priceCountry(locale: Locale, timeZone: string | null): string | null {
  if (locale !== 'en') return LOCALES[locale].defaultCountry
  return timeZone === null ? null : countryOfTimeZone(timeZone)
}

/** The profile of a country among those given; the first when there is none of it. */
export function findProfile(profiles: PriceProfiles, country: string | null): PriceProfile {
  return profiles.find((profile) => profile.country === country) ?? profiles[0]
}

/** Whether everybody pays the same and reads it so ("$437" becomes "US$437" abroad): then no page has a price to rewrite. */
export function haveOnePrice([first, ...others]: PriceProfiles): boolean {
  const [here, abroad] = [priceTag('en', null), ENGLISH_OF_THE_WORLD].map((tag) =>
    formatPrice(1, first.currency, tag),
  )
  return (
    here === abroad &&
    others.every(({ currency, basePrice }) => currency === first.currency && basePrice === first.basePrice)
  )
}
