/** The eight interface languages (spec §2), in the order every list shows them. */
export const LOCALES = {
  en: { name: 'English', flag: 'gb', tag: 'en', openGraph: 'en_US', defaultCountry: 'US' },
  et: { name: 'Eesti', flag: 'ee', tag: 'et-EE', openGraph: 'et_EE', defaultCountry: 'EE' },
  de: { name: 'Deutsch', flag: 'de', tag: 'de-DE', openGraph: 'de_DE', defaultCountry: 'DE' },
  nl: { name: 'Nederlands', flag: 'nl', tag: 'nl-NL', openGraph: 'nl_NL', defaultCountry: 'NL' },
  es: { name: 'Español', flag: 'es', tag: 'es-ES', openGraph: 'es_ES', defaultCountry: 'ES' },
  it: { name: 'Italiano', flag: 'it', tag: 'it-IT', openGraph: 'it_IT', defaultCountry: 'IT' },
  fr: { name: 'Français', flag: 'fr', tag: 'fr-FR', openGraph: 'fr_FR', defaultCountry: 'FR' },
  ru: { name: 'Русский', flag: 'ru', tag: 'ru-RU', openGraph: 'ru_RU', defaultCountry: 'RU' },
} as const satisfies Record<string, LocaleInfo>

interface LocaleInfo {
  /** The language's own name, shown in the language menu. */
  name: string
  /** ISO 3166-1 code of the flag beside the name. */
  flag: string
  /** BCP 47 tag for `Intl`. */
  tag: string
  /** Open Graph's `og:locale`. */
  openGraph: string
  /** The country whose prices the language's pages are built with (spec §9). */
  defaultCountry: string
}

/** One of the eight supported language codes. */
export type Locale = keyof typeof LOCALES

/** Spec §4: the fallback for everything. */
export const DEFAULT_LOCALE: Locale = 'en'

/** The eight codes as a list, in menu order. */
export const LOCALE_CODES = Object.keys(LOCALES) as readonly Locale[]

/** Whether a string is exactly one of the eight codes. */
export function isLocale(candidate: string): candidate is Locale {
  return Object.hasOwn(LOCALES, candidate)
}
