import type { Locale } from '#domain/language/locales.ts'

/** Quotation marks that are wrong in a language: those it does not write itself, the typewriter's always. */
export const FOREIGN_MARKS: Readonly<Record<Locale, RegExp>> = {
  en: /["„«]/,
  et: /["”]/,
  de: /["”]/,
  nl: /["„]/,
  es: /["“”]/,
  it: /["“”]/,
  fr: /["“”]/,
  ru: /["“”]/,
}
