import { countryOfTimeZone } from '../country/time-zone-country.ts'
import { LOCALES, type Locale } from '../language/locales.ts'

/**
 * The country whose prices a visitor sees (spec §9): on English pages by the browser's time zone (null:
 * unknown), otherwise the language's. Not in prices.ts, which pages load without the table of time zones.
 */
export function priceCountry(locale: Locale, timeZone: string | null): string | null {
  if (locale !== 'en') return LOCALES[locale].defaultCountry
  return timeZone === null ? null : countryOfTimeZone(timeZone)
}
