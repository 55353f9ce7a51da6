import { LOCALES, type Locale } from '../language/locales.ts'
import { countryOfTimeZone } from '../country/time-zone-country.ts'

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

/** Spec §8: when nothing says where a visitor is, the profile of the United States. */
export const FALLBACK_COUNTRY = 'US'

/**
 * The country whose prices a visitor sees (spec §9): that of the page's language, and on English
 * pages that of the browser's time zone, else the United States.
 */
export function priceCountry(locale: Locale, timeZone: string | null): string {
  if (locale !== 'en') return LOCALES[locale].defaultCountry
  return (timeZone === null ? null : countryOfTimeZone(timeZone)) ?? FALLBACK_COUNTRY
}

/** The profile of a country among those given; the fallback's when there is none. */
export function findProfile(profiles: readonly PriceProfile[], country: string): PriceProfile {
  const found =
    profiles.find((profile) => profile.country === country) ??
    profiles.find((profile) => profile.country === FALLBACK_COUNTRY)
  if (!found) throw new Error(`content/catalogue/currencies.ts has no profile for ${FALLBACK_COUNTRY}`)
  return found
}
