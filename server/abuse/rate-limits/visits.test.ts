import { expect } from 'vitest'

import { VISIT_LIMITS, POST_LIMITS } from '#domain/rate-limits/limits.ts'
import { agency } from '#content/catalogue/agency.ts'
import { messages } from '#content/messages/messages.ts'

import { aConsentRecord, aVitalsReport } from '../../test-posts.ts'
import { HOME, startLimitedApp, test } from './test-limits.ts'
import { createVisitCounter } from './request-limits.ts'
import { samples } from '../../features/conversation/attachments/content/test-content.ts'
import { keptFiles, postFile } from '../../features/conversation/attachments/test-uploads.ts'

test.each([
  ['consents', '/api/consents', aConsentRecord(), 'application/json'],
  ['vitals', '/api/vitals', aVitalsReport(), 'application/json'],
  ['reports', '/api/csp-reports', [], 'application/reports+json'],
] as const)('%s of a network have a limit of their own, and cost nothing once refused', async (...row) => {
  const [limit, url, body, type] = row
  const refusals: string[] = []
  await using app = await startLimitedApp({}, { countRefusal: (name) => refusals.push(name) })
  const send = (from = HOME) => app.post(url, body, { from, headers: { 'content-type': type } })
  const { count } = VISIT_LIMITS[limit]
  for (let visit = 0; visit < count; visit += 1) expect((await send()).statusCode).toBeLessThan(300)
  expect(refusals).toEqual([])
  const before = app.transactions()
  const refused = await send()
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '600'])
  expect(app.transactions()).toBe(before)
  expect(refusals).toEqual([limit])
  expect((await send('198.51.100.7')).statusCode, 'another network').toBeLessThan(300)
  expect((await app.contact()).statusCode, 'a request of the same network').toBe(201)
  app.advance(10 * 60_000)
  expect((await send()).statusCode).toBeLessThan(300)
})

test('of visits nothing is written down that tells who opened a page when', async ({ app }) => {
  await app.post('/api/vitals', aVitalsReport())
  await app.post('/api/consents', aConsentRecord())
  expect(await app.counted()).toEqual([])
})

const WINDOW_MS = 1_000

/** A counter of one visit a second, and a clock that only the test moves. */
function startCounter(maxNetworks?: number) {
  let time = 0
  const visit = createVisitCounter({ count: 1, windowMs: WINDOW_MS }, () => new Date(time), maxNetworks)
  return { visit, advance: (ms: number) => void (time += ms) }
}

test('a window is over at its last moment, and a new one begins', () => {
  const { visit, advance } = startCounter()
  expect([visit('a'), visit('a')]).toEqual([0, WINDOW_MS])
  advance(WINDOW_MS - 1)
  expect(visit('a')).toBe(1)
  advance(1)
  expect([visit('a'), visit('a')]).toEqual([0, WINDOW_MS])
})

test('a network whose window began anew is the last to be forgotten for want of room', () => {
  const { visit, advance } = startCounter(3)
  for (const network of ['a', 'b', 'c']) visit(network)
  advance(WINDOW_MS)
  for (const network of ['a', 'd']) visit(network)
  expect(visit('a')).toBe(WINDOW_MS)
})

test('when more networks come than there is room for, the one counted longest begins anew', () => {
  const { visit } = startCounter(3)
  for (const network of ['a', 'b', 'c', 'd']) expect(visit(network)).toBe(0)
  for (const network of ['b', 'c', 'd']) expect(visit(network)).toBe(WINDOW_MS)
  expect(visit('a')).toBe(0)
})

test('a clock that is set back begins a new count', () => {
  const { visit, advance } = startCounter()
  expect([visit('a'), visit('a')]).toEqual([0, WINDOW_MS])
  advance(-1)
  expect(visit('a')).toBe(0)
})

const part = { content: samples['text/plain'] }

test('a network may send files for ten tickets in ten minutes', async ({ app }) => {
  const send = (remoteAddress = '192.0.2.1') => postFile(app.app, part, { remoteAddress })
  await send()
  await app.multiply(POST_LIMITS.files[0].count - 2)
  expect((await send()).statusCode, 'the last file of the tenth ticket').toBe(201)
  app.advance(60_000)
  const refused = await send()
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '540'])
  expect(refused.json()).toMatchObject({
    message: messages.en.problems.tooManyRequests
      .replace('{wait}', 'in 9 minutes')
      .replace('{email}', agency.supportMailbox),
  })
  const before = app.transactions()
  expect((await send()).statusCode).toBe(429)
  expect(app.transactions()).toBe(before)
  expect((await keptFiles(app.db)).files).toHaveLength(2)
  expect((await send('198.51.100.7')).statusCode, 'another network').toBe(201)
  expect((await app.contact()).statusCode, 'the ticket the files are for').toBe(201)
  app.advance(9 * 60_000)
  expect((await send()).statusCode).toBe(201)
})
