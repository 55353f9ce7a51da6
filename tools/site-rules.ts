import { DEFAULT_LOCALE } from '#domain/language/locales.ts'
import { parseLocaleCode } from '#domain/language/parse-locale.ts'
import { localeOfPath, switchPathLanguage } from '#domain/language/paths.ts'

/** A page as it was built. */
export interface BuiltPage {
  path: string
  html: string
}

/** Search engines cut titles and descriptions outside these lengths. */
const TITLE_LENGTH = { min: 15, max: 60 }
const DESCRIPTION_LENGTH = { min: 50, max: 160 }

/** Everything wrong with the built pages, as sentences that say what to do. */
export function checkPages(pages: readonly BuiltPage[], files: ReadonlySet<string>): string[] {
  const byPath = new Map(pages.map((page) => [page.path, page]))
  return [
    ...pages.flatMap((page) => [
      ...checkMarkup(page),
      ...checkHead(page),
      ...checkLinks(page, byPath, files),
    ]),
    ...checkUnique(pages),
  ]
}

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

function checkHead({ path, html }: BuiltPage): string[] {
  const found: string[] = []
  const locale = localeOfPath(path)
  if (locale !== null && !html.includes(`<html lang="${locale}"`))
    found.push(`${path} does not say it is in ${locale}`)
  const title = titleOf(html)
  if (!isWithin(title, TITLE_LENGTH))
    found.push(`${path} has a title of ${title.length} characters, not 15-60: ${title}`)
  const description = descriptionOf(html)
  if (!isWithin(description, DESCRIPTION_LENGTH)) {
    found.push(`${path} has a description of ${description.length} characters, not 50-160`)
  }
  return found
}

function checkLinks(
  { path, html }: BuiltPage,
  pages: ReadonlyMap<string, BuiltPage>,
  files: ReadonlySet<string>,
): string[] {
  const found: string[] = []
  const locale = localeOfPath(path)
  for (const [tag, href = ''] of html.matchAll(/<a\s[^>]*?href="([^"]*)"[^>]*>/g)) {
    if (/^(?:mailto:|tel:|https:\/\/wa\.me\/)/.test(href)) continue
    const { address, fragment } = destination(decode(href))
    const page = address === '' ? pages.get(path) : pages.get(address)
    if (!page) {
      if (!files.has(address)) found.push(`${path} links to ${href}, which does not exist`)
    } else {
      if (fragment && !page.html.includes(`id="${fragment}"`))
        found.push(`${path} links to ${href}, which has no such place`)
      const isLanguageLink = /\shreflang=/i.test(tag) // React writes hrefLang
      const target = localeOfPath(page.path) // null: a page of no language of ours, such as a client's site
      if (locale !== null && target !== null && target !== locale && !isLanguageLink) {
        found.push(`${path} leads into another language: ${href}`)
      }
    }
  }
  return found
}

/** Where the server takes a link: `?lang=` of `/` is the language's home page, of any other page that page. */
function destination(href: string): { address: string; fragment: string } {
  const [target = '', fragment = ''] = href.split('#')
  const [address = '', query = ''] = target.split('?')
  const language = new URLSearchParams(query).get('lang')
  if (language === null) return { address, fragment }
  return { address: switchPathLanguage(address, parseLocaleCode(language) ?? DEFAULT_LOCALE), fragment }
}

/** Within a language no two pages meant to be found share a title or a description. */
function checkUnique(pages: readonly BuiltPage[]): string[] {
  const found: string[] = []
  const seen = new Map<string, string>()
  for (const { path, html } of pages) {
    if (html.includes('content="noindex"')) continue
    for (const text of [`title “${titleOf(html)}”`, `description “${descriptionOf(html)}”`]) {
      const key = `${localeOfPath(path) ?? ''} ${text}`
      const other = seen.get(key)
      if (other !== undefined) found.push(`${path} and ${other} have the same ${text}`)
      seen.set(key, path)
    }
  }
  return found
}

function titleOf(html: string): string {
  return decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '')
}

function descriptionOf(html: string): string {
  return decode(/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '')
}

function isWithin(text: string, { min, max }: { min: number; max: number }): boolean {
  return text.length >= min && text.length <= max
}

function decode(text: string): string {
  return text
    .replaceAll('&#39;', "'")
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

/** The words of a page, without scripts, styles and tags. */
function visibleText(html: string): string {
  return html.replace(/<(script|style)[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, ' ')
}
