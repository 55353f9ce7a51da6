import fc from 'fast-check'

import type { Endpoint } from '../../test-endpoints.ts'
import { hostileRequest, type HostileRequest } from './test-hostile-requests.ts'

/** Bytes for a connection, and where they are split in two. */
export interface HostileConnection {
  method: string
  bytes: Buffer
  cutAt: number
}

const STRANGE_VERSIONS = ['HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'http/1.1', 'HTTP/1.1 x', '']
const STRANGE_HOSTS = ['', 'host:', 'host: x\r\nhost: y', 'host: <zq>', 'host: [::1', 'Host : x']

/** A value that is right in one of three cases. */
function sometimes(right: string, wrong: readonly string[]): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 1, arbitrary: fc.constant(right) },
    { weight: 2, arbitrary: fc.constantFrom(...wrong) },
  )
}

/** Unusual or malformed header lines. */
const LINES = [
  ...['expect: 100-continue', 'expect: <zq>', 'connection: upgrade\r\nupgrade: websocket', 'upgrade: h2c'],
  ...[
    'connection: keep-alive, close',
    'connection: x',
    'no colon',
    ': no name',
    ' folded: x',
    'a b: c',
    'x: a\u0000b',
  ],
  ...[
    'x: a\rb',
    'x\u00e4: y',
    'keep-alive: timeout=1e9',
    'trailer: content-length',
    'content-length: -1',
    'te: \u000b',
  ],
  ...[
    'content-length: 1e3',
    'content-length: 99999999999999999999',
    'content-length: 5, 5',
    'transfer-encoding: identity',
  ],
  ...[`x: ${'y'.repeat(20_000)}`, Array.from({ length: 2_100 }, () => 'a: b').join('\r\n')],
]
/** Bytes that are not HTTP. */
const NO_HTTP = [
  ...[
    '',
    '\r\n\r\n',
    '\n',
    ' ',
    'GET',
    'GET /en\r\n',
    'GET  /en HTTP/1.1\r\n\r\n',
    'get /en HTTP/1.1\r\nhost: x\r\n\r\n',
  ],
  ...[
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    'BREW /pot HTTP/1.1\r\nhost: x\r\n\r\n',
    'CONNECT x:1 HTTP/1.1\r\nhost: x\r\n\r\n',
  ],
  ...[
    'OPTIONS * HTTP/1.1\r\nhost: x\r\n\r\n',
    'GET * HTTP/1.1\r\nhost: x\r\n\r\n',
    'EHLO x\r\nMAIL FROM:<a@b>\r\n',
  ],
  ...[
    'GET http:// HTTP/1.1\r\nhost: x\r\n\r\n',
    'GET //x/en HTTP/1.1\r\nhost: x\r\n\r\n',
    'GET ?x HTTP/1.1\r\nhost: x\r\n\r\n',
  ],
  ...['GET https://evil.example/en HTTP/1.1\r\nhost: x\r\n\r\n', 'GET http://[ HTTP/1.1\r\nhost: x\r\n\r\n'],
  ...[
    '\u0016\u0003\u0001\u0002\u0000\u0001\u0000',
    'GET /en HTTP/1.1\nhost: x\n\n',
    'GET /\u0000 HTTP/1.1\r\nhost: x\r\n\r\n',
  ],
]

/** A way to mark the end of a body, right or wrong: the lines of the head, and the bytes that follow it. */
type Framing = (body: Buffer) => [lines: string[], bytes: Buffer]
const latin1 = (text: string) => Buffer.from(text, 'latin1')
const hex = (body: Buffer) => body.length.toString(16)
const LAST_CHUNK = '\r\n0\r\n\r\n'
const CHUNKED = 'transfer-encoding: chunked'

/** One chunk of a size that is said, and what follows it. */
function chunk(body: Buffer, size = hex(body), end = LAST_CHUNK): Buffer {
  return Buffer.concat([latin1(`${size}\r\n`), body, latin1(end)])
}

const FRAMINGS: readonly Framing[] = [
  (body) => [[`content-length: ${body.length}`], body],
  (body) => [[CHUNKED], chunk(body)],
  (body) => [[`content-length: ${body.length + 7}`], body],
  (body) => [[`content-length: ${Math.floor(body.length / 2)}`], body],
  (body) => [[], body],
  (body) => [[CHUNKED], chunk(body, 'zz')],
  (body) => [[CHUNKED], chunk(body, 'ffffffffffffffff', '')],
  (body) => [[CHUNKED], chunk(body, `-${hex(body)}`)],
  (body) => [[CHUNKED], chunk(body, `${hex(body)};${'x'.repeat(17_000)}`)],
  (body) => [[CHUNKED], chunk(body, hex(body), '\r\n0\r\ncontent-length: 3\r\nx: y\r\n\r\n')],
  (body) => [[CHUNKED], chunk(body, hex(body), '\r\n')],
  (body) => [[CHUNKED, `content-length: ${body.length}`], body],
  (body) => [['transfer-encoding: gzip, chunked'], chunk(body)],
  (body) => [['transfer-encoding: chunked, gzip'], body],
  (body) => [['transfer-encoding:\u000bchunked'], body],
  (body) => [
    [`content-length: ${body.length}`],
    Buffer.concat([body, latin1('GET /en HTTP/1.1\r\nhost: x\r\n\r\n')]),
  ],
]

interface Wire {
  version: string
  host: string
  lines: readonly string[]
  framing: Framing
}

function bytesOf(
  { method, target, headers, body }: HostileRequest,
  { version, host, lines, framing }: Wire,
): Buffer {
  const [framingLines, framed] = framing(body)
  const given = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const head = [`${method} ${target} ${version}`.trimEnd(), host, ...given, ...lines, ...framingLines]
  const written = head.filter((line) => line !== '')
  return Buffer.concat([latin1(`${written.join('\r\n')}\r\n\r\n`), framed])
}

/** Requests that no library writes, and bytes that are no request. */
export function hostileConnection(endpoints: readonly Endpoint[]): fc.Arbitrary<HostileConnection> {
  const wire: fc.Arbitrary<Wire> = fc.record({
    version: sometimes('HTTP/1.1', STRANGE_VERSIONS),
    host: sometimes('host: x', STRANGE_HOSTS),
    lines: fc.subarray(LINES, { maxLength: 2 }),
    framing: fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...FRAMINGS.slice(0, 2)) },
      fc.constantFrom(...FRAMINGS),
    ),
  })
  const request = fc
    .tuple(hostileRequest(endpoints), wire)
    .map(([hostile, how]) => ({ method: hostile.method, bytes: bytesOf(hostile, how) }))
  const noRequest = fc.oneof(
    fc.constantFrom(...NO_HTTP).map(latin1),
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  )
  const sent = fc.oneof(
    { weight: 9, arbitrary: request },
    { weight: 1, arbitrary: noRequest.map((bytes) => ({ method: '', bytes })) },
  )
  return fc
    .tuple(sent, fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([{ method, bytes }, part]) => ({ method, bytes, cutAt: Math.floor(bytes.length * part) }))
}
