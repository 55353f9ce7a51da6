import { localeOfPath } from '#domain/language/paths.ts'

import {
  type BuiltPage,
  type BuiltSite,
  canonicalsOf,
  isHidden,
  metaOf,
  ownAddress,
  titleOf,
  visibleText,
} from './site-rules/built-page.ts'
import { checkLinks } from './site-rules/links.ts'
import { canonicalPathOf, checkAlternates } from './site-rules/sitemap.ts'
import { checkStructuredData } from './site-rules/structured-data.ts'

/** Tags that messengers need for a preview. */
const NEEDED = [
  'og:title',
  'og:description',
  'og:locale',
  'og:site_name',
  'og:image:alt',
  'twitter:card',
] as const
const ARTICLE_DATES = ['article:published_time', 'article:modified_time'] as const

/** Every fault of the built pages, as sentences that say what to do. */
export function checkPages(site: BuiltSite): string[] {
  return [
    ...[...site.pages.values()].flatMap((page) => checkPage(page, site)),
    ...checkUnique(site.pages.values()),
  ]
}

function checkPage(page: BuiltPage, site: BuiltSite): string[] {
  const found = [...checkMarkup(page), ...checkTitles(page), ...checkLinks(page, site)]
  if (isHidden(page)) return found
  found.push(...checkAlternates(page, site), ...checkSharing(page, site))
  if (canonicalPathOf(page, site) === page.path) found.push(...checkStructuredData(page, site))
  return found
}

/** What no page may contain: what its policy refuses, requests to others, and unfinished texts. */
function checkMarkup({ path, html }: BuiltPage): string[] {
  const found: string[] = []
  const style = /<[a-z][^>]*\sstyle=/i.exec(html)
  if (style) found.push(`${path} has a style attribute, which its policy refuses: ${style[0]}`)
  const handler = /<[a-z][^>]*\son[a-z]+=/i.exec(html)
  if (handler) found.push(`${path} has an inline handler, which its policy refuses: ${handler[0]}`)
  const foreign = /<(?:script|img|iframe|source)[^>]*\s(?:src|srcset)="(?:https?:)?\/\/[^"]+"/i.exec(html)
  if (foreign) found.push(`${path} asks another server for something: ${foreign[0]}`)
  const headings = html.match(/<h1[\s>]/g)?.length ?? 0
  if (headings !== 1) found.push(`${path} has ${headings} h1, not one`)
  const leftover = /\{[a-z]+[A-Za-z]*\}/.exec(visibleText(html))
  if (leftover) found.push(`${path} shows a placeholder that nobody filled: ${leftover[0]}`)
  return found
}

/** A shared page has a picture, a title and an address. */
function checkSharing(page: BuiltPage, site: BuiltSite): string[] {
  const { path, html } = page
  const found: string[] = NEEDED.filter((name) => !metaOf(html, name)).map(
    (name) => `${path} has no ${name} for sharing`,
  )
  const picture = ownAddress(metaOf(html, 'og:image') ?? '', site) ?? ''
  if (!site.files.has(picture))
    found.push(`${path} has a picture for sharing that does not exist: ${picture}`)
  if (metaOf(html, 'og:url') !== canonicalsOf(page)[0])
    found.push(`${path} is shared under another address than its canonical one`)
  if (metaOf(html, 'og:type') === 'article') {
    for (const name of ARTICLE_DATES) {
      if (Number.isNaN(Date.parse(metaOf(html, name) ?? '')))
        found.push(`${path} is an article without ${name}`)
    }
  }
  return found
}

/** Search engines cut titles and descriptions outside these lengths. */
const TITLE_LENGTH = { min: 15, max: 60 }
const DESCRIPTION_LENGTH = { min: 50, max: 160 }

/** A page has its language, and a title and description of the right length. */
function checkTitles(page: BuiltPage): string[] {
  const { path, html } = page
  const found: string[] = []
  const locale = localeOfPath(path)
  if (locale !== null && !html.includes(`<html lang="${locale}"`))
    found.push(`${path} does not say it is in ${locale}`)
  const title = titleOf(page)
  if (!isWithin(title, TITLE_LENGTH))
    found.push(`${path} has a title of ${title.length} characters, not 15-60: ${title}`)
  const description = descriptionOf(page)
  if (!isWithin(description, DESCRIPTION_LENGTH)) {
    found.push(`${path} has a description of ${description.length} characters, not 50-160`)
  }
  return found
}

/** Within a language every public page has its own title and description. */
function checkUnique(pages: Iterable<BuiltPage>): string[] {
  const found: string[] = []
  const seen = new Map<string, string>()
  for (const page of pages) {
    if (isHidden(page)) continue
    for (const text of [`title “${titleOf(page)}”`, `description “${descriptionOf(page)}”`]) {
      const key = `${localeOfPath(page.path) ?? ''} ${text}`
      const other = seen.get(key)
      if (other !== undefined) found.push(`${page.path} and ${other} have the same ${text}`)
      seen.set(key, page.path)
    }
  }
  return found
}

function descriptionOf({ html }: BuiltPage): string {
  return metaOf(html, 'description') ?? ''
}

function isWithin(text: string, { min, max }: { min: number; max: number }): boolean {
  return text.length >= min && text.length <= max
}
