import * as drawings from 'country-flag-icons/string/3x2'

import { LOCALES, type Locale } from '#domain/language/locales.ts'

/** The drawing of a language's flag: an SVG file, three wide and two high. */
export function flagOf(locale: Locale): string {
  const drawing = Object.entries(drawings).find(([code]) => code.toLowerCase() === LOCALES[locale].flag)?.[1]
  if (drawing === undefined) throw new Error(`There is no drawing of the flag ${LOCALES[locale].flag}`)
  return drawing
}

/** A flag as a data URL: needs no request. */
export function flagAddress(locale: Locale): string {
  return `data:image/svg+xml,${encodeURIComponent(flagOf(locale))}`
}
