import type { Locale } from '#domain/language/locales.ts'

/** Wrong quotation marks in a language: those of others, and typewriter quotes. */
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
