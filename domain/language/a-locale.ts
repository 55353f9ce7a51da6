import { DEFAULT_LOCALE, LOCALE_CODES, LOCALES, type Locale } from './locales.ts'

/** For tests that need a language other than English, whichever the site has: Estonian, as long as it is there. */
export const SECOND: Locale = LOCALE_CODES[1] ?? DEFAULT_LOCALE
/** And one that is neither. */
export const THIRD: Locale = LOCALE_CODES[2] ?? SECOND
/** One in another alphabet than Latin, or else the last of all. */
export const OTHER_ALPHABET: Locale =
  LOCALE_CODES.find((locale) => !/\p{sc=Latin}/u.test(LOCALES[locale].name)) ??
  LOCALE_CODES.at(-1) ??
  DEFAULT_LOCALE

/** Each of them once: a site of two languages has no third. */
export function distinct(...locales: readonly Locale[]): readonly Locale[] {
  return [...new Set(locales)]
}
