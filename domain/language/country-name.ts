import { LOCALES, type Locale } from './locales.ts'

/**
 * Languages that use the short names of Unicode's data, as the footer does: „USA“, «США». The Russian long
 * one, «Соединенные Штаты», is not usual; elsewhere the short one is for tables: "US", "É.-U.".
 */
const SHORT: readonly Locale[] = ['de', 'ru']

/** The name of a country (ISO 3166-1 code) in a language, for offices and telephone numbers. */
export function countryName(country: string, locale: Locale): string {
  const style = SHORT.includes(locale) ? 'short' : 'long'
  return new Intl.DisplayNames([LOCALES[locale].tag], { type: 'region', style }).of(country) ?? country
}
