import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { expect, test } from 'vitest'

import { loadTestSite } from '../../http/built-pages/test-site.ts'
import { aContactRequest } from '../../features/contact-form/a-contact-request.ts'
import { TIMEOUTS_MS } from '../../http/limits.ts'
import { readSettings } from '../../settings.ts'
import { startTestApp } from '../../test-app.ts'
import { faultsOf } from './test-answer-faults.ts'
import { describedEndpoints } from './test-endpoints.ts'
import { describeRequest, hostileRequest, type HostileRequest } from './test-hostile-requests.ts'
import { strangeRows } from './test-kept-rows.ts'
import { tryMany } from './test-many.ts'

const REQUESTS = 1_000
const SECOND_MS = 1_000
/** Injected requests never close a socket, so the time limit of a body must not apply. */
const TIMEOUTS = { ...TIMEOUTS_MS, request: 24 * 60 * 60 * SECOND_MS }

test('no request, however hostile, gets more than a whole refusal', async () => {
  let moment = Date.parse('2026-03-02T10:00:00Z')
  await using app = await startTestApp({
    site: loadTestSite(),
    settings: readSettings({ SITE_URL: 'https://agency.example' }),
    timeouts: TIMEOUTS,
    now: () => new Date((moment += SECOND_MS)), // limits of an hour or a day would refuse the rest unread
  })
  const statuses = new Map<number, number>()
  let sent = 0
  const request = hostileRequest(await describedEndpoints(app.app))

  async function send(hostile: HostileRequest): Promise<string[]> {
    const { method, target: url, headers, body: payload } = hostile
    const remoteAddress = `10.${sent % 251}.${sent % 241}.${sent++ % 239}`
    const options = { method, url, headers, remoteAddress, ...(payload.length > 0 ? { payload } : {}) }
    const response = await app.app.inject(options as InjectOptions)
    const { statusCode: status, rawPayload: body } = response
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    const faults = faultsOf(method, { status, headers: headersOf(response), body })
    return faults.length === 0 ? [] : [`${faults.join(', ')}:\n${describeRequest(hostile)}`]
  }

  await tryMany(request, REQUESTS, send)

  for (const status of [200, 201, 204, 301, 303, 400, 404, 405, 413, 415])
    expect(statuses.get(status), `no request came as far as ${status}`).toBeGreaterThan(0)
  expect(await strangeRows(app)).toEqual([])
  expect((await app.app.inject('/readyz')).statusCode).toBe(200)
  const genuine = aContactRequest({ email: 'genuine@firma.example' }) // the other mailboxes have had enough mails
  expect((await app.postContact(genuine)).statusCode).toBe(201)
})

function headersOf({ headers }: LightMyRequestResponse): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
}
