import { DE, EE, ES, FR, GB, IT, NL, RU } from 'country-flag-icons/string/3x2'

import { LOCALES, type Locale } from '#domain/language/locales.ts'

/** ISO 3166-1 code of a country whose flag stands beside a language. */
export type FlagCode = (typeof LOCALES)[Locale]['flag']

/** Their drawings, each an SVG file three wide and two high. */
export const FLAGS: Readonly<Record<FlagCode, string>> = {
  de: DE,
  ee: EE,
  es: ES,
  fr: FR,
  gb: GB,
  it: IT,
  nl: NL,
  ru: RU,
}

/** One flag as an address that holds it: what is seen at once needs no request. */
export function flagAddress(locale: Locale): string {
  return `data:image/svg+xml,${encodeURIComponent(FLAGS[LOCALES[locale].flag])}`
}
