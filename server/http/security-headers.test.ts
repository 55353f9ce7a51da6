import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'

import { SECOND } from '#domain/language/a-locale.ts'

import { loadTestSite } from './built-pages/test-site.ts'
import { readSettings } from '../settings.ts'
import { startTestApp } from '../test-app.ts'
import { API_HEADERS, PAGE_HEADERS, strictTransport } from './security-headers.ts'
import { LEAST_SCORE, observatoryScore } from './test-observatory.ts'

const HSTS = 'max-age=63072000; includeSubDomains'
const secured = readSettings({ SITE_URL: 'https://agency.example' })

const OURS = { ...API_HEADERS, 'strict-transport-security': HSTS }
const without = (...names: string[]) =>
  Object.fromEntries(Object.entries(OURS).filter(([name]) => !names.includes(name)))

test.each([
  ['all we send', OURS, 150],
  ['a policy of frame-ancestors only', { ...OURS, 'content-security-policy': "frame-ancestors 'none'" }, 80],
  ['no policy', without('content-security-policy'), 75],
  ['no HSTS', without('strict-transport-security'), 80],
  ['another site let in', { ...OURS, 'access-control-allow-origin': '*' }, 50],
  ['an address told to all', { ...OURS, 'referrer-policy': 'unsafe-url' }, 140],
  ['a cookie for all', { ...OURS, 'set-cookie': ['a=b; Secure; SameSite=Lax', 'c=d'] }, 145],
  ['nothing', {}, 30],
])('the Observatory gives %s the known score', (_, headers, score) => {
  expect(observatoryScore(headers)).toBe(score)
})

/** The files of pages: browsers read Permissions-Policy on the page only. */
const PARTS: ReadonlySet<string> = new Set(['/_astro/x.abc.js', '/logo.png'])
const json = { 'content-type': 'application/json' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }

test.each([
  ['a page', 200, { url: '/en' }],
  ['a page without its body', 200, { method: 'HEAD', url: '/en' }],
  ['a page that did not change', 304, { url: '/en', headers: { 'if-none-match': '"/en"' } }],
  ['an asset', 200, { url: '/_astro/x.abc.js' }],
  ['a picture', 200, { url: '/logo.png' }],
  ['an old address', 301, { url: '/fr-fr' }],
  ['another language', 302, { url: `/en?lang=${SECOND}` }],
  ['no page', 404, { url: '/en/nothing' }],
  ['no asset', 404, { url: '/_astro/gone.js' }],
  ['an address nobody can read', 400, { url: '/%zz' }],
  ['JSON', 200, { url: '/healthz' }],
  ['a country that is not told to others', 403, { url: '/api/geo', headers: { 'sec-fetch-site': 'x' } }],
  ['an empty answer', 204, { method: 'DELETE', url: '/api/attachments/0123456789abcdef0123456789abcdef' }],
  ['a broken rule', 400, { method: 'POST', url: '/api/contact', headers: json, payload: '{}' }],
  ['a plain form', 303, { method: 'POST', url: '/api/contact', headers: form, payload: '' }],
  ['another method', 405, { url: '/api/contact' }],
  ['a preflight', 405, { method: 'OPTIONS', url: '/api/contact', headers: { origin: 'https://x.example' } }],
  ['no endpoint', 404, { url: '/api/nothing' }],
  [
    'a body too large',
    413,
    { method: 'POST', url: '/api/contact', headers: json, payload: ' '.repeat(65_537) },
  ],
  ['another type', 415, { method: 'POST', url: '/api/contact', headers: { 'content-type': 'text/xml' } }],
  ['a method for folders', 404, { method: 'PROPFIND', url: '/en' }],
  ['a method nobody routes', 404, { method: 'PURGE', url: '/en' }],
])('%s (%i) is A+', async (_, status, request) => {
  await using app = await startTestApp({ site: loadTestSite(), settings: secured })
  const { statusCode, headers } = await app.app.inject(request)
  expect(statusCode).toBe(status)
  expect(observatoryScore(headers)).toBeGreaterThanOrEqual(LEAST_SCORE)
  expect(headers['strict-transport-security']).toBe(HSTS)
  if (!PARTS.has(request.url)) expect(headers['permissions-policy']).toContain('camera=()')
  expect(headers['access-control-allow-origin']).toBeUndefined()
  expect(headers['server']).toBeUndefined()
})

test.each([
  ['a page', 500, '/en'],
  ['a call', 500, '/api/contact'],
])('%s that fails (%i) is A+', async (_, status, url) => {
  const site = new Map(loadTestSite())
  site.get = () => {
    throw new Error('the page is broken')
  }
  const aroundWrite = () => () => Promise.reject(new Error('the store is broken'))
  await using app = await startTestApp({ site, settings: secured, aroundWrite })
  const payload = { name: 'Mari', email: 'mari@example.com', message: 'Hi' }
  const answer = await app.app.inject(url === '/en' ? { url } : { method: 'POST', url, payload })
  expect(answer.statusCode).toBe(status)
  expect(observatoryScore(answer.headers)).toBeGreaterThanOrEqual(LEAST_SCORE)
})

test('a picture for sharing is open to other sites, and otherwise like every answer', async () => {
  await using app = await startTestApp({ site: loadTestSite(), settings: secured })
  const { headers } = await app.app.inject('/share/a.png')
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
  const closed = { ...headers, 'cross-origin-resource-policy': 'same-origin' }
  expect(observatoryScore(closed)).toBeGreaterThanOrEqual(LEAST_SCORE)
})

test('pages that are not built are A+, and say 503', async () => {
  await using app = await startTestApp({ settings: secured })
  const answer = await app.app.inject('/en')
  expect(answer.statusCode).toBe(503)
  expect(observatoryScore(answer.headers)).toBeGreaterThanOrEqual(LEAST_SCORE)
})

test('a method nobody routes is refused without a word of the address', async () => {
  await using app = await startTestApp({ site: loadTestSite() })
  const { body } = await app.app.inject({ method: 'COPY', url: '/en?name=mari' } as InjectOptions)
  expect(JSON.parse(body)).toMatchObject({
    success: false,
    type: 'urn:valmis:problem:not-found',
    status: 404,
  })
  expect(body).not.toContain('mari')
})

test('only pages name the address for reports', async () => {
  await using app = await startTestApp({ site: loadTestSite(), settings: secured })
  const endpoints = async (url: string) => (await app.app.inject(url)).headers['reporting-endpoints']
  expect(await endpoints('/en')).toBe(PAGE_HEADERS['reporting-endpoints'])
  expect(await endpoints('/en/nothing')).toBe(PAGE_HEADERS['reporting-endpoints'])
  for (const url of ['/healthz', '/logo.png', '/api/nothing']) expect(await endpoints(url)).toBeUndefined()
})

test.each([
  ['http://agency.example', 'preload', undefined],
  ['https://agency.example', 'off', undefined],
  ['https://agency.example', 'host', 'max-age=63072000'],
  ['https://agency.example', 'subdomains', HSTS],
  ['https://agency.example', 'preload', `${HSTS}; preload`],
] as const)('a site at %s with HSTS=%s sends %s', (siteUrl, hsts, header) => {
  expect(strictTransport({ siteUrl, hsts })['strict-transport-security']).toBe(header)
})
