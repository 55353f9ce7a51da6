import { neededFaces } from '../../site/build/fonts/page-fonts.ts'
import { linksOf, tagsOf, visibleText } from './built-page.ts'

/** Kinds of files a page loads first, in the order of the report. */
export type LoadKind = 'script' | 'style' | 'font' | 'picture'

/** Addresses of the files a page loads before anybody scrolls or clicks, by kind, each once. */
export type FirstLoad = Readonly<Record<LoadKind, readonly string[]>>

/** What only a script writes down later, or what stands ready for it. */
const NOT_SHOWN = /<(template|noscript)[\s>][\s\S]*?<\/\1>/g

/**
 * Reads from a built page what a browser fetches with it. Pictures further down are `loading="lazy"` and are left
 * out, though a browser may fetch the next of them early; so is what scripts import later.
 */
export function firstLoad(html: string): FirstLoad {
  const shown = html.replace(NOT_SHOWN, '')
  const hrefs = (relation: string) => linksOf(shown, relation).map((link) => link.get('href') ?? '')
  const sources = (name: string) => tagsOf(shown, name).filter((tag) => tag.get('loading') !== 'lazy')
  const preloads = linksOf(shown, 'preload').filter((link) => link.get('as') === 'font')
  return {
    script: ownFiles([...sources('script').map((tag) => tag.get('src') ?? ''), ...hrefs('modulepreload')]),
    style: ownFiles(hrefs('stylesheet')),
    font: ownFiles([
      ...preloads.map((link) => link.get('href') ?? ''),
      ...neededFaces(shown, visibleText(shown)).map(({ file }) => file),
    ]),
    picture: ownFiles([...sources('img').map((tag) => tag.get('src') ?? ''), ...hrefs('icon').slice(-1)]),
  }
}

function ownFiles(addresses: readonly string[]): string[] {
  const files = addresses
    .filter((address) => address.startsWith('/'))
    .map((address) => address.replace(/#.*/, ''))
  return [...new Set(files)]
}
