import { expect, test } from 'vitest'

import { cookieScopes } from './cookie-scopes.ts'

test.each([
  ['www.shop.example.com', [null, 'www.shop.example.com', 'shop.example.com', 'example.com']],
  ['example.com', [null, 'example.com']],
  ['localhost', [null]],
  ['127.0.0.1', [null]],
  ['[::1]', [null]],
])('a page of %s sees cookies of these domains', (host, domains) => {
  expect(cookieScopes(host, '/').map(({ domain }) => domain)).toEqual(domains)
})

test('a page sees cookies of every path that leads to it', () => {
  expect(cookieScopes('localhost', '/en/faq/').map(({ path }) => path)).toEqual([
    '/',
    '/en',
    '/en/',
    '/en/faq',
    '/en/faq/',
  ])
})
