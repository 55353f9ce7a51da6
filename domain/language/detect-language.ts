import { countryOfTimeZone } from '../country/time-zone-country.ts'
import { DEFAULT_LOCALE, LOCALE_CODES, type Locale, parseLocale, parseLocaleCode } from './locales.ts'

/** All hints about a visitor's language; null where absent or blocked. */
export interface LanguageSources {
  /** `?lang=` or `?lng=` of the address. */
  query: string | null
  /** Cookie `i18next`. */
  cookie: string | null
  /** Local storage `language`: what the visitor chose. */
  storedLanguage: string | null
  /** Local storage `i18nextLng`. */
  storedDetection: string | null
  /** Session storage `i18nextLng`. */
  sessionDetection: string | null
  /** IANA zone of the browser, such as `Europe/Tallinn`. */
  timeZone: string | null
  /** `navigator.languages`, best first. */
  browserLanguages: readonly string[]
  /** `<html lang>` of the page. */
  pageLanguage: string | null
}

/**
 * Chooses the language for `/` (spec §4 and §7, decision 14): the visitor's earlier choice, in the order
 * query, cookie, local storage, session storage; on a first visit time zone and browser together; then the
 * page's own language; then English.
 */
export function detectLanguage(sources: LanguageSources): { locale: Locale; isGuess: boolean } {
  const { query, cookie, storedLanguage, storedDetection, sessionDetection } = sources
  const choices = [query, cookie, storedLanguage, storedDetection, sessionDetection].map(parseLocaleCode)
  const said = choices.find((locale) => locale !== null)
  if (said !== undefined) return { locale: said, isGuess: false }
  const guess =
    guessFirstVisit(sources.timeZone, sources.browserLanguages) ?? parseLocale(sources.pageLanguage)
  return { locale: guess ?? DEFAULT_LOCALE, isGuess: true }
}

/**
 * The zone's language wins when the browser lists it too, or lists none of ours. Otherwise the browser's
 * first known language does: a Russian speaker in Tallinn must not be sent to Estonian (decision record
 * 0006).
 */
function guessFirstVisit(timeZone: string | null, browserLanguages: readonly string[]): Locale | null {
  const country = timeZone === null ? null : countryOfTimeZone(timeZone)
  const local = country === null ? null : languageOfCountry(country)
  const read = browserLanguages.map(parseLocale).filter((locale) => locale !== null)
  if (local !== null && read.includes(local)) return local
  return read[0] ?? local
}

/** Spec §9, "Country to default language". A country not listed is served in English. */
const COUNTRIES_BY_LANGUAGE: Readonly<Record<Locale, readonly string[]>> = {
  en: ['US', 'GB', 'AU', 'NZ', 'IE', 'CA', 'ZA'],
  et: ['EE'],
  de: ['DE', 'AT', 'CH', 'LI'],
  nl: ['NL', 'BE', 'SR'],
  // "Spain and Latin America": the Spanish-speaking states of the Americas.
  es: [
    ...['ES', 'MX', 'AR', 'CO', 'CL', 'PE', 'VE', 'EC', 'GT', 'CU', 'BO'],
    ...['DO', 'HN', 'PY', 'SV', 'NI', 'CR', 'PA', 'UY', 'PR'],
  ],
  it: ['IT', 'SM', 'VA'],
  fr: ['FR', 'MC', 'LU'],
  ru: ['RU', 'BY', 'KZ', 'KG', 'TJ', 'UZ', 'AM', 'AZ', 'GE', 'MD', 'UA'],
}

/** The language a country is served in by default (spec §9); English for any country not listed. */
export function languageOfCountry(country: string): Locale {
  const code = country.toUpperCase()
  return LOCALE_CODES.find((locale) => COUNTRIES_BY_LANGUAGE[locale].includes(code)) ?? DEFAULT_LOCALE
}
