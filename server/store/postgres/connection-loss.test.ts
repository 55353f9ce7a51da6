import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

import { expect, test } from 'vitest'

import { messages } from '#content/messages/messages.ts'
import { THIRD } from '#domain/language/a-locale.ts'

import { aContactRequest } from '../../test-posts.ts'
import { FAULT_PATIENCE_MS, times } from '../../operations/faults/fault-run.ts'
import { openTestDatabase, startTestApp } from '../../test-app.ts'
import { startTestServer } from './test-server.ts'

/** The promise: a 503 within this time, and working again within that. */
const ANSWER_LIMIT_MS = 5_000
const RECOVERY_LIMIT_MS = 10_000

const halfOpen = {
  timeout: FAULT_PATIENCE_MS,
  repeats: times(1, 20) - 1,
} as const
const away = { timeout: FAULT_PATIENCE_MS } as const

/** A line to a database that a test can cut without telling either end, like a dead router. */
async function startTestProxy(target: URL) {
  const sockets = new Set<Socket>()
  const held = { answers: false, questions: false }

  const server = createServer((inner) => {
    const outer = connect(Number(target.port), target.hostname)
    pass(inner, outer, 'questions')
    pass(outer, inner, 'answers')
  })

  /** What is sent while it is held is lost, and a held connection never answers again. */
  function pass(from: Socket, to: Socket, what: keyof typeof held): void {
    let isDead = false
    sockets.add(from)
    from.on('error', () => undefined)
    from.on('data', (bytes) => {
      isDead ||= held[what]
      if (!isDead) to.write(bytes)
    })
    from.on('close', () => {
      sockets.delete(from)
      if (!isDead && !held[what]) to.destroy()
    })
  }

  await once(server.listen(0, '127.0.0.1'), 'listening')
  const url = new URL(target)
  url.port = String((server.address() as AddressInfo).port)
  return {
    url,
    held,
    [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      const closed = once(server, 'close')
      server.close()
      return closed
    },
  }
}

/** An app that reaches its database over a line the test can cut. */
async function startProxiedApp() {
  const store = await openTestDatabase()
  if (store.databaseUrl === null) throw new Error('This test belongs to PostgreSQL')
  const proxy = await startTestProxy(store.databaseUrl)
  const app = await startTestApp({ sharedUrl: proxy.url })
  return {
    ...app,
    proxy,
    kept: async () => (await store.db.selectFrom('contact_request').select('id').execute()).length,
    async [Symbol.asyncDispose]() {
      await proxy[Symbol.asyncDispose]()
      await app[Symbol.asyncDispose]()
      await store[Symbol.asyncDispose]()
    },
  }
}

async function within<T>(limitMs: number, work: Promise<T>): Promise<T> {
  const begun = performance.now()
  const result = await work
  expect(performance.now() - begun).toBeLessThan(limitMs)
  return result
}

test(
  'connections that died without a word are found out within one request, which is kept',
  halfOpen,
  async () => {
    await using line = await startProxiedApp()
    const posts = () => Promise.all(Array.from({ length: 8 }, () => line.postContact(aContactRequest())))
    await posts()
    line.proxy.held.answers = true
    line.proxy.held.questions = true
    const waiting = line.postContact(aContactRequest())
    await delay(50) // the request goes over a connection that is now dead
    line.proxy.held.answers = false
    line.proxy.held.questions = false
    expect((await within(ANSWER_LIMIT_MS, waiting)).statusCode).toBe(201)
    for (const { statusCode } of await within(1_000, posts())) expect(statusCode).toBe(201)
    expect(await line.kept()).toBe(17)
  },
)

test(
  'while nothing gets through, requests are answered 503 in time, and life goes on; then it is over',
  halfOpen,
  async () => {
    await using line = await startProxiedApp()
    await line.postContact(aContactRequest())
    line.proxy.held.answers = true
    const posts = Array.from({ length: 20 }, () => line.postContact(aContactRequest({ language: THIRD })))
    const unready = line.app.inject('/readyz')
    expect((await within(1_000, line.app.inject('/healthz'))).statusCode).toBe(200)
    for (const response of await within(ANSWER_LIMIT_MS, Promise.all(posts))) {
      expect(response.statusCode).toBe(503)
      expect(response.headers['retry-after']).toBe('30')
      const [words] = messages[THIRD].problems.unavailable.split('{email}')
      expect(response.json()).toMatchObject({ message: expect.stringContaining(words ?? '') as string })
    }
    expect((await unready).statusCode).toBe(503)
    line.proxy.held.answers = false
    expect((await within(RECOVERY_LIMIT_MS, line.postContact(aContactRequest()))).statusCode).toBe(201)
    expect((await line.app.inject('/readyz')).statusCode).toBe(200)
    expect(await line.kept(), 'nothing that was refused').toBe(2)
  },
)

test(
  'where the answer to a commit is lost, asking again with the key gives the first answer',
  halfOpen,
  async () => {
    await using line = await startProxiedApp()
    let isLost = false
    await using app = await startTestApp({
      sharedUrl: line.proxy.url,
      aroundWrite: (write) => (work) =>
        write(async (trx) => {
          const result = await work(trx)
          line.proxy.held.answers = isLost
          return result
        }),
    })
    const key = { 'idempotency-key': randomUUID() }
    isLost = true
    const lost = await within(ANSWER_LIMIT_MS, app.postContact(aContactRequest(), key))
    expect(lost.statusCode).toBe(503)
    isLost = false
    line.proxy.held.answers = false
    const again = await app.postContact(aContactRequest(), key)
    expect([again.statusCode, again.body]).toEqual([201, '{"success":true}'])
    expect(await line.kept()).toBe(1)
  },
)

test(
  'a PostgreSQL that is restarted, and one that crashes, under load lose nothing that was answered',
  away,
  async () => {
    await using server = await startTestServer()
    await server.admin('create database valmis')
    const env = { ACKNOWLEDGEMENTS_AN_HOUR: 'off' }
    await using app = await startTestApp({ sharedUrl: server.urlOf('valmis'), env })
    const kept: string[] = []
    const statuses = new Set<number>()
    let isOver = false
    const visitors = Array.from({ length: 10 }, async () => {
      while (!isOver) {
        const name = randomUUID()
        const request = aContactRequest({ name, email: `${name}@firma.example` })
        const { statusCode } = await within(ANSWER_LIMIT_MS, app.postContact(request))
        statuses.add(statusCode)
        if (statusCode === 201) kept.push(name)
      }
    })
    const rounds = times(1, 20)
    for (const signal of Array.from({ length: rounds }, () => ['SIGINT', 'SIGKILL'] as const).flat()) {
      await server.stop(signal)
      await server.start()
      const before = kept.length
      const restarted = performance.now()
      while (kept.length < before + 20) await delay(10)
      expect(performance.now() - restarted).toBeLessThan(RECOVERY_LIMIT_MS)
    }
    isOver = true
    await Promise.all(visitors)
    for (const status of statuses) expect([201, 503]).toContain(status)
    const names = new Set((await app.contactRequests()).map(({ name }) => name))
    expect(kept.filter((name) => !names.has(name))).toEqual([])
    expect(await app.mails()).toHaveLength(2 * names.size)
  },
)
