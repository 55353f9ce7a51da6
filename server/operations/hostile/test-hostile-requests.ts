import { METHODS } from 'node:http'

import fc from 'fast-check'

import { REDIRECT_RULES } from '#domain/redirects/redirects.ts'

import type { Endpoint } from '../../test-endpoints.ts'
import { hostileBody, type HostileBody } from './test-hostile-bodies.ts'
import { hostileText, MARKER } from './test-hostile-text.ts'

/** A request that no browser sends. */
export interface HostileRequest {
  method: string
  /** Path and query, in ASCII. */
  target: string
  /** Names in lower case; values without line ends. */
  headers: Readonly<Record<string, string>>
  body: Buffer
}

/** Pages of the test site (server/http/built-pages/test-site.ts) and of the server. */
const ADDRESSES = [
  ...['/', '/en', '/de', '/ru', '/chatbot', '/en/privacy', '/en/404', '/en/500', '/EN/', '/ee/contact'],
  ...['/en/articles/website-pricing-guide', '/_astro/x.abc.js', '/logo.png', '/share/a.png', '/robots.txt'],
  ...['/healthz', '/readyz', '/api/csp-reports', '/api/nothing', '/api', '/api/'],
  ...REDIRECT_RULES.map(({ from }) => from),
]

const TRICKS = [
  '/..',
  '/%2e%2e/',
  '//',
  '/.',
  '%00',
  '%2f',
  '%5c',
  ';a=b',
  '%ff',
  '%0d%0aset-cookie:a=b',
  '/a/b',
  '.html',
]

/** A text as a careless client writes it into an address. */
function inAddress(text: string): string {
  return (text.isWellFormed() ? encodeURIComponent(text) : '%ed%a0%80').slice(0, 6_000)
}

const query: fc.Arbitrary<string> = fc
  .array(
    fc.tuple(
      fc.oneof(fc.constantFrom('lang', 'lng', 'utm_source', '__proto__', ''), hostileText.map(inAddress)),
      fc.oneof(fc.constantFrom('de', 'ee', 'xx', MARKER.replaceAll(' ', '+')), hostileText.map(inAddress)),
    ),
    { maxLength: 3 },
  )
  .map((pairs) => (pairs.length === 0 ? '' : `?${pairs.map((pair) => pair.join('=')).join('&')}`))

const pageTarget: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom(...ADDRESSES),
    fc.oneof(
      { weight: 3, arbitrary: fc.constant('') },
      fc.constantFrom(...TRICKS),
      hostileText.map((text) => `/${inAddress(text)}`),
    ),
    query,
  )
  .map((parts) => parts.join(''))

const HOSTILE_HEADERS = {
  'accept-language': [
    'et',
    'ru-RU,ru;q=0.9',
    '*',
    'xx',
    ';q=',
    'de;q=1e9,,,',
    'a-'.repeat(2_000),
    '__proto__',
  ],
  'accept-encoding': ['gzip', 'br;q=0', 'zstd, br', '*;q=0', 'identity;q=0', ',,;;q=x', 'x,'.repeat(2_000)],
  accept: ['*/*', 'text/html', 'application/x'.repeat(200)],
  cookie: ['i18next=de', 'i18next=__proto__', 'i18next=%', '=;=;=', 'a=b; '.repeat(800), `i18next=${MARKER}`],
  'if-none-match': ['*', 'W/"/en"', '"', ','.repeat(4_000)],
  'sec-fetch-site': ['same-origin', 'none', 'cross-site', 'same-site', MARKER],
  origin: ['null', 'http://localhost', 'https://evil.example', 'x', 'http://localhost:80:80', '://'],
  'x-forwarded-for': ['127.0.0.1', '::1', 'x', '1,2,3'],
  'x-forwarded-host': ['evil.example', MARKER],
  'x-forwarded-proto': ['https', 'x'],
  'content-encoding': ['gzip', 'br', 'identity', 'x'],
  'idempotency-key': [
    ...[
      'x',
      '"',
      '0f0e0d0c-0b0a-0908-0706-050403020100',
      '"0f0e0d0c-0b0a-0908-0706-050403020100"',
      '__proto__',
    ],
    '00000000-0000-0000-0000-000000000000',
  ],
  'form-token': ['x', '', '.', 'a.b.c', 'x'.repeat(4_000)],
  'form-proof': ['x', 'e30=', 'bnVsbA==', 'x'.repeat(4_000)],
  range: ['bytes=0-0', 'bytes=-1', 'bytes=9-1,0-'],
  'x-http-method-override': ['DELETE'],
  'user-agent': ['', MARKER, 'x'.repeat(4_000)],
  te: ['trailers'],
  referer: [`http://x/${MARKER}`],
} as const

const names = Object.keys(HOSTILE_HEADERS) as (keyof typeof HOSTILE_HEADERS)[]
const headers: fc.Arbitrary<Record<string, string>> = fc
  .subarray(names, { maxLength: 4 })
  .chain((chosen) =>
    fc.record(
      Object.fromEntries(
        chosen.map((name) => [name, fc.oneof(fc.constantFrom<string>(...HOSTILE_HEADERS[name]), headerText)]),
      ),
    ),
  )

/** What a header can contain: any byte but line ends. */
const headerText: fc.Arbitrary<string> = fc
  .uint8Array({ maxLength: 40 })
  .map((bytes) => Buffer.from(bytes.filter((byte) => byte >= 0x20 && byte !== 0x7f)).toString('latin1'))

const NO_BODY: HostileBody = { type: null, bytes: Buffer.alloc(0) }

/** A client that sends a valid request next, with the origin of our page. */
function endpointRequest(endpoint: Endpoint): fc.Arbitrary<HostileRequest> {
  const id = hostileText.map(inAddress)
  const body = fc.oneof({ weight: 12, arbitrary: hostileBody(endpoint) }, fc.constant(NO_BODY))
  const method = fc.oneof(
    { weight: 12, arbitrary: fc.constant(endpoint.method) },
    fc.constantFrom(...METHODS),
  )
  return fc
    .tuple(method, id, query, fc.oneof({ weight: 2, arbitrary: fc.constant({}) }, headers), body)
    .map(([method, id, query, headers, body]) => ({
      method,
      target: endpoint.path.replace(/:\w+/, () => id) + query,
      ...sent(headers, body),
    }))
}

const pageRequest: fc.Arbitrary<HostileRequest> = fc
  .tuple(fc.constantFrom('GET', 'GET', 'GET', 'HEAD', ...METHODS), pageTarget, headers)
  .map(([method, target, headers]) => ({ method, target, headers, body: NO_BODY.bytes }))

function sent(headers: Record<string, string>, { type, bytes }: HostileBody) {
  return { headers: { ...headers, ...(type === null ? {} : { 'content-type': type }) }, body: bytes }
}

/** Requests for everything the server answers. */
export function hostileRequest(endpoints: readonly Endpoint[]): fc.Arbitrary<HostileRequest> {
  const request = fc.oneof(
    { weight: 3, arbitrary: pageRequest },
    ...endpoints.map((endpoint) => ({ weight: 1, arbitrary: endpointRequest(endpoint) })),
  )
  return request.filter(({ method, target }) => method !== 'CONNECT' && !target.startsWith('//'))
}
