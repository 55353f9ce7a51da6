import { SECOND, THIRD } from '#domain/language/a-locale.ts'
import { alternateLinks, localeOfPath, pageOfPath } from '#domain/language/paths.ts'
import type { Locale } from '#domain/language/locales.ts'

import { builtSite, type BuiltPage, type BuiltSite } from './built-page.ts'

const ORIGIN = 'https://valmis.example'
const PICTURE = '/share/a.png'
const FILES = [PICTURE, '/favicon.svg']

interface PageParts {
  body?: string
  head?: string
  canonical?: string
  alternates?: string
  graph?: readonly object[]
}

/** A valid page in a site of English, Estonian and German; pass what differs. */
export function aPage(path: string, parts: PageParts = {}): BuiltPage {
  const { body = '', head = '', canonical = path, alternates = alternatesOf(path), graph = [] } = parts
  const data = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })
  const metas = {
    'og:url': ORIGIN + canonical,
    'og:title': 'A title',
    'og:description': 'A description',
    'og:locale': 'en_US',
    'og:site_name': 'Valmis',
    'og:image': ORIGIN + PICTURE,
    'og:image:alt': 'A picture',
    'twitter:card': 'summary_large_image',
  }
  const tags = Object.entries(metas).map(
    ([name, content]) => `<meta property="${name}" content="${content}">`,
  )
  return {
    path,
    html:
      `<!doctype html><html lang="${localeOfPath(path) ?? ''}"><head>` +
      `<title>A title of page ${path} that is long enough</title>` +
      `<meta name="description" content="A description of page ${path} that is long enough to be shown by search engines">` +
      `<link rel="canonical" href="${ORIGIN}${canonical}">${alternates}${tags.join('')}${head}` +
      `<script type="application/ld+json">${data}</script></head><body><h1>x</h1>${body}</body></html>`,
  }
}

/** A site of pages, with the files that tests may link to. */
export function aSite(...pages: BuiltPage[]): BuiltSite {
  return builtSite(pages, new Set(FILES))
}

export function absolute(path: string): string {
  return ORIGIN + path
}

/** `<link rel="alternate">` of a page in the given languages. */
export function alternatesOf(path: string, locales: readonly Locale[] = ['en', SECOND, THIRD]): string {
  return alternateLinks(pageOfPath(path), locales)
    .map(
      ({ hreflang, path: target }) =>
        `<link rel="alternate" hreflang="${hreflang}" href="${ORIGIN}${target}">`,
    )
    .join('')
}
