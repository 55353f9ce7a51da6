import { expect, test } from 'vitest'

import { messages } from '#content/messages/messages.ts'
import { SECOND } from '#domain/language/a-locale.ts'

import { startTestApp } from '../../test-app.ts'
import { createCountryLookup } from './country-database.ts'

/** Addresses that have belonged to Google (US) and the University of Tartu (EE) for decades. */
const GOOGLE = '8.8.8.8'
const TARTU = '193.40.5.73'
const PROXY = '10.1.2.3'

const NO_HEADERS: Record<string, string | string[]> = {}

async function ask({ remoteAddress = GOOGLE, headers = NO_HEADERS, trustProxy = '' } = {}) {
  await using app = await startTestApp({ env: { TRUST_PROXY: trustProxy } })
  return await app.app.inject({ url: '/api/geo', remoteAddress, headers }) // it answers before it closes
}

test('a visitor is told country and address, never to be stored', async () => {
  const response = await ask()
  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual({ country_code: 'US', ip: GOOGLE, city: null })
  expect(response.headers['cache-control']).toBe('no-store')
})

test.each([
  ['::ffff:193.40.5.73', TARTU, 'EE'],
  ['127.0.0.1', '127.0.0.1', null],
  ['10.20.30.40', '10.20.30.40', null],
  ['172.16.0.1', '172.16.0.1', null],
  ['192.168.1.1', '192.168.1.1', null],
  ['169.254.1.1', '169.254.1.1', null],
  ['100.64.0.1', '100.64.0.1', null],
  ['224.0.0.1', '224.0.0.1', null],
  ['::1', '::1', null],
  ['fd00::1', 'fd00::1', null],
  ['2001:db8::1', '2001:db8::1', null],
])('%s is %s in %s', async (remoteAddress, ip, country) => {
  expect((await ask({ remoteAddress })).json()).toEqual({ country_code: country, ip, city: null })
})

test.each([
  [{ 'cf-ipcountry': 'EE', 'cf-ipcity': 'Tartu' }, 'EE', 'Tartu'],
  [{ 'cf-ipcountry': 'ee', 'cf-ipcity': Buffer.from('Põlva').toString('latin1') }, 'EE', 'Põlva'],
  [{ 'x-vercel-ip-country': 'DE', 'x-vercel-ip-city': 'K%C3%B6ln' }, 'DE', 'Köln'],
  [{ 'cloudfront-viewer-country': 'FR', 'cloudfront-viewer-city': ' ' }, 'FR', null],
  [{ 'x-country-code': 'NL', 'cf-ipcity': 'Tartu' }, 'NL', null],
  [{ 'cf-ipcountry': 'XX', 'x-country-code': 'IT' }, 'IT', null],
  [{ 'cf-ipcountry': 'EE', 'cf-ipcity': 'a%0Ab' }, 'EE', null],
  [{ 'cf-ipcountry': 'EE', 'cf-ipcity': '%E0%A4%A' }, 'EE', null],
  [{ 'cf-ipcountry': 'EE', 'cf-ipcity': 'x'.repeat(101) }, 'EE', null],
])('a trusted proxy that says %j is believed', async (headers, country, city) => {
  const response = await ask({ remoteAddress: PROXY, headers, trustProxy: '10.0.0.0/8' })
  expect(response.json()).toEqual({ country_code: country, ip: PROXY, city })
})

test.each(['T1', 'XX', 'zz', 'EST', 'E', '', 'E1', 'EE, US', '<b'])(
  'a proxy that says %j knows no country, so the database answers for the forwarded address',
  async (country) => {
    const headers = { 'x-forwarded-for': TARTU, 'cf-ipcountry': country, 'cf-ipcity': 'Tartu' }
    const response = await ask({ remoteAddress: PROXY, headers, trustProxy: '10.0.0.0/8' })
    expect(response.json()).toEqual({ country_code: 'EE', ip: TARTU, city: null })
  },
)

test('nobody else is believed: neither about the place nor about the address', async () => {
  const headers = { 'x-forwarded-for': TARTU, 'cf-ipcountry': 'EE', 'cf-ipcity': 'Tartu' }
  const expected = { country_code: 'US', ip: GOOGLE, city: null }
  expect((await ask({ headers })).json()).toEqual(expected)
  expect((await ask({ headers, trustProxy: '10.0.0.0/8,::1' })).json()).toEqual(expected)
})

test('a forwarded address that is none is not repeated', async () => {
  const headers = { 'x-forwarded-for': '<script>' }
  const response = await ask({ remoteAddress: PROXY, headers, trustProxy: '10.0.0.0/8' })
  expect(response.json()).toEqual({ country_code: null, ip: null, city: null })
})

test('a database that cannot be read is a 503 in the language of the visitor, and the headers still do', async () => {
  const countryOf = createCountryLookup(() => Promise.reject(new Error('gone')))
  await using app = await startTestApp({ countryOf, env: { TRUST_PROXY: PROXY } })
  const headers = { 'accept-language': SECOND }
  const response = await app.app.inject({ url: '/api/geo', remoteAddress: GOOGLE, headers })
  expect(response.statusCode).toBe(503)
  expect(response.headers).toMatchObject({ 'retry-after': '30', 'cache-control': 'no-store' })
  const [words] = messages[SECOND].problems.unavailable.split('{email}')
  expect(response.json()).toMatchObject({
    success: false,
    type: 'urn:valmis:problem:unavailable',
    message: expect.stringContaining(words ?? '') as string,
  })
  expect(response.body).not.toContain('gone')
  const said = await app.app.inject({
    url: '/api/geo',
    remoteAddress: PROXY,
    headers: { 'x-country-code': 'EE' },
  })
  expect(said.json()).toMatchObject({ country_code: 'EE' })
})
