import { expect, vi } from 'vitest'
import { PostgresAdapter } from 'kysely'

import { messages } from '#content/messages/messages.ts'
import { SECOND } from '#domain/language/a-locale.ts'

import { startTestApp, test } from '../../test-app.ts'
import { aContactRequest } from '../../test-posts.ts'
import type { Write } from '../store.ts'
import {
  createOnce,
  KeyRefused,
  payloadHash,
  purgeIdempotencyRows,
  readIdempotencyKey,
  type StoredAnswer,
} from './once.ts'

const KEY = '8e03978e-40d5-43e8-bc93-6894a57f9324'

test('a copy gets the first answer and changes nothing', async ({ app }) => {
  const first = await app.postContact(aContactRequest(), { 'idempotency-key': KEY })
  const copy = await app.postContact(aContactRequest(), { 'idempotency-key': `"${KEY.toUpperCase()}"` })
  expect([copy.statusCode, copy.body]).toEqual([first.statusCode, first.body])
  expect(copy.statusCode).toBe(201)
  expect(await app.contactRequests()).toHaveLength(1)
  expect(await app.mails()).toHaveLength(2)
})

test('the same key with other contents is refused with 422', async ({ app }) => {
  await app.postContact(aContactRequest(), { 'idempotency-key': KEY })
  const other = await app.postContact(aContactRequest({ name: 'Jaan', language: SECOND }), {
    'idempotency-key': KEY,
  })
  expect(other.statusCode).toBe(422)
  expect(other.json()).toMatchObject({ message: messages[SECOND].problems.duplicateKey })
  expect(await app.contactRequests()).toHaveLength(1)
})

test('without a key every request counts', async ({ app }) => {
  await Promise.all([app.postContact(aContactRequest()), app.postContact(aContactRequest())])
  expect(await app.contactRequests()).toHaveLength(2)
})

test('a copy that waited too long for the first is answered 409, and the first is kept', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>()
  const { promise: started, resolve: start } = Promise.withResolvers<undefined>()
  const held =
    (write: Write): Write =>
    async (work) => {
      start(undefined)
      await released
      return write(work)
    }
  await using app = await startTestApp({ aroundWrite: held, copyPatienceMs: 5 })
  const first = app.postContact(aContactRequest(), { 'idempotency-key': KEY })
  await started
  const copy = await app.postContact(aContactRequest(), { 'idempotency-key': KEY })
  expect(copy.statusCode).toBe(409)
  expect(copy.json()).toMatchObject({ message: messages.en.problems.stillRunning })
  release(undefined)
  expect((await first).statusCode).toBe(201)
  expect(await app.contactRequests()).toHaveLength(1)
})

test('a copy waits five seconds for the first of its kind, and no longer', async () => {
  vi.useFakeTimers()
  const stuck: Write = () => new Promise(() => undefined)
  const once = createOnce(stuck, { now: () => new Date() })
  const post = () =>
    once({ scope: 's', repeat: { key: KEY, lifetimeMs: 1 }, payloadHash: '' }, () => {
      throw new Error('nothing is written')
    })
  void post()
  await vi.advanceTimersByTimeAsync(0)
  let refusal: unknown = null
  post().catch((error: unknown) => {
    refusal = error
  })
  await vi.advanceTimersByTimeAsync(4_999)
  expect(refusal).toBeNull()
  await vi.advanceTimersByTimeAsync(1)
  expect(refusal).toMatchObject({ code: 'still-running' })
})

test('a copy waits for the newest of its kind that still runs, whatever has ended meanwhile', async () => {
  const answers: ((kept: StoredAnswer) => void)[] = []
  const held: Write = () => {
    const { promise, resolve } = Promise.withResolvers<StoredAnswer>()
    answers.push(resolve)
    return promise as Promise<never>
  }
  const once = createOnce(held, { now: () => new Date(), patienceMs: 5 })
  const request = { scope: 's', repeat: { key: KEY, lifetimeMs: 1 }, payloadHash: '' }
  const post = () => once(request, () => Promise.reject(new Error('nothing is written')))
  const kept = { status: 201, body: null }
  const first = post()
  await vi.waitUntil(() => answers.length === 1)
  const copies = [post(), post()]
  answers[0]?.(kept)
  await vi.waitUntil(() => answers.length === 3)
  answers[1]?.(kept)
  await Promise.all([first, copies[0]])
  await expect(post()).rejects.toMatchObject({ code: 'still-running' })
  expect(answers).toHaveLength(3)
  answers[2]?.(kept)
  await copies[1]
})

test('a store that is lost while a copy waits for its turn is not taken for a first that still runs', async () => {
  const lost = new Error('the connection is lost')
  const executor = {
    adapter: new PostgresAdapter(),
    transformQuery: () => null,
    compileQuery: () => null,
    executeQuery: () => Promise.reject(lost),
  }
  const once = createOnce((work) => work({ getExecutor: () => executor } as never), { now: () => new Date() })
  const request = { scope: 's', repeat: { key: KEY, lifetimeMs: 1 }, payloadHash: '' }
  await expect(once(request, () => Promise.reject(new Error('nothing is done')))).rejects.toBe(lost)
})

test('a key that is too old on one route is still good on another', async ({ store }) => {
  let time = Date.parse('2026-03-02T10:00:00Z')
  const once = createOnce(store.write, { now: () => new Date(time) })
  const post = (scope: string, lifetimeMs: number, body: string) =>
    once({ scope, repeat: { key: KEY, lifetimeMs }, payloadHash: '' }, () =>
      Promise.resolve({ status: 201, body }),
    )
  await post('short', 1_000, 'first')
  await post('long', 2_000, 'first')
  time += 1_000
  expect(await post('short', 1_000, 'second')).toEqual({ status: 201, body: 'second' })
  expect(await post('long', 2_000, 'second')).toEqual({ status: 201, body: 'first' })
})

test('a refused request does not use up its key', async ({ app }) => {
  await app.postContact(aContactRequest({ email: 'x' }), { 'idempotency-key': KEY })
  expect((await app.postContact(aContactRequest(), { 'idempotency-key': KEY })).statusCode).toBe(201)
})

test('keys are forgotten after thirty days, not before', async ({ app }) => {
  await app.postContact(aContactRequest(), { 'idempotency-key': KEY })
  const rows = () => app.db.selectFrom('idempotency_key').selectAll().execute()
  await purgeIdempotencyRows(app.db, new Date('2026-04-01T10:00:00Z'))
  expect(await rows()).toHaveLength(1)
  await purgeIdempotencyRows(app.db, new Date('2026-04-01T10:00:01Z'))
  expect(await rows()).toHaveLength(0)
})

const FORM = `name=Mari&email=mari%40example.com&message=Hello&phone=&url=&startTime=&language=${SECOND}`

test('a double click on a plain form makes one record, and both are answered alike', async ({ app }) => {
  const clicks = await Promise.all([app.postForm(FORM), app.postForm(FORM)])
  const again = await app.postForm(FORM)
  for (const { statusCode, headers } of [...clicks, again])
    expect([statusCode, headers.location]).toEqual([303, `/${SECOND}/contact/sent`])
  expect(await app.contactRequests()).toHaveLength(1)
  expect(await app.mails()).toHaveLength(2)
})

test.for([
  ['other words', FORM.replace('Hello', 'Hello+again'), 0],
  ['another name', FORM.replace('Mari', 'Jaan'), 0],
  ['the same ten minutes later', FORM, 10 * 60_000],
  ['the same after the clock was set back', FORM, -3_600_000],
] as const)('a plain form with %s is another request', async ([, second, laterMs], { app }) => {
  await app.postForm(FORM)
  app.advance(laterMs)
  expect((await app.postForm(second)).headers.location).toBe(`/${SECOND}/contact/sent`)
  expect(await app.contactRequests()).toHaveLength(2)
  await app.postForm(second)
  expect(await app.contactRequests()).toHaveLength(2)
})

test.each([KEY, `"${KEY}"`, KEY.toUpperCase()])('%s is a key', (header) => {
  expect(readIdempotencyKey(header)?.key).toBe(KEY)
})

test('a request without a key has none', () => {
  expect(readIdempotencyKey(undefined)).toBeNull()
})

test.each<{ header: string | string[] }>([
  { header: '' },
  { header: `x${KEY}` },
  { header: `${KEY}x` },
  { header: [KEY] },
  { header: [KEY, KEY] },
])('$header is no key', ({ header }) => {
  expect(() => readIdempotencyKey(header)).toThrow(new KeyRefused('malformed'))
})

test('a request whose key is malformed is refused with 400', async ({ app }) => {
  expect((await app.postContact(aContactRequest(), { 'idempotency-key': 'twice' })).statusCode).toBe(400)
  expect(await app.countRows()).toBe(0)
})

test('a payload is the same in whatever order its fields come, and another with any other value', () => {
  const hash = payloadHash({ name: 'Mari', message: 'Hello' })
  expect(payloadHash({ message: 'Hello', name: 'Mari' })).toBe(hash)
  expect(payloadHash({ name: 'Hello', message: 'Mari' })).not.toBe(hash)
})
