import { linksOf, tagsOf, visibleText } from './built-page.ts'

/** KiB as sent, with brotli for texts. The style sheet is part of the page (quality bars, section 1). */
const PAGE_KIB = 38
const KIB: Readonly<Record<LoadKind, number>> = { script: 10, style: 12, font: 60, picture: 40 }
const LOAD_KIB = { home: 120, article: 75, desk: 250, other: 120 }
/** The staff's page is an application. */
const DESK = { path: '/desk', script: 150 }
const REQUESTS = 8
/** Russian pages have two alphabets: one more file for each of three families. */
const MORE_REQUESTS: Readonly<Record<string, number>> = { ru: 3 }

/** What of a built page exceeds its budget; `bytesOf` a file as it is sent, the page itself by its path. */
export function weighPage(path: string, html: string, bytesOf: (file: string) => number) {
  const files = Object.entries(firstLoad(html)) as [LoadKind, string[]][]
  const kib = (kind: LoadKind, of: readonly string[]) => ({
    kind,
    kib: of.reduce((sum, file) => sum + bytesOf(file), 0) / 1024,
  })
  const kinds = files.map(([kind, of]) => kib(kind, of))
  const page = bytesOf(path) / 1024
  const load = kinds.reduce((sum, { kib: own }) => sum + own, page)
  const requests = 1 + files.reduce((sum, [, of]) => sum + of.length, 0)
  const limits = [
    { what: 'HTML with its styles', has: page, most: PAGE_KIB },
    ...kinds.map(({ kind, kib: has }) => ({
      what: kind,
      has,
      most: kind === 'script' && path === DESK.path ? DESK.script : KIB[kind],
    })),
    { what: 'everything it loads first', has: load, most: LOAD_KIB[sortOf(path)] },
  ]
  const problems = limits
    .filter(({ has, most }) => has > most)
    .map(({ what, has, most }) => `${path}: ${what} weighs ${has.toFixed(1)} KiB, budget ${most}`)
  const most = REQUESTS + (MORE_REQUESTS[path.split('/')[1] ?? ''] ?? 0)
  if (requests > most) problems.push(`${path} asks for ${requests} files at once, budget ${most}`)
  const script = kinds.find(({ kind }) => kind === 'script')?.kib ?? 0
  return { path, page, script, load, requests, problems }
}

function sortOf(path: string): keyof typeof LOAD_KIB {
  if (path === DESK.path) return 'desk'
  if (/^\/[a-z]{2}$/.test(path)) return 'home'
  return /^\/[a-z]{2}\/articles\//.test(path) ? 'article' : 'other'
}

/** Kinds of files in a first load, in the order of the report. */
type LoadKind = 'script' | 'style' | 'font' | 'picture'

/** Addresses of the files of a first load, by kind, each once. */
type FirstLoad = Readonly<Record<LoadKind, readonly string[]>>

/** Templates: a script inserts their contents later. */
const NOT_SHOWN = /<(template|noscript)[\s>][\s\S]*?<\/\1>/g

/** Files a browser loads with a page: not lazy pictures, nor what scripts import later. */
export function firstLoad(html: string): FirstLoad {
  const shown = html.replace(NOT_SHOWN, '')
  const hrefs = (relation: string) => linksOf(shown, relation).map((link) => link.get('href') ?? '')
  const sources = (name: string) => tagsOf(shown, name).filter((tag) => tag.get('loading') !== 'lazy')
  const preloads = linksOf(shown, 'preload').filter((link) => link.get('as') === 'font')
  return {
    script: ownFiles([...sources('script').map((tag) => tag.get('src') ?? ''), ...hrefs('modulepreload')]),
    style: ownFiles(hrefs('stylesheet')),
    font: ownFiles([...preloads.map((link) => link.get('href') ?? ''), ...neededFonts(shown)]),
    picture: ownFiles([...sources('img').map((tag) => tag.get('src') ?? ''), ...hrefs('icon').slice(-1)]),
  }
}

function ownFiles(addresses: readonly string[]): string[] {
  const files = addresses
    .filter((address) => address.startsWith('/'))
    .map((address) => address.replace(/#.*/, ''))
  return [...new Set(files)]
}

const FACE = /@font-face\{font-family:'([^']+)'[^}]*?url\((\/[^)]+)\)[^}]*?unicode-range:([^}]+)\}/g
/** The handwriting is loaded only where it is used. */
const HAND = { family: 'Caveat', isUsed: /class="[^"]*\bhand\b/ }

/** The font files with a character of the page. */
function neededFonts(html: string): string[] {
  const text = visibleText(html)
  return [...html.matchAll(FACE)]
    .filter(([, family]) => family !== HAND.family || HAND.isUsed.test(html))
    .filter(([, , , ranges = '']) => charactersOf(ranges).test(text))
    .map(([, , file = '']) => file)
}

/** Matches the characters of `U+20-7e,U+e4`. */
function charactersOf(ranges: string): RegExp {
  const points = ranges.replaceAll(
    /U\+(\w+)(?:-(\w+))?,?/g,
    (_, from: string, to: string = from) => `\\u{${from}}-\\u{${to}}`,
  )
  return new RegExp(`[${points}]`, 'u')
}

/** Static imports of a built script; dynamic ones are in backquotes. */
const STATIC_IMPORT = /(?:^|[;}])\n?import(?:[^"'`();]*from)?\s*"\.\/([^"]+)"/g

/** All files a built script needs, itself included, by name. */
export function fetchedWith(script: string, sources: ReadonlyMap<string, string>): Set<string> {
  const fetched = new Set([script])
  for (const name of fetched)
    for (const [, imported] of (sources.get(name) ?? '').matchAll(STATIC_IMPORT))
      if (imported !== undefined) fetched.add(imported)
  return fetched
}

/** Files one part adds to those of another (React, a form's field), by their sources, without hashes. */
export function fetchedOnlyWith(part: string, other: string, sources: ReadonlyMap<string, string>): string[] {
  const shared = fetchedWith(builtName(other, sources), sources)
  return [...fetchedWith(builtName(part, sources), sources)].filter((name) => !shared.has(name))
}

function builtName(part: string, sources: ReadonlyMap<string, string>): string {
  const found = [...sources.keys()].find((name) => name.startsWith(`${part}.`) && name.endsWith('.js'))
  if (found === undefined) throw new Error(`No script ${part} was built: rename it here too`)
  return found
}
