import type { AddressInfo } from 'node:net'

import { expect } from 'vitest'

import { aContactRequest } from '../../test-posts.ts'
import { API_HEADERS } from '../../http/security-headers.ts'
import { startTestApp, test } from '../../test-app.ts'
import { startMetricsServer, storeMetrics, createRequestMetrics, inboxMetrics } from './metrics.ts'

test('answers are counted by route pattern and status, never by address', async () => {
  const metrics = createRequestMetrics()
  await using app = await startTestApp({ watchRequests: metrics.watch })
  await app.postContact(aContactRequest({ name: 'canary' }))
  await app.postContact(aContactRequest({ email: 'canary' }))
  await app.app.inject({ url: '/api/canary?canary=1' })
  const text = metrics.text()
  expect(text).toContain('valmis_request_seconds_count{method="POST",route="/api/contact",status="201"} 1\n')
  expect(text).toContain('valmis_request_seconds_count{method="POST",route="/api/contact",status="400"} 1\n')
  expect(text).toContain('{method="GET",route="/api/*",status="404",le="+Inf"} 1\n')
  expect(text).not.toContain('canary')
})

test('what waits, for how long, what is dead, and how many posts wait for review', async ({ app }) => {
  const later = new Date('2026-03-02T10:01:30Z')
  expect(await storeMetrics(app.db, later)).toContain('valmis_outbox_oldest_seconds 0\n')
  await app.postContact(aContactRequest())
  const [first] = await app.mails()
  await app.db
    .updateTable('outbox')
    .set({ state: 'dead' })
    .where('id', '=', first?.id ?? '')
    .execute()
  const text = await storeMetrics(app.db, later)
  expect(text).toContain('valmis_outbox_backlog 1\n')
  expect(text).toContain('valmis_outbox_oldest_seconds 90\n')
  expect(text).toContain('valmis_outbox_dead 1\n')
  expect(text).toContain('valmis_reviews_waiting 0\n')
  await app.postContact(aContactRequest(), { 'form-token': '' })
  expect(await storeMetrics(app.db, later)).toContain(
    '# TYPE valmis_reviews_waiting gauge\nvalmis_reviews_waiting 1\n',
  )
})

test('how long mail that came in waits, in seconds', () => {
  const now = new Date('2026-03-02T10:01:30Z')
  expect(inboxMetrics(null, now)).toContain(
    '# TYPE valmis_inbox_oldest_seconds gauge\nvalmis_inbox_oldest_seconds 0\n',
  )
  expect(inboxMetrics(new Date('2026-03-02T10:00:00Z'), now)).toContain('\nvalmis_inbox_oldest_seconds 90\n')
})

test('the metrics are told only at their address, and a store that is away is a 503', async () => {
  let isAway = false
  const server = await startMetricsServer({ metricsPort: 0, metricsHost: '127.0.0.1' }, () =>
    isAway ? Promise.reject(new Error('away')) : Promise.resolve('valmis 1\n'),
  )
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  const told = await fetch(`${url}/metrics`)
  expect(told.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  expect(await told.text()).toBe('valmis 1\n')
  expect((await fetch(url)).status).toBe(404)
  isAway = true
  const away = await fetch(`${url}/metrics`)
  expect(away.status).toBe(503)
  for (const { headers } of [told, await fetch(url), away])
    expect(Object.fromEntries(headers)).toMatchObject({ ...API_HEADERS })
  server.closeAllConnections()
  server.close()
})
