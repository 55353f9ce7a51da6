import { firstLoad, type LoadKind } from './first-load.ts'

/** KiB as sent, packed with brotli where it packs. The style sheet is part of the page: 22 and 12. */
const PAGE_KIB = 34
const KIB: Readonly<Record<LoadKind, number>> = { script: 10, style: 12, font: 60, picture: 40 }
const LOAD_KIB = { home: 120, article: 75, other: 120 }
const REQUESTS = 8
/** Russian pages have two alphabets: a file more for each of three families. */
const MORE_REQUESTS: Readonly<Record<string, number>> = { ru: 3 }

/** What a page weighs with all it loads first. */
export interface PageWeight {
  path: string
  /** HTML with its styles. */
  page: number
  script: number
  /** Everything together. */
  load: number
  requests: number
  problems: string[]
}

/**
 * Weighs a built page and says what is over its budget.
 * @param bytesOf bytes of a file as it is sent; of the page itself for its path.
 */
export function weighPage(path: string, html: string, bytesOf: (file: string) => number): PageWeight {
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
    ...kinds.map(({ kind, kib: has }) => ({ what: kind, has, most: KIB[kind] })),
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
  if (/^\/[a-z]{2}$/.test(path)) return 'home'
  return /^\/[a-z]{2}\/articles\//.test(path) ? 'article' : 'other'
}
