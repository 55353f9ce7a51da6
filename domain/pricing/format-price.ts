import { LOCALES, type Locale } from '../language/locales.ts'

/** Zones in which a bare "$" is a US dollar. Half of `America/` has dollars or pesos of its own. */
const US_ZONE =
  /^US\/|^Pacific\/Honolulu$|^America\/(?:New_York|Chicago|Denver|Los_Angeles|Phoenix|Detroit|Boise|Anchorage|Juneau|Sitka|Metlakatla|Yakutat|Nome|Adak|Menominee|Puerto_Rico|Louisville|Fort_Wayne|Indianapolis|Shiprock|(?:Indiana|Kentucky|North_Dakota)\/\w+)$/

/** `US$437`, not `$437`. */
export const ENGLISH_OF_THE_WORLD = 'en-001'

/**
 * BCP 47 tag by which prices are written for a reader of the language. On English pages read outside the United
 * States it is {@link ENGLISH_OF_THE_WORLD}. Without a time zone it is the tag pages are built with.
 */
export function priceTag(locale: Locale, timeZone: string | null): string {
  return locale === 'en' && timeZone !== null && !US_ZONE.test(timeZone)
    ? ENGLISH_OF_THE_WORLD
    : LOCALES[locale].tag
}

/**
 * A price as a reader of the language writes it, without decimals (spec §9): `$1,097`, `CA$590`, `SEK 4,570`,
 * `1.097 €`. Never the currency's narrow symbol: "$" and "kr" are those of several countries.
 */
export function formatPrice(amount: number, currency: string, languageTag: string): string {
  return new Intl.NumberFormat(languageTag, {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
    minimumFractionDigits: 0,
  }).format(amount)
}
