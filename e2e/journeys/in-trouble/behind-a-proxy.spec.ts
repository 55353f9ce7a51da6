import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { chromium, expect, test } from '@playwright/test'

import { THIRD } from '#domain/language/a-locale.ts'
import { ATTACHMENT_LIMITS } from '#domain/support-ticket/attachment.ts'

import { multipart } from '../../../server/features/conversation/attachments/test-uploads.ts'
import { aContactRequest } from '../../../server/test-posts.ts'
import type { ManifestEntry } from '../../../server/http/built-pages/load-site.ts'
import { LEAST_SCORE, observatoryScore } from '../../../server/http/test-observatory.ts'
import { startTestProcess } from '../../../server/test-process.ts'
import { launchOptions } from '../../../tools/browser.ts'
import {
  ask as askPort,
  certificateKey,
  isInstalled,
  type Question,
  SITE_HOST,
  startCaddy,
  startNginx,
} from '../../fixtures/loopback-proxy.ts'

const PROXIES = { nginx: startNginx, caddy: startCaddy } as const
const JSON_TYPE = { 'content-type': 'application/json' }
/** Another address of this machine, to see whose address arrives. */
const VISITOR = '127.0.0.5'
/** Headers that differ between connections and servers. */
const OWN_HEADERS = new Set(['date', 'connection', 'keep-alive', 'etag'])
const HSTS = 'max-age=63072000; includeSubDomains'

const unpack: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
}

/** The server behind a proxy from `deploy/`, as docs/operating.md describes. */
async function startSite(proxy: keyof typeof PROXIES) {
  const dataDir = mkdtempSync(join(tmpdir(), 'valmis-proxied-'))
  const env = { DATA_DIR: dataDir, SITE_URL: `https://${SITE_HOST}`, TRUST_PROXY: '127.0.0.1' }
  const server = startTestProcess(env)
  const inner = await server.address()
  const outer = await PROXIES[proxy](Number(inner.port))
  type Rest = Omit<Question, 'port'>
  return {
    origin: `https://${SITE_HOST}:${outer.https}`,
    ask: (rest: Rest) => askPort({ port: outer.https, ...rest }),
    askPlain: (path: string) => askPort({ scheme: 'http', port: outer.http, path }),
    askServer: (rest: Rest) => askPort({ scheme: 'http', port: Number(inner.port), ...rest }),
    names() {
      using db = new DatabaseSync(join(dataDir, 'valmis.db'), { readOnly: true })
      return db.prepare('select name from conversation').all()
    },
    logged: (words: string) => server.logged(words),
    key: () => certificateKey(outer.https),
    async stopServer() {
      server.kill('SIGTERM')
      await server.exited
    },
    async [Symbol.asyncDispose]() {
      await outer[Symbol.asyncDispose]()
      await server[Symbol.asyncDispose]()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** The hashed files of the build, one of each kind; the desk's come from the server, which knows who may reach it. */
function hashedFiles(): ManifestEntry[] {
  const { files } = JSON.parse(readFileSync('dist/server/manifest.json', 'utf8')) as {
    files: ManifestEntry[]
  }
  const kinds = Map.groupBy(
    files.filter(({ path, immutable }) => immutable && !path.startsWith('/desk/')),
    ({ path, encodings }) => `${path.split('/')[1]} ${extname(path)} ${encodings.join()}`,
  )
  return [...kinds.values()].flatMap((kind) => kind.slice(0, 1))
}

for (const proxy of ['nginx', 'caddy'] as const) {
  test.describe(`behind ${proxy}`, () => {
    test.skip(
      !isInstalled(proxy),
      `${proxy} is not installed: apt-get install --no-install-recommends ${proxy}`,
    )

    test('whoever comes without TLS is sent to it, at the same address', async () => {
      await using site = await startSite(proxy)
      const answer = await site.askPlain('/en/about?a=b')
      expect([301, 308]).toContain(answer.status)
      expect(answer.headers.location).toMatch(new RegExp(`^https://${SITE_HOST}(?::\\d+)?/en/about\\?a=b$`))
    })

    test('every kind of answer keeps its headers, once each, and is A+', async () => {
      await using site = await startSite(proxy)
      const kinds = [
        [200, { path: '/en' }],
        [200, { path: '/en', method: 'HEAD' }],
        [404, { path: '/en/nothing' }],
        [301, { path: '/fr-fr' }],
        [200, { path: '/healthz' }],
        [400, { path: '/api/contact', method: 'POST', headers: JSON_TYPE, body: '{}' }],
        [405, { path: '/api/contact', method: 'OPTIONS' }],
        [415, { path: '/api/contact', method: 'POST', body: 'x' }],
        [404, { path: '/_astro/gone.js' }],
        ...hashedFiles()
          .filter(({ path }) => !path.startsWith('/share/'))
          .map(({ path }) => [200, { path }] as const),
      ] as const
      for (const [status, question] of kinds) {
        const answer = await site.ask(question)
        const name = `${question.path} ${status}`
        expect(answer.status, name).toBe(status)
        expect(answer.repeated, name).toEqual([])
        expect(answer.headers['strict-transport-security'], name).toBe(HSTS)
        expect(observatoryScore(answer.headers), name).toBeGreaterThanOrEqual(LEAST_SCORE)
        if ('method' in question) continue
        const direct = await site.askServer(question)
        const policies = [answer, direct].map(({ headers }) => headers['content-security-policy'])
        expect(policies[0], name).toBe(policies[1])
      }
    })

    test('a page comes packed, and is not sent again while it did not change', async () => {
      await using site = await startSite(proxy)
      const first = await site.ask({ path: '/en', headers: { 'accept-encoding': 'gzip, br' } })
      expect(first.headers['content-encoding']).toBe('br')
      expect(brotliDecompressSync(first.body)).toEqual(readFileSync('dist/client/en.html'))
      const headers = { 'accept-encoding': 'gzip, br', 'if-none-match': first.headers.etag ?? '' }
      expect(await site.ask({ path: '/en', headers })).toMatchObject({ status: 304, body: Buffer.alloc(0) })
    })

    test('a hashed file comes from disk as the server would send it, in every packing', async () => {
      await using site = await startSite(proxy)
      const questions = hashedFiles().flatMap((file) =>
        ['', 'gzip', 'br', 'gzip, deflate, br', 'br;q=0, gzip', 'br;q=0.5'].map((packing) => ({
          file,
          packing,
        })),
      )
      for (const { file, packing } of questions) {
        const question = { path: file.path, headers: packing === '' ? {} : { 'accept-encoding': packing } }
        const [direct, answer] = [await site.askServer(question), await site.ask(question)]
        const name = `${file.path} (${packing})`
        const encoding = answer.headers['content-encoding']
        expect(encoding, name).toBe(direct.headers['content-encoding'])
        expect((unpack[encoding ?? ''] ?? ((body) => body))(answer.body), name).toEqual(
          readFileSync(join('dist', file.file)),
        )
        const expected = Object.entries(direct.headers).filter(([header]) => !OWN_HEADERS.has(header))
        expect(answer.headers, name).toMatchObject(Object.fromEntries(expected))
        expect(answer.repeated, name).toEqual([])
      }
      await site.stopServer()
      for (const { path } of hashedFiles()) expect((await site.ask({ path })).status, path).toBe(200)
      for (const ending of ['.br', '.gz'])
        expect((await site.ask({ path: `${hashedFiles()[0]?.path ?? ''}${ending}` })).status).not.toBe(200)
    })

    test('while the server starts again, visitors are told when to come back', async () => {
      await using site = await startSite(proxy)
      await site.stopServer()
      const answer = await site.ask({ path: '/en' })
      expect(answer.status).toBe(503)
      expect(answer.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
      expect(observatoryScore(answer.headers)).toBeGreaterThanOrEqual(LEAST_SCORE)
    })

    test("the server sees the visitor's address, whatever the visitor says", async () => {
      await using site = await startSite(proxy)
      const forged = {
        'x-forwarded-for': '203.0.113.9',
        forwarded: 'for=203.0.113.9',
        'x-real-ip': '203.0.113.9',
        'cf-ipcountry': 'FR',
        'cf-ipcity': 'Paris',
        'x-country-code': 'FR',
        'x-vercel-ip-country': 'FR',
        'cloudfront-viewer-country': 'FR',
      }
      const answer = await site.ask({ path: '/api/geo', from: VISITOR, headers: forged })
      expect(JSON.parse(answer.body.toString())).toEqual({ country_code: null, ip: VISITOR, city: null })
    })

    test('what the policy of a page stopped, the server hears from the browser', async () => {
      await using site = await startSite(proxy)
      const options = launchOptions({ isWhole: true })
      await using browser = await chromium.launch({
        ...options,
        args: [
          ...(options.args ?? []),
          '--short-reporting-delay',
          `--host-resolver-rules=MAP ${SITE_HOST} 127.0.0.1`,
          `--ignore-certificate-errors-spki-list=${await site.key()}`, // reports go to trusted hosts only
        ],
      })
      const page = await browser.newPage()
      await page.goto(`${site.origin}/en`)
      await page.evaluate(() =>
        document.body.append(Object.assign(new Image(), { src: 'https://ads.example/pixel?visitor=1' })),
      )
      expect(JSON.parse(await site.logged('broke its policy'))).toMatchObject({
        directive: 'img-src',
        blocked: 'https://ads.example',
        count: 1,
      })
    })

    test('a request is kept, and that of another site is not', async () => {
      await using site = await startSite(proxy)
      const post = (name: string, headers: Record<string, string>) =>
        site.ask({
          path: '/api/contact',
          method: 'POST',
          from: VISITOR,
          headers: { ...JSON_TYPE, ...headers },
          body: JSON.stringify(aContactRequest({ name })),
        })
      const evil = { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' }
      expect((await post('Mari', { origin: site.origin })).status).toBe(201)
      expect((await post('Eve', evil)).status).toBe(403)
      expect(site.names()).toEqual([{ name: 'Mari' }])
    })

    test('a file of ten megabytes arrives, one of fifteen is refused in the language of the visitor', async () => {
      await using site = await startSite(proxy)
      const send = (bytes: number) => {
        const part = {
          filename: 'a.txt',
          type: 'text/plain',
          content: Buffer.alloc(bytes, 'Words and more.\n'),
        }
        const { headers, payload } = multipart(part)
        const language = { 'accept-language': THIRD }
        const file = { path: '/api/attachments', method: 'POST', from: VISITOR, body: payload }
        return site.ask({ ...file, headers: { ...headers, ...language } })
      }
      expect((await send(ATTACHMENT_LIMITS.fileBytes)).status).toBe(201)
      const refused = await send(1.5 * ATTACHMENT_LIMITS.fileBytes)
      expect(refused.status).toBe(413)
      expect(refused.headers['content-type']).toBe('application/problem+json; charset=utf-8')
      expect(refused.headers['content-language']).toBe(THIRD)
    })

    test('a file that is too large is refused before it has come', async () => {
      await using site = await startSite(proxy)
      const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '50000000' }
      const answer = await site.ask({ path: '/api/attachments', method: 'POST', headers, unfinished: true })
      expect(answer.status).toBe(413)
      expect(JSON.parse(answer.body.toString())).toMatchObject({ success: false, status: 413 })
    })
  })
}
