import { localeOfPath } from '#domain/language/paths.ts'
import { findRedirect } from '#domain/redirects/redirects.ts'

import {
  type BuiltPage,
  type BuiltSite,
  canonicalsOf,
  isHidden,
  linksOf,
  ownAddress,
  tagsOf,
} from './built-page.ts'

/** The sitemap lists the public pages and no others, with the alternates in their heads. */
export function checkSitemap(xml: string, site: BuiltSite): string[] {
  const entries = new Map(
    [...xml.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, entry = '']) => {
      const address = /<loc>([^<]*)<\/loc>/.exec(entry)?.[1] ?? ''
      return [ownAddress(address, site) ?? address, hreflangsOf(tagsOf(entry, 'xhtml:link'))]
    }),
  )
  const wanted = [...site.pages.values()].filter(
    (page) => !isHidden(page) && canonicalPathOf(page, site) === page.path,
  )
  const paths = new Set(wanted.map(({ path }) => path))
  const different = wanted.filter(
    ({ path, html }) => entries.has(path) && entries.get(path) !== hreflangsOf(linksOf(html, 'alternate')),
  )
  return [
    ...[...paths].filter((path) => !entries.has(path)).map((path) => `sitemap.xml lacks ${path}`),
    ...[...entries.keys()]
      .filter((path) => !paths.has(path))
      .map((path) => `sitemap.xml lists ${path}, which is no page to be found`),
    ...different.map(({ path }) => `sitemap.xml names other alternates of ${path} than its head`),
  ]
}

function hreflangsOf(links: readonly ReadonlyMap<string, string>[]): string {
  return links
    .filter((link) => link.has('hreflang'))
    .map((link) => `${link.get('hreflang') ?? ''} ${link.get('href') ?? ''}`)
    .join('\n')
}

/** Alternates count when both sides agree: each page names itself, the default and its translations. */
export function checkAlternates(page: BuiltPage, site: BuiltSite): string[] {
  const { path } = page
  const [canonical, ...more] = canonicalsOf(page).map((address) => ownAddress(address, site))
  if (canonical === undefined || canonical === null || more.length > 0)
    return [`${path} does not have one canonical address of this site`]
  const alternates = alternatesOf(page, site)
  if (canonical !== path) {
    const original = site.pages.get(canonical)
    const isOriginal = original && canonicalPathOf(original, site) === canonical
    return [
      ...(isOriginal ? [] : [`${path} names ${canonical} as its original, which is none`]),
      ...(alternates.length === 0 ? [] : [`${path} is no original and must not name alternates`]),
    ]
  }
  const found: string[] = []
  if (!alternates.some(({ target }) => target === path))
    found.push(`${path} does not name itself among its alternates`)
  if (!alternates.some(({ hreflang }) => hreflang === 'x-default')) found.push(`${path} names no x-default`)
  for (const { hreflang, target } of alternates) {
    const other = site.pages.get(target)
    if (!other) found.push(`${path} names the alternate ${target}, which does not exist`)
    else if (!alternatesOf(other, site).some((back) => back.target === path))
      found.push(`${path} names the alternate ${target}, which does not name it back`)
    if (hreflang !== 'x-default' && localeOfPath(target) !== hreflang)
      found.push(`${path} says that ${target} is in ${hreflang}`)
  }
  return found
}

/** Path of a page's canonical link; null when it is missing or another site's. */
export function canonicalPathOf(page: BuiltPage, site: BuiltSite): string | null {
  const [canonical] = canonicalsOf(page)
  return canonical === undefined ? null : ownAddress(canonical, site)
}

/** A page's alternates, each at the path the server redirects to. */
function alternatesOf({ html }: BuiltPage, site: BuiltSite): { hreflang: string; target: string }[] {
  return linksOf(html, 'alternate').flatMap((link) => {
    const hreflang = link.get('hreflang')
    const path = ownAddress(link.get('href') ?? '', site)
    if (hreflang === undefined || path === null) return []
    return [{ hreflang, target: findRedirect(path)?.path ?? path }]
  })
}
