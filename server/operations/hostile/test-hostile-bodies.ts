import { gzipSync } from 'node:zlib'

import fc from 'fast-check'

import type { Endpoint } from '../../test-endpoints.ts'
import { hostileName, hostileText, hostileValue } from './test-hostile-text.ts'

/** A body and its declared type. */
export interface HostileBody {
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
  ...[
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary="',
    '__proto__',
  ],
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

/** Damages the bytes of a text. */
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
  ...[
    '['.repeat(30_000),
    `${'{"a":'.repeat(8_000)}1${'}'.repeat(8_000)}`,
    `"${'x'.repeat(65_600)}"`,
    '\u0000',
  ],
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
          `${encode(name)}=${encode(typeof member === 'string' ? member : JSON.stringify(member))}`,
      )
      .join('&'),
  )
  return fc.tuple(text, damage).map(([form, damaged]) => ({ type: FORM_TYPE, bytes: damaged(form) }))
}

function encode(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : '%ed%a0%80'
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

/** Bodies for a call: mostly nearly right ones, which get furthest. */
export function hostileBody({ example, isUpload }: Endpoint): fc.Arbitrary<HostileBody> {
  const members = hostileMembers(example ?? {})
  const body = fc.oneof(
    { weight: isUpload ? 1 : 8, arbitrary: jsonBody(members) },
    { weight: isUpload ? 1 : 3, arbitrary: formBody(members) },
    { weight: isUpload ? 8 : 1, arbitrary: multipartBody },
    { weight: 1, arbitrary: noise },
  )
  const strangeType = fc.option(fc.constantFrom(...STRANGE_TYPES))
  return fc.oneof(
    { weight: 9, arbitrary: body },
    { weight: 1, arbitrary: fc.tuple(body, strangeType).map(([{ bytes }, type]) => ({ type, bytes })) },
  )
}
