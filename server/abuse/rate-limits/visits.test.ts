import { expect, test } from 'vitest'

import { VISIT_LIMITS } from '#domain/rate-limits/limits.ts'

import { aVitalsReport } from '../../features/analytics/a-vitals-report.ts'
import { aConsentRecord } from '../../features/cookie-consent/a-consent-record.ts'
import { HOME, startLimitedApp } from './test-limits.ts'
import { createVisitCounter } from './visit-counter.ts'

test.each([
  ['consents', '/api/consents', aConsentRecord(), 'application/json'],
  ['vitals', '/api/vitals', aVitalsReport(), 'application/json'],
  ['reports', '/api/csp-reports', [], 'application/reports+json'],
] as const)('%s of a network have a limit of their own, and cost nothing once refused', async (...row) => {
  const [limit, url, body, type] = row
  await using app = await startLimitedApp()
  const send = (from = HOME) => app.post(url, body, { from, headers: { 'content-type': type } })
  const { count } = VISIT_LIMITS[limit]
  for (let visit = 0; visit < count; visit += 1) expect((await send()).statusCode).toBeLessThan(300)
  const before = app.transactions()
  const refused = await send()
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '600'])
  expect(app.transactions()).toBe(before)
  expect((await send('198.51.100.7')).statusCode, 'another network').toBeLessThan(300)
  expect((await app.contact()).statusCode, 'a request of the same network').toBe(201)
  app.advance(10 * 60_000)
  expect((await send()).statusCode).toBeLessThan(300)
})

test('of visits nothing is written down that tells who opened a page when', async () => {
  await using app = await startLimitedApp()
  await app.post('/api/vitals', aVitalsReport())
  await app.post('/api/consents', aConsentRecord())
  expect(await app.counted()).toEqual([])
})

test('when more networks come than there is room for, the one counted longest begins anew', () => {
  const countVisit = createVisitCounter({ count: 1, windowMs: 1_000 }, () => new Date(0), 3)
  for (const network of ['a', 'b', 'c', 'd']) expect(countVisit(network)).toBe(0)
  for (const network of ['b', 'c', 'd']) expect(countVisit(network)).toBe(1_000)
  expect(countVisit('a')).toBe(0)
})

test('a clock that is set back begins a new count', () => {
  let time = 1_000_000
  const countVisit = createVisitCounter({ count: 1, windowMs: 1_000 }, () => new Date(time))
  countVisit(HOME)
  expect(countVisit(HOME)).toBe(1_000)
  time = 0
  expect(countVisit(HOME)).toBe(0)
})
