import { portfolioItems } from '#content/catalogue/portfolio.ts'
import { testimonials } from '#content/catalogue/testimonials.ts'
import { DEFAULT_LOCALE } from '#domain/language/locales.ts'
import { parseLocaleCode } from '#domain/language/parse-locale.ts'
import { localeOfPath, switchPathLanguage } from '#domain/language/paths.ts'
import type { PortfolioItem } from '#domain/portfolio/portfolio.ts'
import { findRedirect } from '#domain/redirects/redirects.ts'
import type { Testimonial } from '#domain/testimonials/testimonials.ts'

import { ownAddress, tagsOf, type BuiltPage, type BuiltSite } from './built-page.ts'

/** What articles and legal texts name of others, to the letter: every address is here on purpose, or it is a slip. */
const IN_TEXTS: readonly string[] = []

const items: readonly PortfolioItem[] = portfolioItems
const reviews: readonly Testimonial[] = testimonials

/** Addresses of others that a page may link to: those of clients, of their videos, and those named in texts. */
const OUTWARD_LINKS: ReadonlySet<string> = new Set([
  ...IN_TEXTS,
  ...items.map(({ address }) => address),
  ...reviews.flatMap(({ videoUrl }) => videoUrl ?? []),
])

/** Links whose target is in another language by intent: they say which, or where the original is. */
const MAY_CHANGE_LANGUAGE = new Set(['canonical'])

/** Addresses of other programs, and data inside the page. */
const LEADS_NOWHERE = /^(?:mailto:|tel:|data:|https:\/\/wa\.me\/)/

/** Every link of a page, in its text and in its head, leads somewhere, and stays in its language. */
export function checkLinks(page: BuiltPage, site: BuiltSite): string[] {
  const { path, html } = page
  const found: string[] = []
  const locale = localeOfPath(path)
  for (const link of [...tagsOf(html, 'a'), ...tagsOf(html, 'link')]) {
    const href = link.get('href')
    if (href === undefined || LEADS_NOWHERE.test(href)) continue
    const problem = problemOfAddress(href, page, site)
    if (problem !== null) found.push(`${path} links to ${href}, ${problem}`)
    const target = localeOfPath(followAddress(href, site)?.address ?? '') // null: a page of no language of ours
    const isMeant = link.has('hreflang') || MAY_CHANGE_LANGUAGE.has(link.get('rel') ?? '')
    if (locale !== null && target !== null && target !== locale && !isMeant)
      found.push(`${path} leads into another language: ${href}`)
  }
  return found
}

/** What is wrong with an address written on a page, as the end of a sentence; null when it leads somewhere. */
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
  /** Path of a page or file; '' is the page the link stands on. */
  address: string
  fragment: string
}

/**
 * Where the server takes an address: `?lang=` of `/` is the language's home page, of any other page that
 * page; `/ee` is `/et`. Null for another server's.
 */
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
