import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { Readable } from 'node:stream'

import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'

import type { AnalysisReason } from '#domain/website-analysis/analysis-status.ts'

import { installedBrowser } from '../../features/website-analysis/find-browser.ts'
import { createLooker } from '../../features/website-analysis/looker.ts'
import { isFullRun } from './fault-run.ts'

type Answer = (response: ServerResponse, request: IncomingMessage) => unknown

const LIMIT_MS = 45_000
const HTML = { 'content-type': 'text/html; charset=utf-8' }
const MEGABYTE = Buffer.alloc(1_000_000, 'x')
const MANY = 100_000

/** A page with something to see; `%` is where it is hostile. */
function page(body: string): Answer {
  return (response) =>
    response.writeHead(200, HTML).end(`<!doctype html><html lang="en"><title>x</title><h1>Bakery</h1>${body}`)
}

function script(source: string): Answer {
  return page(`<script>${source}</script>`)
}

/** What plain clients get is well; a browser gets something else. */
function onlyBrowsers(answer: Answer): Answer {
  return (response, request) =>
    (request.headers['user-agent']?.includes('Chrome') ? answer : page('bread'))(response, request)
}

function withFile(body: string, file: Answer): Answer {
  return (response, request) => (request.url === '/' ? page(body) : file)(response, request)
}

const drip: Answer = (response) => {
  response.writeHead(200, HTML)
  const timer = setInterval(() => response.write('<p>x'), 200)
  response.once('close', () => clearInterval(timer))
}

const twoHundredMegabytes: Answer = (response) =>
  Readable.from(new Array<Buffer>(200).fill(MEGABYTE)).pipe(response.writeHead(200, HTML))

const inFrame = (what: string) =>
  `const frame = document.createElement('iframe'); document.documentElement.append(frame); const inner = frame.contentWindow; ${what}`

/**
 * What a site does, and how its analysis ends: `whole` with a report. The slow ones run in
 * `npm run test:faults` only; with two endings, the speed of the machine decides.
 */
const PAGES: Readonly<Record<string, [answer: Answer, endings: readonly (AnalysisReason | 'whole')[]]>> = {
  'turns browsers away': [onlyBrowsers((response) => response.writeHead(403, HTML).end('no')), ['refused']],
  'asks browsers for a password': [
    onlyBrowsers((response) => response.writeHead(401, { 'www-authenticate': 'Basic realm=x' }).end('no')),
    ['refused'],
  ],
  'is a download for browsers': [
    onlyBrowsers((response) => response.writeHead(200, { 'content-type': 'application/zip' }).end('x')),
    ['not-a-page'],
  ],
  'leads on and on by script': [script('location.replace("/?" + Math.random())'), ['too-many-redirects']],
  'removes itself': [script('onload = () => document.documentElement.remove()'), ['empty']],
  'loads 200 MB': [
    withFile('<script>fetch("/file").then((answer) => answer.blob())</script>', twoHundredMegabytes),
    ['too-large'],
  ],
}
const SLOW_PAGES: typeof PAGES = {
  'never answers': [() => undefined, ['unreachable']],
  'answers for ever': [drip, ['timed-out']],
  'waits for a script that never comes': [
    withFile('<script src="/file"></script>', () => undefined),
    ['timed-out', 'whole'],
  ],
  'waits for a picture that never ends': [withFile('<img src="/file">', drip), ['whole']],
  'is 200 MB': [twoHundredMegabytes, ['too-large']],
  'leads on and on by its head': [
    page('<meta http-equiv="refresh" content="0;url=/">'),
    ['too-many-redirects'],
  ],
  'reloads itself, and asks before': [
    script('onbeforeunload = (event) => event.preventDefault(); setTimeout(() => location.reload(), 10)'),
    ['too-many-redirects'],
  ],
  'has 100,000 elements in each other': [page('<div>'.repeat(MANY)), ['whole', 'frozen']],
  'has 100,000 elements in a row': [page('<p>bread</p>'.repeat(MANY)), ['whole', 'frozen']],
  'asks for 3,000 pictures': [
    withFile(Array.from({ length: 3_000 }, (_, nth) => `<img src="/${nth}">`).join(''), (response) =>
      response.writeHead(404).end(),
    ),
    ['whole', 'too-large'],
  ],
  'never rests': [script('for (;;);'), ['frozen']],
  'never rests once it is there': [script('onload = () => setTimeout(() => { for (;;); }, 200)'), ['frozen']],
  'takes all memory': [
    script('const all = []; for (;;) all.push(new Array(1e6).fill(Math.random()))'),
    ['crashed', 'frozen'],
  ],
  'alerts, confirms and prints for ever': [script('for (;;) { alert(1); confirm(2); print() }'), ['frozen']],
  'alerts, confirms and prints from a frame': [
    script(inFrame('setInterval(() => { inner.alert(1); inner.confirm(2); inner.print() }, 1)')),
    ['whole'],
  ],
  'storms its history': [
    script('setInterval(() => { for (let n = 0; n < 500; n += 1) history.pushState(n, "", "/?" + n) }, 1)'),
    ['frozen', 'whole'],
  ],
  'storms with popups': [
    script(inFrame('setInterval(() => { for (let n = 0; n < 50; n += 1) inner.open("/") }, 5)')),
    ['whole', 'frozen'],
  ],
  'starts twenty workers that never rest': [
    script('for (let n = 0; n < 20; n += 1) new Worker(URL.createObjectURL(new Blob(["for (;;);"])))'),
    ['whole', 'frozen'],
  ],
  'shows itself and our site in frames': [
    page('<iframe src="/"></iframe><iframe src="http://localhost:3000/en"></iframe>'),
    ['whole'],
  ],
}

const ALL_PAGES = { ...PAGES, ...SLOW_PAGES }

const isLeftOut = installedBrowser() === null || inject('postgresUrl') !== undefined

describe.skipIf(isLeftOut)('a site that', () => {
  const site = createServer((request, response) => {
    const [answer] =
      Object.values(ALL_PAGES)[Number(/^page(\d+)\./.exec(request.headers.host ?? '')?.[1])] ?? []
    if (answer === undefined || /\.(?:txt|xml)$/.test(request.url ?? '')) response.writeHead(404).end()
    else void answer(response, request)
  })
  beforeAll(() => once(site.listen(0, '127.0.0.1'), 'listening'))
  afterAll(() => {
    site.close()
    site.closeAllConnections()
  })

  test.for(Object.keys(isFullRun ? ALL_PAGES : PAGES))('%s', async (does) => {
    const host = `page${Object.keys(ALL_PAGES).indexOf(does)}.test`
    const looker = createLooker({
      hosts: new Map([[host, { address: '127.0.0.1', port: (site.address() as AddressInfo).port }]]),
      skipHosts: [],
      userAgent: 'ValmisAnalysis/1.0',
      sandbox: process.getuid?.() !== 0,
      browserPath: installedBrowser(),
    })
    const begun = performance.now()
    const quiet = { reach: () => Promise.resolve(), show: () => Promise.resolve() }
    const { reason } = await looker.look(`http://${host}/`, quiet)
    const ms = performance.now() - begun
    expect(ALL_PAGES[does]?.[1]).toContain(reason ?? 'whole')
    expect(ms).toBeLessThan(LIMIT_MS)
    expect(readdirSync(tmpdir()).filter((name) => name.startsWith(`valmis-look-${process.pid}-`))).toEqual([])
  })
})
