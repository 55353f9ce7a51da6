import { expect, test } from 'vitest'

import { THIRD } from '#domain/language/a-locale.ts'

import { startTestApp, testFolder } from '../../test-app.ts'
import { loadSite, type Site } from './load-site.ts'
import { pageText, writeTestSite } from './test-site.ts'

/** A site that fails on every address but these. */
async function siteThatKnowsOnly(...known: string[]): Promise<Site> {
  await using folder = testFolder()
  writeTestSite(folder.path)
  const site = new Map(loadSite(folder.path))
  const get = site.get.bind(site)
  site.get = (path) => {
    if (!known.includes(path)) throw new Error('the page is broken')
    return get(path)
  }
  return site
}

test('a page that cannot be shown is answered by a page, in its language, that nobody keeps', async () => {
  await using server = await startTestApp({ site: await siteThatKnowsOnly(`/${THIRD}/500`) })
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
  await using server = await startTestApp({ site: await siteThatKnowsOnly(`/${THIRD}/500`, '/en/500') })
  const ask = async (headers: Record<string, string>) =>
    (await server.app.inject({ url: '/nowhere', headers })).body
  expect(await ask({ cookie: `i18next=${THIRD}`, 'accept-language': 'en' })).toBe(pageText(`/${THIRD}/500`))
  expect(await ask({ 'accept-language': `${THIRD}-AT` })).toBe(pageText(`/${THIRD}/500`))
  expect(await ask({})).toBe(pageText('/en/500'))
})

test('HEAD has the headers and no body; a packed copy goes to whoever takes it', async () => {
  await using server = await startTestApp({ site: await siteThatKnowsOnly('/en/500') })
  const head = await server.app.inject({ method: 'HEAD', url: '/en' })
  expect([head.statusCode, head.body]).toEqual([500, ''])
  expect(head.headers['content-length']).toBe(String(pageText('/en/500').length))
  const packed = await server.app.inject({ url: '/en', headers: { 'accept-encoding': 'gzip' } })
  expect(packed.headers['content-encoding']).toBe('gzip')
})

test('a script or a picture gets no page, and a site whose fallback is broken a problem document', async () => {
  await using server = await startTestApp({ site: await siteThatKnowsOnly('/en/500') })
  const script = await server.app.inject('/_astro/x.abc.js')
  expect([script.statusCode, script.headers['content-type']]).toEqual([
    500,
    'application/problem+json; charset=utf-8',
  ])
  await using broken = await startTestApp({ site: await siteThatKnowsOnly() })
  const answer = await broken.app.inject('/en')
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    500,
    'application/problem+json; charset=utf-8',
  ])
  expect(answer.body).not.toContain('broken')
})
