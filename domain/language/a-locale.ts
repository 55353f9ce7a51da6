import { DEFAULT_LOCALE, LOCALE_CODES, LOCALES, type Locale } from './locales.ts'

/** Languages for tests besides English, whichever the site has: Estonian, if it is there. */
export const SECOND: Locale = LOCALE_CODES[1] ?? DEFAULT_LOCALE
/** A third one. */
export const THIRD: Locale = LOCALE_CODES[2] ?? SECOND
/** One in another alphabet than Latin, or the last of all. */
export const OTHER_ALPHABET: Locale =
  LOCALE_CODES.find((locale) => !/\p{sc=Latin}/u.test(LOCALES[locale].name)) ??
  LOCALE_CODES.at(-1) ??
  DEFAULT_LOCALE

/** Each of them once: a site of two languages has no third. */
export function distinct(...locales: readonly Locale[]): readonly Locale[] {
  return [...new Set(locales)]
}
