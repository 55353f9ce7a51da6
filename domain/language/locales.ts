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

/**
 * The shape of a language tag: letters, digits, `-` or `_`, at most 35 characters (RFC 5646 §4.4.1). Anything
 * else, such as script-like values (spec §5), is refused first.
 */
const LANGUAGE_TAG = /^[a-z]{2,3}(?:[-_][a-z0-9]{1,8}){0,4}$/i

/** Tags for languages we have under another name; others fall back to the primary subtag. */
const VARIANTS: Readonly<Record<string, Locale>> = {
  ee: 'et', // decision 9: old links use the country for Estonian
  est: 'et',
  ger: 'de',
  deu: 'de',
  gsw: 'de', // Swiss German
  nds: 'de',
  lb: 'de',
  dut: 'nl',
  nld: 'nl',
  vls: 'nl', // Flemish
  spa: 'es',
  ita: 'it',
  fra: 'fr',
  fre: 'fr',
  rus: 'ru',
  be: 'ru', // spec §9: Belarus and Ukraine are served in Russian
  uk: 'ru',
  kk: 'ru',
  eng: 'en',
}

/**
 * Parses a language from outside (URL, cookie, storage, browser): `de`, `de-AT`, `DE_ch` all give `de`. Null
 * for a malformed tag, or a language we do not have.
 */
export function parseLocale(candidate: string | null | undefined): Locale | null {
  if (typeof candidate !== 'string' || candidate.length > 35) return null
  if (!LANGUAGE_TAG.test(candidate)) return null
  const primary = candidate.toLowerCase().split(/[-_]/)[0] ?? ''
  if (isLocale(primary)) return primary
  return Object.hasOwn(VARIANTS, primary) ? (VARIANTS[primary] ?? null) : null
}

/**
 * Parses a stored or linked language strictly: only the eight codes (decision 14), in any case. For `?lang=`,
 * `?lng=`, cookie and storage; `parseLocale` is for the browser's tags.
 */
export function parseLocaleCode(candidate: string | null | undefined): Locale | null {
  if (typeof candidate !== 'string') return null
  const code = candidate.toLowerCase()
  return isLocale(code) ? code : null
}
