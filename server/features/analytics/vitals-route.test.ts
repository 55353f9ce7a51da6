import { expect } from 'vitest'

import { bucketOf, VITALS_MAX_VALUE } from '#domain/analytics/vitals.ts'

import { startTestApp, test } from '../../test-app.ts'
import { aVitalsReport } from '../../test-posts.ts'
import { sumVitals, firstDay } from './vitals-rows.ts'

const ROUTE = '/api/vitals'
const metric = (value: unknown, name = 'LCP') => ({ metrics: [{ name, value }] })

test('what a page measured is counted into buckets, and answered with nothing', async ({ app }) => {
  const response = await app.postJson(ROUTE, aVitalsReport())
  expect(response.statusCode).toBe(204)
  expect(response.body).toBe('')
  const common = { day: '2026-03-02', page: 'home', device: 'phone', count: 1 }
  const rows = await app.db.selectFrom('vitals_histogram').selectAll().orderBy('metric').execute()
  expect(rows).toEqual([
    { ...common, metric: 'CLS', bucket: bucketOf('CLS', 0) },
    { ...common, metric: 'LCP', bucket: bucketOf('LCP', 1_130) },
  ])
})

test('a hundred reports at once are all counted, in one row per bucket', async ({ app }) => {
  const tasks = [220, 240, 240, 900].map((value) => ({ name: 'long-task', value }))
  const report = aVitalsReport({ metrics: tasks })
  const answers = await Promise.all(Array.from({ length: 100 }, () => app.postJson(ROUTE, report)))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204]))
  const counts = await sumVitals(app.db, '2026-03-02')
  expect(counts.map(({ bucket, count }) => [bucket, count]).sort()).toEqual([
    [bucketOf('long-task', 900), 100],
    [bucketOf('long-task', 220), 300],
  ])
})

test('days are told apart by the clock in UTC, and added up from the first one asked for', async () => {
  let now = '2026-03-01T23:59:59.999Z'
  await using app = await startTestApp({ now: () => new Date(now) })
  for (const moment of [now, '2026-03-02T00:00:00Z', '2026-03-03T12:00:00Z']) {
    now = moment
    await app.postJson(ROUTE, aVitalsReport(metric(100)))
  }
  const total = async (since: string) => (await sumVitals(app.db, since)).map(({ count }) => count)
  expect(await total('2026-03-01')).toEqual([3])
  expect(await total('2026-03-02')).toEqual([2])
  expect(await total('2026-03-04')).toEqual([])
})

test.for([
  ['no page', aVitalsReport({ page: undefined })],
  ['an address for a page', aVitalsReport({ page: '/en/ticket#secret' })],
  ['an unknown device', aVitalsReport({ device: 'watch' })],
  ['an unknown metric', aVitalsReport(metric(1, 'FID'))],
  ['a metric without a value', aVitalsReport(metric(undefined))],
  ['a word for a value', aVitalsReport(metric('1'))],
  ['a value below zero', aVitalsReport(metric(-1))],
  ['a value beyond an hour', aVitalsReport(metric(VITALS_MAX_VALUE + 1))],
  ['a value beyond all numbers', JSON.stringify(aVitalsReport(metric(0))).replace(':0', ':1e999')],
  ['no metric', aVitalsReport({ metrics: [] })],
  ['twenty-one metrics', aVitalsReport({ metrics: Array(21).fill({ name: 'LCP', value: 1 }) })],
  ['an unknown field of a metric', aVitalsReport({ metrics: [{ name: 'LCP', value: 1, id: 'v3-1' }] })],
] as const)('%s is refused, and nothing is counted', async ([, report], { app }) => {
  const response = await app.postJson(ROUTE, report)
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({ success: false, status: 400 })
  expect(await app.countRows()).toBe(0)
})

const NOW = new Date('2026-03-02T23:59:59Z')

test.each([
  ['1', '2026-03-02'],
  ['28', '2026-02-03'],
  ['3650', '2016-03-05'],
])('the first of %s days is %s', (days, day) => {
  expect(firstDay(NOW, days)).toBe(day)
})

test.each(['0', '-1', '3651', '1.5', '1e3', 'all', ''])('%j is no number of days', (days) => {
  expect(() => firstDay(NOW, days)).toThrow('--days must be a number from 1 to 3650')
})
