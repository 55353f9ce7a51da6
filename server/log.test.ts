import { expect, test } from 'vitest'

import { THIRD } from '#domain/language/a-locale.ts'

import { aContactRequest } from './test-posts.ts'
import { createCountryLookup } from './features/geo/country-database.ts'
import { describeError, scrubbed } from './log.ts'
import { collectLog, startTestApp } from './test-app.ts'

test('a request is one line of what we name: no address, query, header or body', async () => {
  const { lines, log } = collectLog()
  await using app = await startTestApp({ log })
  const canary = { name: 'canary', email: 'canary@example.com', message: 'canary', phone: 'canary' }
  const headers = { 'user-agent': 'canary', referer: 'http://canary/', cookie: 'i18next=canary' }
  await app.postContact(aContactRequest(canary), headers)
  await app.postContact(aContactRequest({ ...canary, email: 'canary' }), headers)
  await app.app.inject({ url: '/api/canary?canary=1', headers })
  await app.app.inject({ url: '/canary?canary=1', headers })
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { method: 'POST', route: '/api/contact', status: 201, msg: 'request' },
    { method: 'POST', route: '/api/contact', status: 400 },
    { method: 'GET', route: '/api/*', status: 404 },
    { method: 'GET', route: '/*', status: 503, msg: 'page' },
  ])
  expect(lines.join('')).not.toMatch(/canary|127\.0\.0\.1/)
})

test('an address asked about stays out of the log, also when it cannot be looked up', async () => {
  const { lines, log } = collectLog()
  const countryOf = createCountryLookup(() => Promise.reject(new Error('no such file')))
  await using app = await startTestApp({
    log,
    countryOf,
    env: { TRUST_PROXY: '127.0.0.1' },
  })
  const headers = { 'x-forwarded-for': '203.0.113.77' }
  const response = await app.app.inject({ url: '/api/geo', headers })
  await app.app.inject({
    url: '/api/geo',
    headers: { ...headers, 'cf-ipcountry': 'EE', 'cf-ipcity': 'Canary' },
  })
  expect(response.statusCode).toBe(503)
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    {
      error: {
        kind: 'CountryDatabaseUnavailable',
        message: expect.stringContaining('no such file') as string,
      },
    },
    { method: 'GET', route: '/api/geo', status: 503 },
    { method: 'GET', route: '/api/geo', status: 200 },
  ])
  expect(lines.join('')).not.toMatch(/203\.0\.113|Canary|127\.0\.0\.1/)
})

test('a failure is logged for us and said to the visitor without its reasons', async () => {
  const { lines, log } = collectLog()
  const broken = () => () =>
    Promise.reject(new Error('SQLITE: select * from canary where email = mari@example.com'))
  await using app = await startTestApp({ log, aroundWrite: broken })
  const response = await app.postContact(aContactRequest({ language: THIRD }))
  expect(response.statusCode).toBe(500)
  expect(response.body).not.toMatch(/SQLITE|canary|\bat .*:\d/)
  expect(response.json()).toMatchObject({
    message: expect.stringContaining('sales@agency.example') as string,
  })
  expect(lines[0]).toContain('SQLITE')
  expect(lines.join('')).not.toContain('mari@example.com')
})

test.each([
  ['550 <mari@example.com> unknown', '550 <<address>> unknown'],
  ['two\r\nlines\tand \u0000 more', 'two lines and more'],
  ['x'.repeat(1_000), 'x'.repeat(300)],
])('%j becomes %j', (text, line) => {
  expect(scrubbed(text)).toBe(line)
})

test('something thrown that is no error is named by its kind', () => {
  expect(describeError('mari@example.com')).toEqual({ kind: 'string' })
})
