import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

import { expect, test } from 'vitest'

import { SECOND, THIRD } from '#domain/language/a-locale.ts'

import { startTestApp, testFolder } from '../../test-app.ts'
import { answerPage, type PageRequest } from './answer-page.ts'
import { loadSite, type Site } from './load-site.ts'
import { loadTestSite, pageText, writeTestSite } from './test-site.ts'

const site = loadTestSite()

function ask(url: string, headers: Partial<Omit<PageRequest, 'url'>> = {}) {
  const nothing = {
    acceptEncoding: undefined,
    acceptLanguage: undefined,
    cookie: undefined,
    ifNoneMatch: undefined,
  }
  return answerPage(site, { url, ...nothing, ...headers })
}

test('a page comes as it was built, with its policy, to be asked for again', () => {
  const { status, headers, body } = ask('/en?utm_source=x')
  expect([status, body?.toString()]).toEqual([200, pageText('/en')])
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(body?.length),
    'content-security-policy': "default-src 'self'",
    'cache-control': 'public, max-age=0, must-revalidate',
    etag: '"/en"',
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
  })
  expect(headers['content-encoding']).toBeUndefined()
})

test('a file with a hash in its name is kept for ever', () => {
  expect(ask('/_astro/x.abc.js').headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

test('other sites may show our pictures for sharing, and nothing else of ours', () => {
  const policyOf = (url: string) => ask(url).headers['cross-origin-resource-policy']
  expect([policyOf('/share/a.png'), policyOf('/logo.png')]).toEqual(['cross-origin', 'same-origin'])
})

test.each([
  ['/en', 'gzip, deflate, br, zstd', 'br', '"/en-br"'],
  ['/en', 'gzip, zstd', 'gzip', '"/en-gzip"'],
  ['/en', 'deflate', undefined, '"/en"'],
  ['/_astro/x.abc.js', 'br, gzip', 'gzip', '"x-gzip"'],
  ['/logo.png', 'br, gzip', undefined, '"logo"'],
])('%s for %j comes in %s', (url, acceptEncoding, encoding, etag) => {
  const { headers, body } = ask(url, { acceptEncoding })
  expect([headers['content-encoding'], headers['etag']]).toEqual([encoding, etag])
  if (encoding === 'br' && body) expect(brotliDecompressSync(body).toString()).toBe(pageText(url))
  if (encoding === undefined) expect(body?.toString()).toBe(pageText(url))
})

test.each(['"/en-br"', 'W/"/en-br"', '"x", "/en-br"', '*'])('%s is still fresh', (ifNoneMatch) => {
  const { status, headers, body } = ask('/en', { acceptEncoding: 'br', ifNoneMatch })
  expect([status, body, headers['etag'], headers['content-length']]).toEqual([
    304,
    null,
    '"/en-br"',
    undefined,
  ])
})

test.each(['"/en"', '"other"', ''])('%j is not', (ifNoneMatch) => {
  expect(ask('/en', { acceptEncoding: 'br', ifNoneMatch }).status).toBe(200)
})

test.each([
  [`/?lang=${THIRD}`, undefined, `/${THIRD}`],
  [`/?lng=${SECOND.toUpperCase()}`, undefined, `/${SECOND}`],
  [`/?lang=xx&lng=${SECOND}&utm=1&lang=${THIRD}`, undefined, `/${SECOND}?utm=1`],
  ['/?a=1', `x=1; i18next=${SECOND}`, `/${SECOND}?a=1`],
  ['/', `i18next=${THIRD}`, `/${THIRD}`],
  [`/?lang=${THIRD}`, `i18next=${SECOND}`, `/${THIRD}`],
])('%s with cookie %s goes to %s', (url, cookie, location) => {
  const { status, headers } = ask(url, { cookie })
  expect(status).toBe(302)
  expect(headers).toMatchObject({ location, vary: 'Cookie', 'cache-control': 'private, no-store' })
})

test.each([
  ['/', undefined],
  ['/?lang=%3Cscript%3E', undefined],
  ['/?lang=//evil.example', 'i18next=//evil.example'],
  ['/?lang=de-AT', 'i18next=__proto__'],
])('%s with cookie %s is the page that decides', (url, cookie) => {
  const { status, headers } = ask(url, { cookie })
  expect(status).toBe(200)
  expect(headers['vary']).toBe('Accept-Encoding, Cookie')
})

test.each([
  [`/${THIRD}/nothing`, {}, `/${THIRD}/404`],
  ['/nothing', { cookie: `i18next=${THIRD}`, acceptLanguage: 'en' }, `/${THIRD}/404`],
  ['/nothing', { acceptLanguage: `tlh, ${THIRD}-AT;q=0.9, en;q=0.5` }, `/${THIRD}/404`],
  ['/nothing', {}, '/en/404'],
  ['/en/404', {}, '/en/404'],
])('%s with %j is the page %s with status 404', (url, headers, page) => {
  const answer = ask(url, headers)
  expect([answer.status, answer.body?.toString()]).toEqual([404, pageText(page)])
  expect(answer.headers['etag']).toBeUndefined()
})

test.each([
  '/nothing.js',
  '/_astro/old.css',
  '/../etc/passwd',
  `/${SECOND}/nothing`,
  '/constructor',
  '/en.html',
])('%s is not found', (url) => {
  expect(ask(url).status).toBe(404)
})

test('an incomplete build is not served', async () => {
  await using folder = testFolder()
  expect(() => loadSite(folder.path)).toThrow()
  writeTestSite(folder.path)
  rmSync(join(folder.path, 'client/en.html.br'))
  expect(() => loadSite(folder.path)).toThrow('en.html.br')
  writeFileSync(join(folder.path, 'server/manifest.json'), '{"files":[{"path":"/en"}]}')
  expect(() => loadSite(folder.path)).toThrow('malformed')
})

test('over HTTP a page is itself, and without a build 503 says what to do', async () => {
  await using app = await startTestApp({ site })
  const page = await app.app.inject({ url: '/en', headers: { 'accept-encoding': 'br' } })
  expect([page.statusCode, page.headers['content-encoding']]).toEqual([200, 'br'])
  await using bare = await startTestApp()
  const missing = await bare.app.inject({ url: '/en' })
  expect(missing.statusCode).toBe(503)
  expect(missing.body).toContain('npm run build')
})

/** A site that fails on every address but these. */
function siteThatKnowsOnly(...known: string[]): Site {
  const site = new Map(loadTestSite())
  const get = site.get.bind(site)
  site.get = (path) => {
    if (!known.includes(path)) throw new Error('the page is broken')
    return get(path)
  }
  return site
}

test('a page that cannot be shown is answered by a page, in its language, that nobody keeps', async () => {
  await using server = await startTestApp({ site: siteThatKnowsOnly(`/${THIRD}/500`) })
  const answer = await server.app.inject({ url: `/${THIRD}?x=1`, headers: { 'accept-encoding': 'identity' } })
  expect([answer.statusCode, answer.body]).toEqual([500, pageText(`/${THIRD}/500`)])
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'self'",
    'cache-control': 'no-store',
  })
  expect(answer.headers).not.toHaveProperty('etag')
})

test('an address of no language takes that of the cookie, then of the browser', async () => {
  await using server = await startTestApp({ site: siteThatKnowsOnly(`/${THIRD}/500`, '/en/500') })
  const ask = async (headers: Record<string, string>) =>
    (await server.app.inject({ url: '/nowhere', headers })).body
  expect(await ask({ cookie: `i18next=${THIRD}`, 'accept-language': 'en' })).toBe(pageText(`/${THIRD}/500`))
  expect(await ask({ 'accept-language': `${THIRD}-AT` })).toBe(pageText(`/${THIRD}/500`))
  expect(await ask({})).toBe(pageText('/en/500'))
})

test('HEAD has the headers and no body; a packed copy goes to whoever takes it', async () => {
  await using server = await startTestApp({ site: siteThatKnowsOnly('/en/500') })
  const head = await server.app.inject({ method: 'HEAD', url: '/en' })
  expect([head.statusCode, head.body]).toEqual([500, ''])
  expect(head.headers['content-length']).toBe(String(pageText('/en/500').length))
  const packed = await server.app.inject({ url: '/en', headers: { 'accept-encoding': 'gzip' } })
  expect(packed.headers['content-encoding']).toBe('gzip')
})

test('a script or a picture gets no page, and a site whose fallback is broken a problem document', async () => {
  await using server = await startTestApp({ site: siteThatKnowsOnly('/en/500') })
  const script = await server.app.inject('/_astro/x.abc.js')
  expect([script.statusCode, script.headers['content-type']]).toEqual([
    500,
    'application/problem+json; charset=utf-8',
  ])
  await using broken = await startTestApp({ site: siteThatKnowsOnly() })
  const answer = await broken.app.inject('/en')
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    500,
    'application/problem+json; charset=utf-8',
  ])
  expect(answer.body).not.toContain('broken')
})
