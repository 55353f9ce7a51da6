import { afterAll, expect, test } from 'vitest'

import { messages } from '#content/messages/messages.ts'
import { OTHER_ALPHABET, SECOND, THIRD } from '#domain/language/a-locale.ts'

import { collectLog, startTestApp } from '../test-app.ts'
import { collectEndpoints } from '../test-endpoints.ts'

// What holds for every route that takes JSON, tried with the example of its own schema.

const { lines, log } = collectLog()
const { endpoints, watchRequests } = collectEndpoints()
const server = await startTestApp({ log, watchRequests, env: { ANALYSIS: 'here' } })
afterAll(() => server[Symbol.asyncDispose]())
const { app, postJson, countRows } = server

type Body = Readonly<Record<string, unknown>>
/** Visitors' routes: those of the desk answer nobody without a session (server/features/staff/staff.test.ts). */
const routes = endpoints
  .filter(({ path }) => !path.startsWith('/api/desk/'))
  .flatMap(({ path, example }) => (example === null ? [] : [{ path, example }]))

test('every route with a body is tried', () => {
  expect(routes.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      '/api/contact',
      '/api/tickets',
      '/api/chatbot-lead',
      '/api/consents',
      '/api/vitals',
    ]),
  )
})

function ending(example: Body, end: string): Body {
  const [name] = Object.entries(example).find(([, value]) => typeof value === 'string') ?? ['']
  return { ...example, [name]: `${String(example[name])}${end}` }
}

const BODIES: [what: string, change: (example: Body) => unknown, status: number][] = [
  ['an unknown field', (example) => ({ ...example, isAdmin: true }), 400],
  ['NUL in a text', (example) => ending(example, '\u0000'), 400],
  ['an escape in a text', (example) => ending(example, '\u001b[31m'), 400],
  ['DEL in a text', (example) => ending(example, '\u007f'), 400],
  ['a lone surrogate', (example) => ending(example, '\ud800'), 400],
  ['a poisoned prototype', (example) => JSON.stringify(example).replace('{', '{"__proto__":{"x":1},'), 400],
  ['a list', (example) => [example], 400],
  ['a word', () => '"hello"', 400],
  ['null', () => 'null', 400],
  ['nothing', () => '', 400],
  ['cut JSON', (example) => JSON.stringify(example).slice(0, -2), 400],
  ['endless depth', () => '['.repeat(30_000) + ']'.repeat(30_000), 400],
  ['bad UTF-8', () => Buffer.from('7b226e616d65223a22ff227d', 'hex'), 400],
  ['65 KiB', (example) => JSON.stringify(example) + ' '.repeat(65 * 1024), 413],
]

const TYPES = [
  ...['text/plain', 'application/xml', 'json', 'multipart/form-data; boundary=x'],
  ...['application/json; charset=utf-7', 'application/json; charset=utf-16le'],
  'application/json; charset=x-utf-8',
]

test.each(routes)('$path takes JSON of its shape, in UTF-8, of this site, and no more', async (route) => {
  const { path, example } = route
  const refused: [what: string, answer: ReturnType<typeof postJson>, status: number | number[]][] = [
    ...BODIES.map(([what, change, status]): (typeof refused)[number] => [
      what,
      postJson(path, change(example)),
      status,
    ]),
    ...Object.keys(example).flatMap((name) =>
      [5, null, [{}]].map((value): (typeof refused)[number] => [
        `${JSON.stringify(value)} for ${name}`,
        postJson(path, { ...example, [name]: value }),
        [400, 404], // a secret of another shape is a wrong secret
      ]),
    ),
    ...TYPES.map((type): (typeof refused)[number] => [
      type,
      postJson(path, example, { 'content-type': type }),
      415,
    ]),
    ['a compressed body', postJson(path, example, { 'content-encoding': 'gzip' }), 415],
    ['another site', postJson(path, example, { 'sec-fetch-site': 'cross-site' }), 403],
    ['another origin', postJson(path, example, { origin: 'https://evil.example' }), 403],
    ['no body', app.inject({ method: 'POST', url: path }), 400],
    ['another method', app.inject({ method: 'PUT', url: path }), 405],
  ]
  for (const [what, answer, status] of refused) {
    const { statusCode, headers, body } = await answer
    expect([status].flat(), what).toContain(statusCode)
    expect(headers['content-type'], what).toBe('application/problem+json; charset=utf-8')
    expect(JSON.parse(body), what).toMatchObject({ success: false, status: statusCode })
  }
  expect(await countRows()).toBe(0)
})

/** A post without a language of its own, and what tells the visitor's. */
const HINTS = [
  ['en', {}],
  [THIRD, { referer: `http://localhost:3000/${THIRD}`, 'accept-language': SECOND }],
  [OTHER_ALPHABET, { 'accept-language': `tlh, ${OTHER_ALPHABET}-XX;q=0.8, en;q=0.1` }],
] as const

test.each(routes)('$path refuses in the form’s, page’s or browser’s language', async ({ path, example }) => {
  const large = ' '.repeat(65 * 1024)
  for (const [language, hint] of HINTS) {
    const answer = await postJson(path, JSON.stringify({ ...example, language: undefined }) + large, hint)
    expect(answer.headers['content-language']).toBe(language)
    expect(answer.json()).toMatchObject({ message: messages[language].problems.tooLarge })
  }
  if (!('language' in example)) return
  const ofForm = await postJson(path, { ...example, language: SECOND, isAdmin: true }, HINTS[1][1])
  expect(ofForm.headers['content-language']).toBe(SECOND)
})

test.each([
  ['GET', '/api/contact', 405, 'POST'],
  ['DELETE', '/en', 405, 'GET, HEAD'],
  ['POST', '/api/nothing', 404, undefined],
  ['GET', '/api/nothing', 404, undefined],
] as const)('%s %s answers %i as a problem', async (method, url, status, allow) => {
  const response = await app.inject({ method, url })
  expect([response.statusCode, response.headers.allow]).toEqual([status, allow])
  expect(response.json()).toMatchObject({ success: false, status, problems: [] })
})

/** Every text of a body that could not stand in a log by chance. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 5 ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

test.each(routes)('nothing of a post to $path is in the log, kept or refused', async ({ path, example }) => {
  lines.length = 0
  const kept = await postJson(path, example)
  await postJson(path, { ...example, isAdmin: true })
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { method: 'POST', route: path, status: kept.statusCode },
    { method: 'POST', route: path, status: 400 },
  ])
  for (const text of textsOf(example)) expect(lines.join('')).not.toContain(text)
})

test('what cannot be kept is said in the language of the visitor, with where to write', async () => {
  const aroundWrite = () => () => Promise.reject(new Error('broken'))
  await using broken = await startTestApp({ aroundWrite, env: { ANALYSIS: 'here' } })
  const [words = ''] = messages[THIRD].problems.unavailable.split('{email}')
  for (const { path, example } of routes) {
    const response = await broken.postJson(
      path,
      { ...example, ...('language' in example ? { language: THIRD } : {}) },
      { 'accept-language': THIRD },
    )
    expect(response.statusCode, path).toBe(500)
    const { message } = response.json<{ message: string }>()
    expect(message, path).toContain(words)
    expect(message, path).toMatch(/(?:sales|support)@agency\.example/)
  }
})
