import { type Locale, parseLocaleCode } from '#domain/language/locales.ts'
import { localeOfPath, switchPathLanguage } from '#domain/language/paths.ts'
import { LANGUAGE_PARAMETERS } from '#domain/language/storage-keys.ts'
import { findRedirect, withoutTrailingSlashes } from '#domain/redirects/redirects.ts'

import { BARE_HEADERS } from '../security-headers.ts'
import { languageOfCookie } from '../visitor.ts'
import type { PageAnswer, Site } from './load-site.ts'

/**
 * For an existing page: the same page in the language the address asks for (spec §2), for `/` also the
 * cookie's (decision 14); the browser keeps the fragment. Null: the page itself is the answer.
 */
export function redirectToLanguage(
  site: Site,
  path: string,
  query: string,
  cookie: string | undefined,
): PageAnswer | null {
  const parameters = new URLSearchParams(query)
  const wanted = askedLanguage(parameters) ?? (path === '/' ? languageOfCookie(cookie) : null)
  const page = pageInLanguage(site, path, wanted)
  if (page === null) return null
  return redirect(302, withQuery(page, withoutLanguage(parameters)), {
    'cache-control': 'private, no-store',
    ...(path === '/' ? { vary: 'Cookie' } : {}),
  })
}

/** Where the page moved (`domain/redirects`), or its right spelling; one hop, with any language. */
export function redirectMoved(site: Site, path: string, query: string): PageAnswer | null {
  // The rest of an old address stays as written; our pages are in lower case.
  const moved = findRedirect(path, (page) => site.has(page))
  const target = existingPage(site, path) ?? (moved && (existingPage(site, moved.path) ?? moved))
  if (target === null) return null
  const parameters = new URLSearchParams(query)
  const translated = pageInLanguage(site, target.path, askedLanguage(parameters))
  const location =
    translated === null ? withQuery(target.path, query) : withQuery(translated, withoutLanguage(parameters))
  const fragment = target.fragment === null ? '' : `#${target.fragment}`
  return redirect(301, `${location}${fragment}`, { 'cache-control': 'public, max-age=3600' })
}

/** Another spelling of one of our pages: never an address on another host, whatever the path looks like. */
function existingPage(site: Site, path: string): { path: string; fragment: null } | null {
  const spelling = withoutTrailingSlashes(path).toLowerCase()
  return spelling !== path && site.has(spelling) ? { path: spelling, fragment: null } : null
}

function askedLanguage(parameters: URLSearchParams): Locale | null {
  const asked = LANGUAGE_PARAMETERS.map((name) => parseLocaleCode(parameters.get(name)))
  return asked.find((candidate) => candidate !== null) ?? null
}

function pageInLanguage(site: Site, path: string, locale: Locale | null): string | null {
  const current = localeOfPath(path)
  if (locale === null || locale === current || (current === null && path !== '/')) return null
  const page = switchPathLanguage(path, locale)
  return site.has(page) ? page : null
}

function withoutLanguage(parameters: URLSearchParams): string {
  for (const name of LANGUAGE_PARAMETERS) parameters.delete(name)
  return parameters.toString()
}

function withQuery(path: string, query: string): string {
  return query === '' ? path : `${path}?${query}`
}

/** Characters that no address may contain (RFC 3986 §2): nothing that could become markup. */
const NOT_IN_ADDRESSES = /["<>\\^`{|}]/g

function redirect(status: number, location: string, headers: Record<string, string>): PageAnswer {
  const written = location.replace(NOT_IN_ADDRESSES, encodeURIComponent)
  const all = { ...BARE_HEADERS, ...headers, location: written, 'content-length': '0' }
  return { status, headers: all, body: null }
}
