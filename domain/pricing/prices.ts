import { LOCALES, type Locale } from '../language/locales.ts'
import type { AddOn, AddOnId, Package } from './packages.ts'

/** Name of a price: price elements carry it, so that they can be rewritten. */
export type PriceName<PackageId extends string> = PackageId | `${PackageId}-original` | AddOnId | 'nothing'

/** Every price of the site in one country, in whole units of its currency. */
export type PriceList<PackageId extends string> = Readonly<Record<PriceName<PackageId>, number>>

interface PriceCatalogue<PackageId extends string> {
  /** Smallest first. */
  packages: readonly Pick<Package<PackageId>, 'id' | 'price' | 'originalPrice'>[]
  addOns: readonly Pick<AddOn, 'id' | 'price'>[]
}

/**
 * All prices of the catalogue in a profile's currency. Packages are scaled from the smallest one, which costs
 * the base price everywhere (decision 1).
 */
export function priceList<PackageId extends string>(
  catalogue: PriceCatalogue<PackageId>,
  { basePrice }: PriceProfile,
): PriceList<PackageId> {
  const reference = catalogue.packages[0]?.price ?? basePrice
  const packages = catalogue.packages.flatMap(({ id, price, originalPrice }) => [
    [id, scalePrice(price, basePrice, reference)],
    [`${id}-original`, scalePrice(originalPrice, basePrice, reference)],
  ])
  const addOns = catalogue.addOns.map(({ id, price }) => [
    id,
    scalePrice(price, basePrice, ADD_ON_REFERENCE_PRICE),
  ])
  return Object.fromEntries([...packages, ...addOns, ['nothing', 0]]) as PriceList<PackageId>
}

/** One named price, formatted for a reader of the language. */
export function formatNamedPrice<Name extends string>(
  prices: Readonly<Record<Name, number>>,
  name: NoInfer<Name>,
  profile: PriceProfile,
  languageTag: string,
): string {
  return formatPrice(prices[name], profile.currency, languageTag)
}

/** A country's currency and the price of the starter package there (spec §3, §9). */
export interface PriceProfile {
  /** ISO 3166-1 code, or `EU` for the rest of Europe. */
  country: string
  countryName: string
  /** ISO 4217 code. */
  currency: string
  /** Price of the starter package in whole units of the currency. */
  basePrice: number
}

/** At least one country; the first is the fallback when a visitor's country is unknown (spec §8). */
export type PriceProfiles = readonly [PriceProfile, ...PriceProfile[]]

/** The profile of a country; the first if it has none. */
export function findProfile(profiles: PriceProfiles, country: string | null): PriceProfile {
  return profiles.find((profile) => profile.country === country) ?? profiles[0]
}

/**
 * Whether everybody sees the same price in the same spelling ("$437" becomes "US$437" abroad): then no page
 * has a price to rewrite.
 */
export function haveOnePrice([first, ...others]: PriceProfiles): boolean {
  const [here, abroad] = [priceTag('en', null), ENGLISH_OF_THE_WORLD].map((tag) =>
    formatPrice(1, first.currency, tag),
  )
  return (
    here === abroad &&
    others.every(({ currency, basePrice }) => currency === first.currency && basePrice === first.basePrice)
  )
}

/** Decision 1, spec §9: add-on amounts are written for a starter price of 325. */
const ADD_ON_REFERENCE_PRICE = 325

/**
 * An amount of the catalogue in a profile's currency, in whole units: amounts are written for a starter price
 * of `reference`; here the starter costs `basePrice`.
 */
export function scalePrice(amount: number, basePrice: number, reference: number): number {
  return Math.round((basePrice * amount) / reference)
}

/** Zones in which "$" alone is a US dollar. Half of `America/` has other dollars or pesos. */
const US_ZONE =
  /^US\/|^Pacific\/Honolulu$|^America\/(?:New_York|Chicago|Denver|Los_Angeles|Phoenix|Detroit|Boise|Anchorage|Juneau|Sitka|Metlakatla|Yakutat|Nome|Adak|Menominee|Puerto_Rico|Louisville|Fort_Wayne|Indianapolis|Shiprock|(?:Indiana|Kentucky|North_Dakota)\/\w+)$/

/** `US$437`, not `$437`. */
const ENGLISH_OF_THE_WORLD = 'en-001'

/**
 * BCP 47 tag for writing prices. English outside the United States is {@link ENGLISH_OF_THE_WORLD}; without a
 * time zone it is the tag pages are built with.
 */
export function priceTag(locale: Locale, timeZone: string | null): string {
  return locale === 'en' && timeZone !== null && !US_ZONE.test(timeZone)
    ? ENGLISH_OF_THE_WORLD
    : LOCALES[locale].tag
}

/**
 * A price for a reader of the language, without decimals (spec §9): `$1,097`, `CA$590`, `SEK 4,570`, `1.097
 * €`. Never the narrow symbol: "$" and "kr" belong to several countries.
 */
export function formatPrice(amount: number, currency: string, languageTag: string): string {
  return new Intl.NumberFormat(languageTag, {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
    minimumFractionDigits: 0,
  }).format(amount)
}
