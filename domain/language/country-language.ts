import { DEFAULT_LOCALE, type Locale } from './locales.ts'

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

const LANGUAGE_BY_COUNTRY: ReadonlyMap<string, Locale> = new Map(
  (Object.entries(COUNTRIES_BY_LANGUAGE) as [Locale, readonly string[]][]).flatMap(([locale, countries]) =>
    countries.map((country) => [country, locale] as const),
  ),
)

/** The language a country is served in by default (spec §9); English for any country not listed. */
export function languageOfCountry(country: string): Locale {
  return LANGUAGE_BY_COUNTRY.get(country.toUpperCase()) ?? DEFAULT_LOCALE
}
