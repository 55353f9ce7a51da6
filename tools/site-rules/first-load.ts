import { linksOf, tagsOf, visibleText } from './built-page.ts'

/** Kinds of files a page loads first, in the order of the report. */
export type LoadKind = 'script' | 'style' | 'font' | 'picture'

/** Addresses of the files a page loads before anybody scrolls or clicks, by kind, each once. */
type FirstLoad = Readonly<Record<LoadKind, readonly string[]>>

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

/** A face of a built page, with the file it comes from. */
interface Face {
  family: string
  file: string
  ranges: (readonly [number, number])[]
}

const FACE = /@font-face\{font-family:'([^']+)'[^}]*?url\((\/[^)]+)\)[^}]*?unicode-range:([^}]+)\}/g
/** Handwriting is fetched only where something is written by hand. */
const HAND = { family: 'Caveat', isUsed: /class="[^"]*\bhand\b/ }

/**
 * Faces the words of a page need: of those of a family the first that has a character. What a later one has too is
 * rare (site/build/fonts/fonts.ts) and stands in menus and parts that are closed, which fetch nothing.
 */
function neededFaces(html: string, text: string): Face[] {
  const faces = facesOf(html).filter(({ family }) => family !== HAND.family || HAND.isUsed.test(html))
  const points = new Set(Array.from(text, (character) => character.codePointAt(0) ?? 0))
  const needed = new Set<Face>()
  for (const family of new Set(faces.map((face) => face.family))) {
    const own = faces.filter((face) => face.family === family)
    for (const point of points) {
      const face = own.find(({ ranges }) => ranges.some(([from, to]) => point >= from && point <= to))
      if (face) needed.add(face)
    }
  }
  return [...needed]
}

function facesOf(html: string): Face[] {
  return [...html.matchAll(FACE)].map(([, family = '', file = '', ranges = '']) => ({
    family,
    file,
    ranges: ranges.split(',').map(rangeOf),
  }))
}

/** `U+20-7e` as its ends. */
function rangeOf(range: string): readonly [number, number] {
  const [from = '', to = from] = range.replace(/^U\+/, '').split('-')
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
}
