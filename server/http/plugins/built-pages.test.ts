import { expect, test } from 'vitest'

import { loadSite } from '../built-pages/load-site.ts'
import { pageText, writeTestSite } from '../built-pages/test-site.ts'
import { startTestApp, testFolder } from '../../test-app.ts'
import { exchangeBytes } from '../../test-exchange.ts'

/** Requests an address exactly as written; client libraries would normalize it. */
async function ask(method: string, target: string, headers: readonly string[] = []) {
  await using folder = testFolder()
  writeTestSite(folder.path)
  await using app = await startTestApp({ site: loadSite(folder.path) })
  const head = [`${method} ${target} HTTP/1.1`, 'host: x', 'connection: close', ...headers]
  const answer = await exchangeBytes(app.app, Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1'))
  const [top = '', ...body] = answer.split('\r\n\r\n')
  return { status: Number(top.slice(9, 12)), top, body: body.join('\r\n\r\n') }
}

test.each([
  '/../etc/passwd',
  '/en/../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  '/..%5c..%5cetc',
  '//',
  '//evil.example',
  '//evil.example/',
  '//evil.example/en/',
  '/\\evil.example',
  '/\\evil.example/',
  '/%2f%2fevil.example',
  '/%2f%2fevil.example/',
  '/en/nothing/',
  '/en%2f',
  '/en%00',
  '/%00',
  '/en%0d%0ax:y',
  '/__proto__',
  '/en/..;/de',
  '/fr-fr//evil.example',
  '/fr-fr/\\evil.example',
  '/ee/%2f%2fevil.example',
  '/ee/%5cevil.example',
  '/ee/../..//evil.example',
  '/articles/%2e%2e/%2e%2e//evil.example',
  '/diensten//evil.example',
])('%s is not found, and says nothing', async (target) => {
  const { status, top } = await ask('GET', target)
  expect(status).toBe(404)
  expect(top).toContain('content-security-policy: ')
  expect(top).not.toMatch(/location:/i)
})

test.each(['/%', '/%zz', '/%c0%ae', '/en%ff', '/\u00ff'])('%s cannot be read', async (target) => {
  expect((await ask('GET', target)).status).toBe(400)
})

test.each(['http://x/en', 'HTTP://other.example/en?a=1'])(
  '%s, as proxies write it, is the page',
  async (target) => {
    expect(await ask('GET', target)).toMatchObject({ status: 200, body: pageText('/en') })
  },
)

test.each(['/en/?a=\u00ff', '/en/?a=\t', '/en/?%0d%0aset-cookie:a=b', '/?lang=de&a=\u00ff'])(
  '%j moves without a header of its own',
  async (target) => {
    const { status, top } = await ask('GET', target)
    expect([301, 302, 400]).toContain(status)
    expect(top).not.toMatch(/^set-cookie/im)
  },
)

test('a range is not served in part: the whole page is the right answer', async () => {
  const { status, top, body } = await ask('GET', '/en', ['range: bytes=0-3'])
  expect([status, body]).toEqual([200, pageText('/en')])
  expect(top).not.toMatch(/content-range/i)
})

test('HEAD has the headers of GET and no body, also when nothing changed or nothing is there', async () => {
  const get = await ask('GET', '/en')
  const head = await ask('HEAD', '/en')
  const withoutDate = (top: string) => top.replace(/\r\ndate: [^\r]+/i, '')
  expect(head.body).toBe('')
  expect(withoutDate(head.top)).toBe(withoutDate(get.top))
  const fresh = await ask('HEAD', '/en', ['if-none-match: "/en"'])
  expect([fresh.status, fresh.body]).toEqual([304, ''])
  const missing = await ask('HEAD', '/en/nothing')
  expect([missing.status, missing.body]).toEqual([404, ''])
})

test('a tag decides alone: a date, or a tag of another encoding, changes nothing', async () => {
  const date = 'if-modified-since: Fri, 01 Jan 2100 00:00:00 GMT'
  expect((await ask('GET', '/en', [date])).status).toBe(200)
  expect((await ask('GET', '/en', [date, 'if-none-match: "/en"'])).status).toBe(304)
  expect((await ask('GET', '/en', ['accept-encoding: br', 'if-none-match: "/en-gzip"'])).status).toBe(200)
})

test('a body nobody asked for is not read, and the page comes', async () => {
  expect((await ask('GET', '/en', ['content-length: 2', '', '{}'])).status).toBe(200)
})
