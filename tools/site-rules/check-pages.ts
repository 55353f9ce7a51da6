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
} from './built-page.ts'
import { checkLinks } from './links.ts'
import { canonicalPathOf, checkAlternates } from './sitemap.ts'
import { checkStructuredData } from './structured-data.ts'

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

/** What no page may contain: what its policy refuses, and requests to others. */
const FORBIDDEN: readonly (readonly [tag: RegExp, fault: string])[] = [
  [/<[a-z][^>]*\sstyle=/i, 'has a style attribute, which its policy refuses'],
  [/<[a-z][^>]*\son[a-z]+=/i, 'has an inline handler, which its policy refuses'],
  [
    /<(?:script|img|iframe|source)[^>]*\s(?:src|srcset)="(?:https?:)?\/\/[^"]+"/i,
    'asks another server for something',
  ],
]

function checkMarkup({ path, html }: BuiltPage): string[] {
  const found = FORBIDDEN.flatMap(([tag, fault]) => {
    const [part] = tag.exec(html) ?? []
    return part === undefined ? [] : [`${path} ${fault}: ${part}`]
  })
  const headings = html.match(/<h1[\s>]/g)?.length ?? 0
  if (headings !== 1) found.push(`${path} has ${headings} h1, not one`)
  const leftover = /\{[a-z]+[A-Za-z]*(?:\/[^{}]*)?\}/.exec(visibleText(html))
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

/** A page has its language, and a title and description of a length that search engines do not cut. */
function checkTitles(page: BuiltPage): string[] {
  const { path, html } = page
  const found: string[] = []
  const locale = localeOfPath(path)
  if (locale !== null && !html.includes(`<html lang="${locale}"`))
    found.push(`${path} does not say it is in ${locale}`)
  const title = titleOf(page)
  if (title.length < 15 || title.length > 60)
    found.push(`${path} has a title of ${title.length} characters, not 15-60: ${title}`)
  const { length } = descriptionOf(page)
  if (!isHidden(page) && (length < 50 || length > 160))
    found.push(`${path} has a description of ${length} characters, not 50-160`)
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
