import { randomUUID } from 'node:crypto'

import { expect } from 'vitest'

import { POST_LIMITS } from '#domain/rate-limits/limits.ts'

import { createRefusalMetrics } from '../../operations/metrics/metrics.ts'
import { collectLog } from '../../test-app.ts'
import { HOME, startLimitedApp, test } from './test-limits.ts'

const OTHER = '198.51.100.7'

test('a network that is refused costs no transaction until its time is up', async ({ app }) => {
  await app.exhaust()
  await app.contact()
  const before = app.transactions()
  for (let post = 0; post < 100; post += 1) expect((await app.contact()).statusCode).toBe(429)
  expect(app.transactions()).toBe(before)
  app.advance(10 * 60_000)
  expect((await app.contact()).statusCode).toBe(201)
})

test('invented keys of a refused network are looked up a few times a second, not more', async ({ app }) => {
  await app.exhaust()
  await app.contact()
  const before = app.transactions()
  const headers = () => ({ 'idempotency-key': randomUUID() })
  for (let post = 0; post < 100; post += 1) {
    const { statusCode } = await app.contact({ headers: headers() })
    expect(statusCode).toBe(429)
  }
  expect(app.transactions() - before).toBe(5)
  app.advance(1_000)
  await app.contact({ headers: headers() })
  expect(app.transactions() - before).toBe(6)
})

test('two thousand posts in ten minutes are all the site takes, and everybody is told to wait', async () => {
  const { lines, log } = collectLog('warn')
  await using app = await startLimitedApp({}, { log })
  await app.contact()
  await app.multiply(POST_LIMITS.site[0].count - 2)
  expect((await app.contact({ from: OTHER })).statusCode, 'the last free place').toBe(201)
  app.advance(60_000)
  for (let stranger = 0; stranger < 5; stranger += 1) {
    const refused = await app.contact({ from: `203.0.113.${stranger}` })
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '540'])
  }
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 40,
    msg: expect.stringContaining('site') as string,
  })
  app.advance(9 * 60_000)
  expect((await app.contact({ from: OTHER })).statusCode).toBe(201)
})

test('refusals are counted by limit, and each limit is there before the first', async () => {
  const refusals = createRefusalMetrics()
  await using app = await startLimitedApp({}, { countRefusal: refusals.count })
  expect(refusals.text()).toContain('# TYPE valmis_refusals_total counter\n')
  for (const limit of ['network', 'mailbox', 'site', 'files', 'consents', 'vitals', 'reports'])
    expect(refusals.text()).toContain(`valmis_refusals_total{limit="${limit}"} 0\n`)
  await app.exhaust()
  for (let post = 0; post < 3; post += 1) await app.contact()
  for (let post = 0; post < 6; post += 1)
    await app.contact({ from: `203.0.113.${post}` }, { email: 'mari@firma.example' })
  expect(refusals.text()).toContain('valmis_refusals_total{limit="network"} 3\n')
  expect(refusals.text()).toContain('valmis_refusals_total{limit="mailbox"} 1\n')
})

test('a clock that is set back by a day locks nobody out', async ({ app }) => {
  await app.exhaust()
  expect((await app.contact()).statusCode).toBe(429)
  app.advance(-24 * 60 * 60_000)
  expect((await app.contact()).statusCode).toBe(201)
})

test('with limits off nothing is counted and nobody refused', async () => {
  await using app = await startLimitedApp({ RATE_LIMITS: 'off' })
  expect(await app.exhaust(HOME, 12)).toEqual(Array.from({ length: 12 }, () => 201))
  const headers = { 'content-type': 'application/reports+json' }
  for (let report = 0; report < 100; report += 1)
    expect((await app.post('/api/csp-reports', [], { headers })).statusCode).toBe(204)
  expect(await app.counted()).toEqual([])
})
