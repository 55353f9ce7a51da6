import fc from 'fast-check'

import type { Endpoint } from '../../test-endpoints.ts'
import { hostileRequest, type HostileRequest } from './test-hostile-requests.ts'

/** Bytes for a connection, and where they are split in two. */
export interface HostileConnection {
  method: string
  bytes: Buffer
  cutAt: number
}

/** What is written into a request: unusual, malformed or repeated lines, and other ends of bodies. */
const PIECES = [
  ...['HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'http/1.1', ' x', '\r\n', '\r\n\r\n', '\n', '\r', ' ', '\u0000'],
  ...['\r\nhost: y', '\r\nhost: <zq>', '\r\nhost: [::1', '\r\nHost : x', '\r\nno colon', '\r\n: no name'],
  ...['\r\n folded: x', '\r\na b: c', '\r\nx: a\rb', '\r\nx\u00e4: y', '\r\nte: \u000b', '\r\nconnection: x'],
  ...['\r\nexpect: 100-continue', '\r\nexpect: <zq>', '\r\nconnection: upgrade\r\nupgrade: websocket'],
  ...['\r\nconnection: keep-alive, close', '\r\nkeep-alive: timeout=1e9', '\r\nupgrade: h2c'],
  ...['\r\ncontent-length: -1', '\r\ncontent-length: 1e3', '\r\ncontent-length: 99999999999999999999'],
  ...['\r\ncontent-length: 5, 5', '\r\ncontent-length: 7', '\r\ntrailer: content-length'],
  ...['\r\ntransfer-encoding: chunked', '\r\ntransfer-encoding: gzip, chunked'],
  '\r\ntransfer-encoding: identity',
  ...['\r\ntransfer-encoding:\u000bchunked', 'zz\r\n', 'ffffffffffffffff\r\n', '-5\r\n', '\r\n0\r\n\r\n'],
  ...['0\r\ncontent-length: 3\r\nx: y\r\n\r\n', `5;${'x'.repeat(17_000)}\r\n`],
  `\r\nx: ${'y'.repeat(20_000)}`,
  ...['\r\na: b'.repeat(2_100), 'EHLO x\r\nMAIL FROM:<a@b>\r\n'],
  ...[
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    'CONNECT x:1 ',
    'OPTIONS * ',
    'GET http:// ',
    'GET //x/en ',
    'GET ?x ',
  ],
  ...['GET https://evil.example/en ', 'GET http://[ ', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000'],
]

const latin1 = (text: string) => Buffer.from(text, 'latin1')

/** A request as a library writes it; its body by length or in one chunk. */
function written({ method, target, headers, body }: HostileRequest, isChunked: boolean): Buffer {
  const length = isChunked ? 'transfer-encoding: chunked' : `content-length: ${body.length}`
  const lines = Object.entries({ host: 'x', ...headers }).map(([name, value]) => `${name}: ${value}`)
  const head = latin1([`${method} ${target} HTTP/1.1`, ...lines, length, '', ''].join('\r\n'))
  if (!isChunked) return Buffer.concat([head, body])
  return Buffer.concat([head, latin1(`${body.length.toString(16)}\r\n`), body, latin1('\r\n0\r\n\r\n')])
}

/** A change of the bytes at the end of a line, or anywhere. */
const change = fc
  .tuple(fc.nat(), fc.boolean(), fc.integer({ min: 0, max: 3 }), fc.constantFrom(...PIECES))
  .map(([at, isAnywhere, lost, piece]) => (bytes: Buffer) => {
    const ends = [
      0,
      ...bytes
        .toString('latin1')
        .matchAll(/\r\n/g)
        .map(({ index }) => index),
    ]
    const place = isAnywhere ? at % (bytes.length + 1) : (ends[at % ends.length] ?? 0)
    const rest = bytes.subarray(place + (isAnywhere ? lost : 0))
    return Buffer.concat([bytes.subarray(0, place), latin1(piece), rest])
  })

/** Requests that no library writes, some with another behind them, and bytes that are no request. */
export function hostileConnection(endpoints: readonly Endpoint[]): fc.Arbitrary<HostileConnection> {
  const next = fc.constantFrom('', '', '', 'GET /en HTTP/1.1\r\nhost: x\r\n\r\n').map(latin1)
  const request = fc
    .tuple(hostileRequest(endpoints), fc.boolean(), fc.array(change, { maxLength: 2 }), next)
    .map(([hostile, isChunked, changes, next]) => {
      const changed = changes.reduce((bytes, apply) => apply(bytes), written(hostile, isChunked))
      return Buffer.concat([changed, next])
    })
  const noise = fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes))
  return fc
    .tuple(fc.oneof({ weight: 19, arbitrary: request }, noise), fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([bytes, part]) => ({
      method: /^[\r\n]*([A-Z-]+) /.exec(bytes.toString('latin1', 0, 100))?.[1] ?? '',
      bytes,
      cutAt: Math.floor(bytes.length * part),
    }))
}
