import { expect, test } from 'vitest'

import { readViolations } from './read-violations.ts'

const report = (body: unknown, type = 'csp-violation') => ({
  type,
  age: 5,
  url: 'https://a.example/en',
  body,
})

test('a report of the Reporting API is its directive and the origin that was blocked', () => {
  const body = {
    blockedURL: 'https://ads.example:8443/x?mail=mari@example.com',
    documentURL: 'https://agency.example/en/ticket?secret=1',
    effectiveDirective: 'script-src-elem',
    originalPolicy: "default-src 'none'",
  }
  expect(readViolations([report(body)])).toEqual([
    { directive: 'script-src-elem', blocked: 'https://ads.example:8443' },
  ])
})

test('a report of CSP Level 2 is read alike, with the sources some browsers append', () => {
  const body = { 'blocked-uri': 'inline', 'violated-directive': "style-src 'self'", 'document-uri': '/x' }
  expect(readViolations({ 'csp-report': body })).toEqual([{ directive: 'style-src', blocked: 'inline' }])
})

test.each([
  ['inline', 'inline'],
  ['eval', 'eval'],
  ['trusted-types-sink', 'trusted-types-sink'],
  ['https://user:pass@ads.example/path?q#f', 'https://ads.example'],
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
