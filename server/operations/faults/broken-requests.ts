import fc from 'fast-check'

import { bodyOf, POST_ROUTES } from './requests.ts'

/** A request of a broken or hostile client. */
export interface BrokenRequest {
  path: string
  headers: Record<string, string>
  body: Buffer
}

const TYPES = [
  ...Array.from({ length: 6 }, () => 'application/json'), // most get past the first checks
  ...['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain', 'nonsense'],
  ...['application/json; charset=utf-7', 'application/csp-report', ''],
]
const DEEPEST = 20_000

const validBodies = POST_ROUTES.map((route) => JSON.parse(bodyOf(route, 'Mari')) as Record<string, unknown>)
const names = [
  ...new Set(validBodies.flatMap((body) => Object.keys(body))),
  ...['__proto__', 'constructor', 'toString', 'remarks', ''],
]

/** A valid body except for one member. */
const nearlyRight = fc
  .record({
    body: fc.constantFrom(...validBodies),
    name: fc.oneof(fc.constantFrom(...names), fc.string()),
    value: fc.oneof(
      fc.jsonValue(),
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'grapheme', maxLength: 500 }),
    ),
  })
  .map(({ body, name, value }) =>
    JSON.stringify(Object.fromEntries([...Object.entries(body), [name, value]])),
  )

const nested = fc
  .record({ open: fc.constantFrom('[', '{"a":'), depth: fc.integer({ min: 1, max: DEEPEST }) })
  .map(({ open, depth }) => open.repeat(depth))

const bodies = fc.oneof(
  { weight: 5, arbitrary: nearlyRight },
  { weight: 2, arbitrary: fc.tuple(nearlyRight, fc.nat(400)).map(([text, end]) => text.slice(0, end)) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(nearlyRight, nearlyRight)
      .map(([one, other]) => one.replace(/}$/, ',') + other.slice(1)),
  },
  { weight: 2, arbitrary: fc.jsonValue().map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: nested },
  { weight: 1, arbitrary: fc.webQueryParameters() },
  { weight: 2, arbitrary: fc.uint8Array({ maxLength: 2_000 }).map((bytes) => Buffer.from(bytes)) },
)

const visibleText = fc.string({ maxLength: 60 })

/** Requests to these paths: nearly right, cut short, nested, repeated, of the wrong type, or not text at all. */
export function brokenRequests(paths: readonly string[]): fc.Arbitrary<BrokenRequest> {
  return fc
    .record({
      path: fc.constantFrom(...paths),
      type: fc.constantFrom(...TYPES),
      key: fc.option(fc.oneof(fc.uuid(), visibleText), { nil: '' }),
      language: fc.option(visibleText, { nil: '' }),
      body: bodies,
    })
    .map(({ path, type, key, language, body }) => ({
      path,
      headers: Object.fromEntries(
        Object.entries({ 'content-type': type, 'idempotency-key': key, 'accept-language': language }).filter(
          ([, value]) => value !== '',
        ),
      ),
      body: Buffer.from(body),
    }))
}
