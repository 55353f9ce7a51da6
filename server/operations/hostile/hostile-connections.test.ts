import type { AddressInfo } from 'node:net'

import { expect, test } from 'vitest'

import { loadTestSite } from '../../http/built-pages/test-site.ts'
import { aContactRequest } from '../../features/contact-form/a-contact-request.ts'
import { readSettings } from '../../settings.ts'
import { startTestApp } from '../../test-app.ts'
import { faultsOf } from './test-answer-faults.ts'
import { describedEndpoints } from './test-endpoints.ts'
import { hostileConnection, type HostileConnection } from './test-hostile-connections.ts'
import { strangeRows } from './test-kept-rows.ts'
import { tryMany } from './test-many.ts'
import { answersOf, exchangeRaw } from './test-raw-answers.ts'

const CONNECTIONS = 300
const SECOND_MS = 1_000
/** A connection still open then hangs: the test's time limit reports it. */
const TIMEOUTS = { headers: 2_000, request: 3_000, upload: 4_000, pace: 4_000, check: 100, connection: 6_000 }

test('whatever bytes come on a connection, it is answered in full and closed', async () => {
  let moment = Date.parse('2026-03-02T10:00:00Z')
  await using app = await startTestApp({
    site: loadTestSite(),
    // Every connection comes from one network.
    settings: readSettings({ SITE_URL: 'https://agency.example', RATE_LIMITS: 'off' }),
    timeouts: TIMEOUTS,
    now: () => new Date((moment += SECOND_MS)),
  })
  const connection = hostileConnection(await describedEndpoints(app.app))
  await app.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.app.server.address() as AddressInfo
  const statuses = new Map<number, number>()
  let unanswered = 0

  async function send({ method, bytes, cutAt }: HostileConnection): Promise<string[]> {
    const exchange = await exchangeRaw(port, bytes, cutAt)
    const answers = exchange.wasReset
      ? (answersOf(exchange.bytes, method) ?? [])
      : answersOf(exchange.bytes, method)
    for (const { status } of answers ?? []) statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if (answers?.length === 0) unanswered += 1
    const faults =
      answers === null
        ? ['its answer is not whole']
        : answers.flatMap((answer) => faultsOf(answer.method, answer))
    const answered = exchange.bytes.toString('latin1').slice(0, 1_000)
    return faults.length === 0 ? [] : [`${faults.join(', ')}:\n${describe(bytes)}\n${answered}`]
  }

  await tryMany(connection, CONNECTIONS, send)

  for (const status of [200, 400, 404])
    expect(statuses.get(status), `nobody came as far as ${status}`).toBeGreaterThan(0)
  expect(unanswered).toBeLessThan(CONNECTIONS / 4)
  expect(await strangeRows(app)).toEqual([])
  expect((await app.postContact(aContactRequest())).statusCode).toBe(201)
})

function describe(bytes: Buffer): string {
  const text = JSON.stringify(bytes.toString('latin1'))
  return text.length > 2_000 ? `${text.slice(0, 2_000)}… (${bytes.length} bytes)` : text
}
