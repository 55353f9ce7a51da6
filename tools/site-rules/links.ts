import { portfolioItems } from '#content/catalogue/portfolio.ts'
import { testimonials } from '#content/catalogue/testimonials.ts'
import { DEFAULT_LOCALE, parseLocaleCode } from '#domain/language/locales.ts'
import { localeOfPath, switchPathLanguage } from '#domain/language/paths.ts'
import type { PortfolioItem } from '#domain/portfolio/portfolio.ts'
import { findRedirect } from '#domain/redirects/redirects.ts'
import type { Testimonial } from '#domain/testimonials/testimonials.ts'

import { ownAddress, tagsOf, type BuiltPage, type BuiltSite } from './built-page.ts'

/** Addresses in articles and legal texts: each is listed on purpose, otherwise it is a mistake. */
const IN_TEXTS: readonly string[] = []

const items: readonly PortfolioItem[] = portfolioItems
const reviews: readonly Testimonial[] = testimonials

/** Other sites a page may link to: clients, their videos, and those named in texts. */
const OUTWARD_LINKS: ReadonlySet<string> = new Set([
  ...IN_TEXTS,
  ...items.map(({ address }) => address),
  ...reviews.flatMap(({ videoUrl }) => videoUrl ?? []),
])

/** Addresses of other programs, and data URLs. */
const LEADS_NOWHERE = /^(?:mailto:|tel:|data:|https:\/\/wa\.me\/)/

/** Every link of a page leads somewhere, and stays in its language. */
export function checkLinks(page: BuiltPage, site: BuiltSite): string[] {
  const { path, html } = page
  const found: string[] = []
  const locale = localeOfPath(path)
  for (const link of [...tagsOf(html, 'a'), ...tagsOf(html, 'link')]) {
    const href = link.get('href')
    if (href === undefined || LEADS_NOWHERE.test(href)) continue
    const problem = problemOfAddress(href, page, site)
    if (problem !== null) found.push(`${path} links to ${href}, ${problem}`)
    const target = localeOfPath(followAddress(href, site)?.address ?? '') // null: a page without a language
    const isMeant = link.has('hreflang') || link.get('rel') === 'canonical'
    if (locale !== null && target !== null && target !== locale && !isMeant)
      found.push(`${path} leads into another language: ${href}`)
  }
  return found
}

/** The fault of an address, as the end of a sentence; null: none. */
export function problemOfAddress(
  href: string,
  from: BuiltPage,
  site: BuiltSite,
  outward = OUTWARD_LINKS,
): string | null {
  const target = followAddress(href, site)
  if (target === null)
    return outward.has(href)
      ? null
      : 'which is on another server: if it should, name it in tools/site-rules/links.ts'
  const { address, fragment } = target
  const page = address === '' ? from : site.pages.get(address)
  if (!page) return site.files.has(address) ? null : 'which does not exist'
  return fragment !== '' && !page.html.includes(`id="${fragment}"`) ? 'which has no such place' : null
}

interface Target {
  /** Path of a page or file; '' is the link's own page. */
  address: string
  fragment: string
}

/** Where the server redirects an address, by `?lang=` or from `/ee` to `/et`; null for other sites. */
function followAddress(href: string, site: BuiltSite): Target | null {
  const own = ownAddress(href, site)
  if (own === null) return null
  const [beforeFragment = '', fragment = ''] = own.split('#')
  const [path = '', query = ''] = beforeFragment.split('?')
  const language = new URLSearchParams(query).get('lang')
  if (language !== null)
    return { address: switchPathLanguage(path, parseLocaleCode(language) ?? DEFAULT_LOCALE), fragment }
  return { address: findRedirect(path)?.path ?? path, fragment }
}
