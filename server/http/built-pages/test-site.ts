import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

import { SECOND, THIRD } from '#domain/language/a-locale.ts'
import { LOCALE_CODES } from '#domain/language/locales.ts'
import { CONFIRM_PAGE, CONFIRM_PLACE } from '#domain/form-sending/form-token.ts'

import { testFolder } from '../../test-app.ts'
import { loadSite, type Site } from './load-site.ts'

const ARTICLE = '/articles/website-pricing-guide'
const PAGES = [
  ...['/', '/chatbot', '/en/privacy', '/en/404', '/en/500', `/${THIRD}/404`, `/${THIRD}/500`],
  ...LOCALE_CODES.flatMap((locale) =>
    ['', '/knowledge', '/faq', '/about'].map((page) => `/${locale}${page}`),
  ),
  ...(SECOND === 'en' ? [] : [`/${SECOND}/privacy`]),
  ...LOCALE_CODES.map((locale) => `/${locale}${CONFIRM_PAGE}`),
  ...['en', SECOND, THIRD].map((locale) => `/${locale}${ARTICLE}`),
]
const HTML = 'text/html; charset=utf-8'

/** The words a page of the test site holds. */
export function pageText(path: string): string {
  const form = `<form method="post"><input type="hidden" name="${CONFIRM_PLACE}"/></form>`
  return `<!doctype html><title>Page ${path}</title>${path.endsWith(CONFIRM_PAGE) ? form : ''}`
}

/** Writes a small build into a folder, as `npm run build` would. */
export function writeTestSite(dist: string): void {
  const pages = PAGES.map((path) => ({
    path,
    file: `client${path === '/' ? '/index' : path}.html`,
    type: HTML,
    etag: `"${path}"`,
    immutable: false,
    encodings: ['br', 'gzip'],
    csp: "default-src 'self'",
  }))
  const script = {
    path: '/_astro/x.abc.js',
    file: 'client/_astro/x.abc.js',
    type: 'text/javascript',
    etag: '"x"',
    immutable: true,
    encodings: ['gzip'],
    csp: null,
  }
  const picture = {
    path: '/logo.png',
    file: 'client/logo.png',
    type: 'image/png',
    etag: '"logo"',
    immutable: false,
    encodings: [],
    csp: null,
  }
  const shared = {
    path: '/share/a.png',
    file: 'client/share/a.png',
    type: 'image/png',
    etag: '"share"',
    immutable: true,
    encodings: [],
    csp: null,
  }
  const files = [...pages, script, picture, shared]
  for (const { path, file } of files) writeCompressed(join(dist, file), Buffer.from(pageText(path)))
  mkdirSync(join(dist, 'server'), { recursive: true })
  writeFileSync(join(dist, 'server/manifest.json'), JSON.stringify({ files }))
}

/** The test site as the server has it, in memory. */
export function loadTestSite(): Site {
  const folder = testFolder()
  writeTestSite(folder.path)
  const site = loadSite(folder.path)
  void folder[Symbol.asyncDispose]()
  return site
}

function writeCompressed(file: string, content: Buffer): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
  writeFileSync(`${file}.br`, brotliCompressSync(content))
  writeFileSync(`${file}.gz`, gzipSync(content))
}
