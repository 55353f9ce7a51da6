import { DEFAULT_LOCALE, type Locale } from '#domain/language/locales.ts'
import { localeOfPath, localizedPath } from '#domain/language/paths.ts'

import { BARE_HEADERS } from '../security-headers.ts'
import { languageOfCookie, languageOfBrowser } from '../visitor.ts'
import type { PageAnswer, Site, SiteFile, Variant } from './load-site.ts'
import { acceptedEncodings } from './negotiate-encoding.ts'
import { redirectMoved, redirectToLanguage } from './redirect-page.ts'

export interface PageRequest {
  /** Path and query as they arrived. */
  url: string
  acceptEncoding: string | undefined
  acceptLanguage: string | undefined
  cookie: string | undefined
  ifNoneMatch: string | undefined
}

/** `/logo.svg`, `/assets/x.js`: a request for a file, which cannot show a page. */
const ASSET_PATH = /\.[a-z0-9]{1,8}$/i
const NOT_FOUND_PAGE = '/404'
const NOT_FOUND_TEXT = Buffer.from('404 Not Found\n')

/** Finds the built page for a request and negotiates its encoding: a pure function, so any transport can use it. */
export function answerPage(site: Site, request: PageRequest): PageAnswer {
  const { url } = request
  const queryStart = url.indexOf('?')
  const path = queryStart === -1 ? url : url.slice(0, queryStart)
  const query = queryStart === -1 ? '' : url.slice(queryStart + 1)
  const file = site.get(path)
  if (file !== undefined && !path.endsWith(NOT_FOUND_PAGE)) {
    const mayHaveLanguage = query !== '' || path === '/' // parsing costs as much as all the rest
    const elsewhere = mayHaveLanguage ? redirectToLanguage(site, path, query, request.cookie) : null
    return elsewhere ?? serve(file, request)
  }
  return redirectMoved(site, path, query) ?? notFound(site, path, request)
}

function serve(file: SiteFile, request: PageRequest): PageAnswer {
  const { body, etag, headers, unchanged } = chooseVariant(file, request.acceptEncoding)
  const isFresh = request.ifNoneMatch !== undefined && matches(request.ifNoneMatch, etag)
  return isFresh ? { status: 304, headers: unchanged, body: null } : { status: 200, headers, body }
}

function chooseVariant({ identity, compressed }: SiteFile, acceptEncoding: string | undefined): Variant {
  if (acceptEncoding === undefined) return identity
  for (const encoding of acceptedEncodings(acceptEncoding)) {
    const variant = compressed[encoding]
    if (variant !== undefined) return variant
  }
  return identity
}

/** RFC 9110 §13.1.2: a weak comparison with any of the tags. */
function matches(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)
}

function notFound(site: Site, path: string, request: PageRequest): PageAnswer {
  const page = ASSET_PATH.test(path)
    ? undefined
    : site.get(localizedPath(languageFor(path, request), NOT_FOUND_PAGE))
  if (page === undefined) {
    const headers = {
      'content-type': 'text/plain; charset=utf-8',
      'content-length': String(NOT_FOUND_TEXT.length),
    }
    return {
      status: 404,
      headers: { ...BARE_HEADERS, ...headers, 'cache-control': 'no-cache' },
      body: NOT_FOUND_TEXT,
    }
  }
  const { body, withoutTag } = chooseVariant(page, request.acceptEncoding)
  return { status: 404, headers: { ...withoutTag, vary: 'Accept-Encoding, Accept-Language, Cookie' }, body }
}

/** The language of a page that does not exist: from the address, the cookie, the browser, or English. */
function languageFor(path: string, { cookie, acceptLanguage }: PageRequest): Locale {
  return localeOfPath(path) ?? languageOfCookie(cookie) ?? languageOfBrowser(acceptLanguage) ?? DEFAULT_LOCALE
}

/** Says in the visitor's language that a page cannot be shown (spec §2). Null for pictures and scripts. */
export function failedPage(site: Site, request: PageRequest): Omit<PageAnswer, 'status'> | null {
  const [path = ''] = request.url.split('?', 1)
  if (ASSET_PATH.test(path)) return null
  const page = site.get(localizedPath(languageFor(path, request), '/500'))
  if (page === undefined) return null
  const { body, withoutTag } = chooseVariant(page, request.acceptEncoding)
  return { headers: { ...withoutTag, 'cache-control': 'no-store' }, body }
}
