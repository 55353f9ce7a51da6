import fc from 'fast-check'
import type { InjectOptions } from 'fastify'

import { expect, test } from 'vitest'

import { aContactRequest } from '../../test-posts.ts'
import { loadTestSite } from '../../http/built-pages/test-site.ts'
import { HANDLER_TIMEOUT_MS, TIMEOUTS_MS } from '../../http/limits.ts'
import { readSettings } from '../../settings.ts'
import { startTestApp } from '../../test-app.ts'
import { collectEndpoints } from '../../test-endpoints.ts'
import { listen, openRawConnection } from '../../test-exchange.ts'
import { times } from '../faults/fault-run.ts'
import { answersOf, faultsOf } from './test-answer-faults.ts'
import { hostileConnection, type HostileConnection } from './test-hostile-connections.ts'
import { hostileRequest, type HostileRequest } from './test-hostile-requests.ts'

const SECOND_MS = 1_000
/** A fixed seed: a failure can be repeated. */
const SEED = 1
/** Parallel attempts: their effect on each other is part of the test. */
const AT_ONCE = 16
/** A request without an answer by then hangs: the limit of every handler except for files. */
const PATIENCE_MS = HANDLER_TIMEOUT_MS

/** Tries many generated things, some in parallel; throws at the first for which `attempt` returns faults. */
async function tryMany<T>(
  made: fc.Arbitrary<T>,
  count: number,
  attempt: (one: T) => Promise<readonly string[]>,
): Promise<void> {
  const batches = fc.array(made, { minLength: AT_ONCE, maxLength: AT_ONCE })
  const property = fc.asyncProperty(batches, async (batch) => {
    const faults = (await Promise.all(batch.map((one) => inTime(one, attempt(one))))).flat()
    if (faults.length > 0) throw new Error(faults.join('\n\n'))
  })
  // Not shrunk: others of the batch may matter, and the output is readable as it is.
  const options = { seed: SEED, numRuns: Math.ceil(count / AT_ONCE), endOnFailure: true }
  const { failed, errorInstance, numRuns } = await fc.check(property, options)
  if (failed) throw new Error(`after ${numRuns * AT_ONCE}:\n${String(errorInstance)}`)
}

async function inTime(one: unknown, attempt: Promise<readonly string[]>): Promise<readonly string[]> {
  const { promise: timeUp, resolve } = Promise.withResolvers<readonly string[]>()
  const timer = setTimeout(
    () => resolve([`no answer within ${PATIENCE_MS} ms: ${fc.stringify(one).slice(0, 2_000)}`]),
    PATIENCE_MS,
  )
  try {
    return await Promise.race([attempt, timeUp])
  } finally {
    clearTimeout(timer)
  }
}

/** Characters no stored text may contain; line ends and tabs are allowed. */
const CONTROL_CHARACTER = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/
/** One address, as a mail server takes it without parsing. */
const ONE_ADDRESS = /^[^\s,;<>"()]+@[^\s,;<>"()@]+$/
const ONE_LINE = /^[^\r\n]*$/

/** Values of hostile requests that should not have been stored: a line for each. */
async function strangeRows(app: Awaited<ReturnType<typeof startTestApp>>): Promise<string[]> {
  const records = await Promise.all([app.contactRequests(), app.tickets(), app.chatLeads(), app.consents()])
  const mails = await app.mails()
  const texts = [...records.flat(), ...mails].flatMap((row) => Object.entries(row))
  const strange = texts.filter(
    ([, value]) => typeof value === 'string' && (!value.isWellFormed() || CONTROL_CHARACTER.test(value)),
  )
  const misled = mails.filter(
    ({ recipient, reply_to, subject }) =>
      !ONE_ADDRESS.test(recipient) || !ONE_ADDRESS.test(reply_to ?? recipient) || !ONE_LINE.test(subject),
  )
  return [...strange, ...misled.map(({ recipient, subject }) => [recipient, subject])].map((pair) =>
    JSON.stringify(pair),
  )
}

/** Injected requests never close a socket, so the time limit of a body must not apply. */
const INJECTED_TIMEOUTS = { ...TIMEOUTS_MS, request: 24 * 60 * 60 * SECOND_MS }

test('no request, however hostile, gets more than a whole refusal', async () => {
  let moment = Date.parse('2026-03-02T10:00:00Z')
  const { endpoints, watchRequests } = collectEndpoints()
  await using app = await startTestApp({
    watchRequests,
    site: loadTestSite(),
    settings: readSettings({ SITE_URL: 'https://agency.example' }),
    timeouts: INJECTED_TIMEOUTS,
    now: () => new Date((moment += SECOND_MS)), // limits of an hour or a day would refuse the rest unread
  })
  const statuses = new Map<number, number>()
  let sent = 0
  const request = hostileRequest(endpoints)

  async function send(hostile: HostileRequest): Promise<string[]> {
    const { method, target: url, headers, body: payload } = hostile
    const remoteAddress = `10.${sent % 251}.${sent % 241}.${sent++ % 239}`
    const options = { method, url, headers, remoteAddress, ...(payload.length > 0 ? { payload } : {}) }
    const response = await app.app.inject(options as InjectOptions)
    const { statusCode: status, rawPayload: body } = response
    const sentHeaders = Object.entries(response.headers).map(
      ([name, value]) => [name, String(value)] as const,
    )
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    const faults = faultsOf(method, { status, headers: Object.fromEntries(sentHeaders), body })
    return faults.length === 0
      ? []
      : [`${faults.join(', ')}:\n${method} ${url}\n${JSON.stringify(headers)}\n${describe(payload)}`]
  }

  await tryMany(request, times(1_000, 100_000), send)

  for (const status of [200, 201, 204, 301, 303, 400, 404, 405, 413, 415])
    expect(statuses.get(status), `no request came as far as ${status}`).toBeGreaterThan(0)
  expect(await strangeRows(app)).toEqual([])
  expect((await app.app.inject('/readyz')).statusCode).toBe(200)
  const genuine = aContactRequest({ email: 'genuine@firma.example' }) // the other mailboxes have had enough mails
  expect((await app.postContact(genuine)).statusCode).toBe(201)
})

/** A connection still open then hangs: the test's time limit reports it. */
const TIMEOUTS = { headers: 2_000, request: 3_000, upload: 4_000, pace: 4_000, check: 100, connection: 6_000 }

test('whatever bytes come on a connection, it is answered in full and closed', async () => {
  let moment = Date.parse('2026-03-02T10:00:00Z')
  const { endpoints, watchRequests } = collectEndpoints()
  await using app = await startTestApp({
    watchRequests,
    site: loadTestSite(),
    // Every connection comes from one network.
    settings: readSettings({ SITE_URL: 'https://agency.example', RATE_LIMITS: 'off' }),
    timeouts: TIMEOUTS,
    now: () => new Date((moment += SECOND_MS)),
  })
  const connection = hostileConnection(endpoints)
  const port = await listen(app.app)
  const count = times(300, 10_000)
  const statuses = new Map<number, number>()
  let unanswered = 0

  async function send({ method, bytes, cutAt }: HostileConnection): Promise<string[]> {
    const { socket, closed, heard } = await openRawConnection(port)
    socket.setNoDelay().write(bytes.subarray(0, cutAt), () => socket.end(bytes.subarray(cutAt)))
    const wasReset = await closed // which may lose what was written: allowed while we were still sending
    const answers = answersOf(Buffer.from(heard(), 'latin1'), method) ?? (wasReset ? [] : null)
    for (const { status } of answers ?? []) statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if (answers?.length === 0) unanswered += 1
    const faults =
      answers === null
        ? ['its answer is not whole']
        : answers.flatMap((answer) => faultsOf(answer.method, answer))
    return faults.length === 0
      ? []
      : [`${faults.join(', ')}:\n${describe(bytes)}\n${heard().slice(0, 1_000)}`]
  }

  await tryMany(connection, count, send)

  for (const status of [200, 400, 404])
    expect(statuses.get(status), `nobody came as far as ${status}`).toBeGreaterThan(0)
  expect(unanswered).toBeLessThan(count / 4)
  expect(await strangeRows(app)).toEqual([])
  expect((await app.postContact(aContactRequest())).statusCode).toBe(201)
})

function describe(bytes: Buffer): string {
  const text = JSON.stringify(bytes.toString('latin1'))
  return text.length > 2_000 ? `${text.slice(0, 2_000)}… (${bytes.length} bytes)` : text
}
