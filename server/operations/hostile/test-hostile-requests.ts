import fc from 'fast-check'
import { METHODS } from 'node:http'
import { gzipSync } from 'node:zlib'

import { REDIRECT_RULES } from '#domain/redirects/redirects.ts'

import type { Endpoint } from '../../test-endpoints.ts'
import { hostileText, MARKER, hostileName, hostileValue } from './test-hostile-text.ts'

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
    ...['x', '"', '0f0e0d0c-0b0a-0908-0706-050403020100'],
    ...['"0f0e0d0c-0b0a-0908-0706-050403020100"', '__proto__'],
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
      headers: { ...headers, ...(body.type === null ? {} : { 'content-type': body.type }) },
      body: body.bytes,
    }))
}

const pageRequest: fc.Arbitrary<HostileRequest> = fc
  .tuple(fc.constantFrom('GET', 'GET', 'GET', 'HEAD', ...METHODS), pageTarget, headers)
  .map(([method, target, headers]) => ({ method, target, headers, body: NO_BODY.bytes }))

/** Requests for everything the server answers. */
export function hostileRequest(endpoints: readonly Endpoint[]): fc.Arbitrary<HostileRequest> {
  const request = fc.oneof(
    { weight: 3, arbitrary: pageRequest },
    ...endpoints.map((endpoint) => ({ weight: 1, arbitrary: endpointRequest(endpoint) })),
  )
  return request.filter(({ method, target }) => method !== 'CONNECT' && !target.startsWith('//'))
}

interface HostileBody {
  type: string | null
  bytes: Buffer
}

const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded'
const BOUNDARY = 'zqzqzq'
const MULTIPART_TYPE = `multipart/form-data; boundary=${BOUNDARY}`

const STRANGE_TYPES = [
  ...['text/plain', 'text/html', 'application/xml', 'application/json; charset=utf-16', 'application/JSON'],
  ...['application/json; charset=utf-8; charset=latin1', 'application/json;', 'application/json,text/plain'],
  ...['application/problem+json', 'application/reports+json', 'application/csp-report', 'json', '/', ';', ''],
  ...['multipart/form-data', 'multipart/form-data; boundary='],
  ...['multipart/form-data; boundary="', '__proto__'],
  ...[`multipart/form-data; boundary=${'x'.repeat(500)}`, `${FORM_TYPE}; charset=latin1`, 'x'.repeat(3_000)],
]

type Members = Readonly<Record<string, unknown>>

/** Valid members, with some replaced, left out, added or renamed. */
function hostileMembers(example: Members): fc.Arbitrary<Members> {
  const names = Object.keys(example)
  if (names.length === 0) return fc.dictionary(hostileName, hostileValue, { maxKeys: 5 })
  const replaced = fc.dictionary(fc.constantFrom(...names), hostileValue, { minKeys: 0, maxKeys: 2 })
  const lost = fc.oneof(
    { weight: 3, arbitrary: fc.constant<string[]>([]) },
    fc.subarray(names, { maxLength: Math.min(3, names.length) }),
  )
  const added = fc.oneof(
    { weight: 3, arbitrary: fc.constant({}) },
    fc.array(fc.tuple(hostileName, hostileValue), { maxLength: 3 }).map((pairs) => Object.fromEntries(pairs)),
  )
  return fc.tuple(replaced, lost, added).map(([replacements, without, more]) => {
    const kept = Object.entries({ ...example, ...replacements }).filter(([name]) => !without.includes(name))
    return Object.fromEntries([...kept, ...Object.entries(more)]) // here `__proto__` is an ordinary name
  })
}

const damage: fc.Arbitrary<(text: string) => Buffer> = fc.oneof(
  { weight: 6, arbitrary: fc.constant((text: string) => Buffer.from(text)) },
  fc.double({ min: 0, max: 1, noNaN: true }).map((part) => (text: string) => {
    const bytes = Buffer.from(text)
    return bytes.subarray(0, Math.floor(bytes.length * part))
  }),
  fc
    .tuple(fc.double({ min: 0, max: 0.999, noNaN: true }), fc.integer({ min: 0, max: 255 }))
    .map(([part, byte]) => (text: string) => {
      const bytes = Buffer.from(text)
      if (bytes.length > 0) bytes[Math.floor(bytes.length * part)] = byte
      return bytes
    }),
  fc.constantFrom<(text: string) => Buffer>(
    (text) => Buffer.from(`\ufeff${text}`),
    (text) => Buffer.from(text, 'utf16le'),
    (text) => Buffer.from(text, 'latin1'),
    (text) => gzipSync(text),
    (text) => Buffer.from(`${text}${text}`),
    (text) => Buffer.from(text + ' '.repeat(66_000)),
    (text) => Buffer.from(text.replace('{', '{"name":"twice","name":"twice",')),
  ),
)

const OTHER_JSON = [
  ...['null', '[]', '""', '0', '{}', '[[[[', '{"a":', '{"__proto__":{"x":1}}', '1e400', '"\\ud800"', 'NaN'],
  ...['['.repeat(30_000), `${'{"a":'.repeat(8_000)}1${'}'.repeat(8_000)}`],
  ...[`"${'x'.repeat(65_600)}"`, '\u0000'],
  `{${Array.from({ length: 3_000 }, (_, index) => `"f${index}":1`).join(',')}}`,
]

function jsonBody(members: fc.Arbitrary<Members>): fc.Arbitrary<HostileBody> {
  const text = fc.oneof(
    { weight: 8, arbitrary: members.map((value) => JSON.stringify(value)) },
    { weight: 2, arbitrary: fc.constantFrom(...OTHER_JSON) },
  )
  return fc.tuple(text, damage).map(([json, damaged]) => ({ type: JSON_TYPE, bytes: damaged(json) }))
}

function formBody(members: fc.Arbitrary<Members>): fc.Arbitrary<HostileBody> {
  const text = members.map((value) =>
    Object.entries(value)
      .map(
        ([name, member]) =>
          `${inAddress(name)}=${inAddress(typeof member === 'string' ? member : JSON.stringify(member))}`,
      )
      .join('&'),
  )
  return fc.tuple(text, damage).map(([form, damaged]) => ({ type: FORM_TYPE, bytes: damaged(form) }))
}

/** Quotes and line ends stay in names as they are. */
const part: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom('file', 'file', 'file', 'files', '', '__proto__', 'x"; filename="y'),
    fc.option(hostileText),
    fc.constantFrom('image/png', 'text/plain', 'text/html', '', 'multipart/mixed; boundary=a'),
    hostileText,
  )
  .map(([field, name, type, content]) => {
    const filename = name === null ? '' : `; filename="${name}"`
    return `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"${filename}\r\ncontent-type: ${type}\r\n\r\n${content}\r\n`
  })

const multipartBody: fc.Arbitrary<HostileBody> = fc
  .tuple(
    fc.array(part, { minLength: 0, maxLength: 4 }),
    fc.constantFrom(`--${BOUNDARY}--\r\n`, `--${BOUNDARY}--`, '', `--${BOUNDARY}`, `--${BOUNDARY}\r\n`),
    damage,
  )
  .map(([parts, end, damaged]) => ({ type: MULTIPART_TYPE, bytes: damaged(parts.join('') + end) }))

const noise: fc.Arbitrary<HostileBody> = fc
  .tuple(fc.constantFrom(JSON_TYPE, FORM_TYPE, MULTIPART_TYPE), fc.uint8Array({ maxLength: 300 }))
  .map(([type, bytes]) => ({ type, bytes: Buffer.from(bytes) }))

const TOO_LARGE: HostileBody = { type: JSON_TYPE, bytes: Buffer.from(`"${'x'.repeat(66_000)}"`) }

/** Bodies for a call: mostly nearly right ones, which get furthest. */
function hostileBody({ example, isUpload }: Endpoint): fc.Arbitrary<HostileBody> {
  const members = hostileMembers(example ?? {})
  const body = fc.oneof(
    { weight: isUpload ? 1 : 8, arbitrary: jsonBody(members) },
    { weight: isUpload ? 1 : 3, arbitrary: formBody(members) },
    { weight: isUpload ? 8 : 1, arbitrary: multipartBody },
    { weight: 1, arbitrary: noise },
    { weight: 1, arbitrary: fc.constant(TOO_LARGE) },
  )
  const strangeType = fc.option(fc.constantFrom(...STRANGE_TYPES))
  return fc.oneof(
    { weight: 9, arbitrary: body },
    { weight: 1, arbitrary: fc.tuple(body, strangeType).map(([{ bytes }, type]) => ({ type, bytes })) },
  )
}
