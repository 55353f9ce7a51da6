import { expect } from 'vitest'

import { messages } from '#content/messages/messages.ts'
import { THIRD } from '#domain/language/a-locale.ts'

import { aContactRequest } from '../test-posts.ts'
import { startTestApp, test } from '../test-app.ts'

const HOST = 'agency.example'

test.for([
  ['nothing said: no browser', {}, 201],
  ['same origin', { 'sec-fetch-site': 'same-origin' }, 201],
  ['typed by hand', { 'sec-fetch-site': 'none' }, 201],
  ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['a sibling', { 'sec-fetch-site': 'same-site' }, 403],
  ['an invented word', { 'sec-fetch-site': 'x' }, 403],
  ['another site with our origin', { 'sec-fetch-site': 'cross-site', origin: `https://${HOST}` }, 403],
  ['same origin behind TLS', { 'sec-fetch-site': 'same-origin', origin: `https://${HOST}` }, 201],
  ['an old browser on our page', { origin: `http://${HOST}` }, 201],
  ['an old browser elsewhere', { origin: 'https://evil.example' }, 403],
  ['another port', { origin: `http://${HOST}:8080` }, 403],
  ['a sandboxed frame', { origin: 'null' }, 403],
  ['an origin that is none', { origin: 'nonsense' }, 403],
] as const)('%s', async ([, headers, status], { app }) => {
  const response = await app.postContact(aContactRequest(), { host: HOST, ...headers })
  expect(response.statusCode).toBe(status)
  expect(await app.countRows()).toBe(status === 201 ? 6 : 0)
  expect(response.headers['access-control-allow-origin']).toBeUndefined()
})

test('another site is refused in the language of the visitor before the body is read', async ({ app }) => {
  const response = await app.postContact('{', { 'sec-fetch-site': 'cross-site', 'accept-language': THIRD })
  expect(response.statusCode).toBe(403)
  expect(response.json()).toMatchObject({ message: messages[THIRD].problems.crossSite })
})

test('a preflight gets no permission', async ({ app }) => {
  const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
  const response = await app.app.inject({ method: 'OPTIONS', url: '/api/contact', headers })
  expect(response.statusCode).toBe(405)
  expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
})

test('a forwarded host counts only from a trusted proxy', async ({ app: plain }) => {
  const headers = { host: 'inner', 'x-forwarded-host': HOST, origin: `https://${HOST}` }
  expect((await plain.postContact(aContactRequest(), headers)).statusCode).toBe(403)
  await using proxied = await startTestApp({ env: { TRUST_PROXY: '127.0.0.1' } })
  expect((await proxied.postContact(aContactRequest(), headers)).statusCode).toBe(201)
})
