import { LOCALES, type Locale } from './locales.ts'

/**
 * Languages in which people write the short name of Unicode's data, as the footer does: „USA“, «США». The Russian
 * long one, «Соединенные Штаты», is said by nobody and lacks its ё; elsewhere the short one is for tables: "US",
 * "É.-U.".
 */
const SHORT: readonly Locale[] = ['de', 'ru']

/** What a country (ISO 3166-1 code) is called in a language, as its offices and telephone numbers name it. */
export function countryName(country: string, locale: Locale): string {
  const style = SHORT.includes(locale) ? 'short' : 'long'
  return new Intl.DisplayNames([LOCALES[locale].tag], { type: 'region', style }).of(country) ?? country
}
