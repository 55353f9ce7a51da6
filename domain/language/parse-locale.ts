import { isLocale, type Locale } from './locales.ts'

/**
 * A language tag as browsers, cookies and links write it: letters, digits, `-` or `_`, and at most
 * 35 characters (RFC 5646 §4.4.1). Anything else, script-like values above all (spec §5), is refused
 * before it is looked at.
 */
const LANGUAGE_TAG = /^[a-z]{2,3}(?:[-_][a-z0-9]{1,8}){0,4}$/i

/** Tags whose language we have under another name; the rest falls back to the primary subtag. */
const VARIANTS: Readonly<Record<string, Locale>> = {
  ee: 'et', // decision 9: links of old write Estonian as its country
  est: 'et',
  ger: 'de',
  deu: 'de',
  gsw: 'de', // Swiss German reads German
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
 * Reads a language from outside (URL, cookie, storage, browser): `de`, `de-AT`, `DE_ch` all give `de`.
 * Returns null for anything that is not a well-formed tag of a language we have.
 */
export function parseLocale(candidate: string | null | undefined): Locale | null {
  if (typeof candidate !== 'string' || candidate.length > 35) return null
  if (!LANGUAGE_TAG.test(candidate)) return null
  const primary = candidate.toLowerCase().split(/[-_]/)[0] ?? ''
  if (isLocale(primary)) return primary
  return Object.hasOwn(VARIANTS, primary) ? (VARIANTS[primary] ?? null) : null
}

/**
 * Reads a stored or linked language strictly: only the eight codes themselves (decision 14), in any
 * case. Use it for `?lang=`, `?lng=`, cookie and storage; `parseLocale` is for the browser's tags.
 */
export function parseLocaleCode(candidate: string | null | undefined): Locale | null {
  if (typeof candidate !== 'string') return null
  const code = candidate.toLowerCase()
  return isLocale(code) ? code : null
}
