import { LOCALE_CODES, type Locale, parseLocaleCode } from './locales.ts'

/**
 * Spec §2 writes Estonian as `ee` in alternate links (decision 9); `/ee/*` redirects to `/et/*`. Elsewhere it
 * is `et`.
 */
const ALTERNATE_SEGMENTS: Readonly<Partial<Record<Locale, string>>> = { et: 'ee' }

/** Path of a page in a language: `localizedPath('de', '/privacy')` is `/de/privacy`, `/` gives `/de`. */
export function localizedPath(locale: Locale, page: string): string {
  return page === '/' || page === '' ? `/${locale}` : `/${locale}${page.startsWith('/') ? page : `/${page}`}`
}

/** The language of a path; null when its first segment is none of the eight codes. */
export function localeOfPath(path: string): Locale | null {
  return parseLocaleCode(path.split('/')[1])
}

/** A path without its language: `/de/privacy` gives `/privacy`, `/de` gives `/`. */
export function pageOfPath(path: string): string {
  if (localeOfPath(path) === null) return path === '' ? '/' : path
  const rest = path.split('/').slice(2).join('/')
  return `/${rest}`
}

/**
 * The same page in another language (spec §2): replaces the first segment, or adds the code. The caller keeps
 * query and fragment.
 */
export function switchPathLanguage(path: string, locale: Locale): string {
  return localizedPath(locale, pageOfPath(path))
}

/** A `<link rel="alternate">`: its language tag and its path. */
export interface AlternateLink {
  hreflang: string
  path: string
}

/** Alternate links of a page in the given languages, itself included, and `x-default` (English) last. */
export function alternateLinks(page: string, locales: readonly Locale[] = LOCALE_CODES): AlternateLink[] {
  const links = locales.map((locale) => ({ hreflang: locale, path: alternatePath(locale, page) }))
  return [...links, { hreflang: 'x-default', path: page === '/' ? '/' : localizedPath('en', page) }]
}

function alternatePath(locale: Locale, page: string): string {
  const path = localizedPath(locale, page)
  const segment = ALTERNATE_SEGMENTS[locale]
  return segment === undefined ? path : path.replace(`/${locale}`, `/${segment}`)
}
