import { addOns } from '#content/catalogue/add-ons.ts'
import { agency } from '#content/catalogue/agency.ts'
import { priceProfiles } from '#content/catalogue/currencies.ts'
import { type PackageId, packages } from '#content/catalogue/packages.ts'
import { messages, type Messages } from '#content/messages/messages.ts'
import { type Locale, LOCALE_CODES, LOCALES } from '#domain/language/locales.ts'
import { fillPlaceholders, sayRange } from '#domain/language/message-text.ts'
import { officesFor, sayHours, type Office } from '#domain/offices/office.ts'
import { priceCountry } from '#domain/pricing/price-country.ts'
import {
  findProfile,
  formatNamedPrice,
  priceList,
  type PriceList,
  type PriceName,
  type PriceProfile,
} from '#domain/pricing/prices.ts'

type SitePrice = PriceName<PackageId>

/** What every feature of a page needs: its language, words and prices. */
export interface PageContext {
  locale: Locale
  /** BCP 47 tag for `Intl`. */
  tag: string
  messages: Messages
  profile: PriceProfile
  prices: PriceList<PackageId>
  priceText: (name: SitePrice) => string
  /** A number in the page's language. */
  number: (value: number) => string
  /** "2–4", "2 à 4": a range of numbers in the page's language. */
  range: (range: readonly [number, number]) => string
  /** The agency's offices, that of the language's country first. */
  offices: readonly [Office, ...Office[]]
  /** Opening hours by the clock of the first office that answers a telephone. */
  openingHours: string
}

/** The context of a page in a language, with the prices of its country (spec §9). */
export function pageContext(locale: Locale): PageContext {
  const { tag } = LOCALES[locale]
  const profile = findProfile(priceProfiles, priceCountry(locale, null))
  const prices = priceList({ packages, addOns }, profile)
  const numbers = new Intl.NumberFormat(tag)
  const offices = officesFor(agency.offices, locale)
  const answering = offices.find(({ telephone }) => telephone !== null) ?? offices[0]
  return {
    locale,
    tag,
    messages: messages[locale],
    profile,
    prices,
    priceText: (name) => formatNamedPrice(prices, name, profile, tag),
    number: (value) => numbers.format(value),
    range: (range) => sayRange(range, tag),
    offices,
    openingHours: sayHours(agency.openingHours, answering, locale, messages[locale].footer),
  }
}

/** `getStaticPaths` of every page that exists in all eight languages. */
export function languagePaths(): { params: { lang: Locale } }[] {
  return LOCALE_CODES.map((lang) => ({ params: { lang } }))
}

/** The name of the page at `/`, and the site's description for devices and search results. */
export function choiceWords({ messages, number }: PageContext): { title: string; description: string } {
  const { chooseTitle, chooseDescription } = messages.page
  return {
    title: fillPlaceholders(chooseTitle, { agency: agency.name }),
    description: fillPlaceholders(chooseDescription, { languages: number(LOCALE_CODES.length) }),
  }
}
