import { expect } from 'vitest'

import { collectLog, fixture, startTestApp, test as baseTest } from '../../test-app.ts'
import { readViolations } from './policy-report-route.ts'

const ROUTE = '/api/csp-reports'
const REPORTS = 'application/reports+json'
const violation = (blockedURL: string) => ({
  type: 'csp-violation',
  url: 'https://agency.example/en?canary=1',
  user_agent: 'canary',
  body: { effectiveDirective: 'img-src', blockedURL, sample: 'canary', referrer: 'https://canary.example' },
})

async function startReported() {
  const { lines, log } = collectLog('info')
  const app = await startTestApp({ log })
  return {
    lines,
    violations: () =>
      lines.filter((line) => line.includes('broke its policy')).map((line) => JSON.parse(line) as unknown),
    post: (payload: unknown, type = REPORTS) => app.postJson(ROUTE, payload, { 'content-type': type }),
    countRows: () => app.countRows(),
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  }
}

const test = baseTest.extend('server', fixture(startReported))

test('what a policy stopped is a line of directive, origin and count, nothing else', async ({ server }) => {
  const answer = await server.post([violation('https://ads.example/pixel?mail=canary')])
  expect([answer.statusCode, answer.body]).toEqual([204, ''])
  expect(server.violations()).toMatchObject([
    { level: 40, directive: 'img-src', blocked: 'https://ads.example', count: 1 },
  ])
  expect(server.lines.join('')).not.toMatch(/canary|pixel|agency\.example/)
  expect(await server.countRows()).toBe(0)
})

test('the older type is read too, with the sources some browsers append', async ({ server }) => {
  const older = { 'csp-report': { 'violated-directive': "font-src 'self'", 'blocked-uri': 'data' } }
  expect((await server.post(older, 'application/csp-report')).statusCode).toBe(204)
  expect(server.violations()).toMatchObject([{ directive: 'font-src', blocked: 'data', count: 1 }])
})

test('a thousand copies are four lines', async ({ server }) => {
  const copies = Array(50).fill(violation('inline'))
  for (let post = 0; post < 20; post += 1) await server.post(copies)
  expect(server.violations()).toMatchObject([1, 10, 100, 1_000].map((count) => ({ count })))
})

test('somebody who invents origins fills neither memory nor log', async ({ server }) => {
  for (let post = 0; post < 20; post += 1) {
    const invented = Array.from({ length: 50 }, (_, index) => violation(`https://x${post}-${index}.example/`))
    await server.post(invented)
  }
  expect(server.violations()).toHaveLength(200 + 3)
  expect(server.violations().at(-1)).toMatchObject({ directive: 'other', blocked: 'other', count: 100 })
})

test.for([
  ['JSON of another kind', 'application/json', '[]', 415],
  ['a plain form', 'application/x-www-form-urlencoded', 'a=b', 415],
  ['text', 'text/plain', '[]', 415],
  ['what is no JSON', REPORTS, '[', 400],
  ['nothing', REPORTS, '', 400],
  ['more than 16 KiB', REPORTS, JSON.stringify('x'.repeat(16 * 1024)), 413],
] as const)('%s is refused', async ([, type, payload, status], { server }) => {
  const answer = await server.post(payload, type)
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toMatchObject({ success: false, status })
  expect(server.violations()).toEqual([])
})

const report = (body: unknown, type = 'csp-violation') => ({ type, url: 'https://a.example/en', body })

test.each([
  ['inline', 'inline'],
  ['eval', 'eval'],
  ['trusted-types-sink', 'trusted-types-sink'],
  ['https://user:pass@ads.example:8443/path?mail=mari@example.com#f', 'https://ads.example:8443'],
  ['wss://ads.example/socket', 'wss://ads.example'],
  ['data:text/html,mari@example.com', 'data'],
  ['blob:https://agency.example/1b9d', 'blob'],
  ['chrome-extension://abcdefgh/content.js', 'chrome-extension'],
  ['data', 'data'],
  ['mari@example.com', 'unknown'],
  ['x\ny', 'unknown'],
  ['', 'unknown'],
  [undefined, 'unknown'],
  [{ toString: 1 }, 'unknown'],
])('what was blocked, %j, is logged as %s', (blockedURL, blocked) => {
  expect(readViolations([report({ blockedURL, effectiveDirective: 'img-src' })])).toEqual([
    { directive: 'img-src', blocked },
  ])
})

test.each([
  ['nothing', null],
  ['a word', 'csp-report'],
  ['an empty list', []],
  ['a list of nothing', [null, 1, []]],
  ['a report of another kind', [report({ effectiveDirective: 'img-src' }, 'deprecation')]],
  ['no directive', [report({ blockedURL: 'inline' })]],
  ['a directive that is none', [report({ effectiveDirective: 'mari@example.com' })]],
  ['a directive that goes on', [report({ effectiveDirective: 'img-src\nforged' })]],
  ['a directive that is no text', [report({ effectiveDirective: { a: 1 } })]],
])('%s is no violation', (_, body) => {
  expect(readViolations(body)).toEqual([])
})

test('of a thousand reports in one body fifty are read', () => {
  const body = Array(1_000).fill(report({ effectiveDirective: 'img-src', blockedURL: 'inline' }))
  expect(readViolations(body)).toHaveLength(50)
})
