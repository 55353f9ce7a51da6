import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

import { SECOND, THIRD } from '#domain/language/a-locale.ts'
import { LOCALE_CODES } from '#domain/language/locales.ts'
import { ANALYSIS_PROGRESS_PAGE, ANALYSIS_PROGRESS_PLACE } from '#domain/website-analysis/analysis-status.ts'
import {
  CONFIRM_PAGE,
  CONFIRM_PLACE,
  ORDER_SENT_PAGE,
  SENT_PLACE,
  TICKET_SENT_PAGE,
} from '#domain/form-sending/form-token.ts'

import { testFolder } from '../../test-app.ts'
import { loadSite, type Site } from './load-site.ts'

const ARTICLE = '/articles/website-pricing-guide'
const PAGES = [
  ...['/', '/chatbot', '/desk', '/en/privacy', '/en/404', '/en/500', `/${THIRD}/404`, `/${THIRD}/500`],
  ...LOCALE_CODES.flatMap((locale) =>
    ['', '/knowledge', '/faq', '/about'].map((page) => `/${locale}${page}`),
  ),
  ...(SECOND === 'en' ? [] : [`/${SECOND}/privacy`]),
  ...LOCALE_CODES.flatMap((locale) =>
    [CONFIRM_PAGE, ANALYSIS_PROGRESS_PAGE, TICKET_SENT_PAGE, ORDER_SENT_PAGE].map(
      (page) => `/${locale}${page}`,
    ),
  ),
  ...['en', SECOND, THIRD].map((locale) => `/${locale}${ARTICLE}`),
]

export function pageText(path: string): string {
  const form = `<form method="post"><input type="hidden" name="${CONFIRM_PLACE}"/></form>`
  const places = {
    [CONFIRM_PAGE]: form,
    [ANALYSIS_PROGRESS_PAGE]: `<input type="hidden" name="${ANALYSIS_PROGRESS_PLACE}"/>`,
    [TICKET_SENT_PAGE]: `<b><input type="hidden" name="${SENT_PLACE}"/></b>`,
    [ORDER_SENT_PAGE]: `<b><input type="hidden" name="${SENT_PLACE}"/></b>`,
  }
  const place = Object.entries(places).find(([page]) => path.endsWith(page))?.[1] ?? ''
  return `<!doctype html><title>Page ${path}</title>${place}`
}

/** Writes a small build into a folder, as `npm run build` would. */
export function writeTestSite(dist: string): void {
  const page = { type: 'text/html; charset=utf-8', encodings: ['br', 'gzip'], csp: "default-src 'self'" }
  const script = { type: 'text/javascript', immutable: true, encodings: ['gzip'] }
  const picture = { type: 'image/png' }
  const files = [
    ...PAGES.map((path) => entry(path, `"${path}"`, page, `${path === '/' ? '/index' : path}.html`)),
    entry('/_astro/x.abc.js', '"x"', script),
    entry('/logo.png', '"logo"', picture),
    entry('/share/a.png', '"share"', { ...picture, immutable: true }),
  ]
  for (const { path, file } of files) writeCompressed(join(dist, file), Buffer.from(pageText(path)))
  mkdirSync(join(dist, 'server'), { recursive: true })
  writeFileSync(join(dist, 'server/manifest.json'), JSON.stringify({ files }))
}

/** A line of the manifest: a file that is not packed and may change, unless it says so. */
function entry(path: string, etag: string, differences: object, file = path) {
  return { path, etag, file: `client${file}`, immutable: false, encodings: [], csp: null, ...differences }
}

/** A small built site, whole in memory: its folder is gone. */
export function loadTestSite(): Site {
  const { path } = testFolder()
  writeTestSite(path)
  const files = [...loadSite(path)].map(
    // A picture's body is read when it is asked for: the copy has it.
    ([name, { identity, compressed }]) => [name, { identity: { ...identity }, compressed }] as const,
  )
  rmSync(path, { recursive: true })
  return new Map(files)
}

function writeCompressed(file: string, content: Buffer): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
  writeFileSync(`${file}.br`, brotliCompressSync(content))
  writeFileSync(`${file}.gz`, gzipSync(content))
}
