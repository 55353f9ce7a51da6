import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect } from 'vitest'

import { bucketOf, type MeasuredVital, type VitalsDevice, type VitalsPage } from '#domain/analytics/vitals.ts'

import { aVitalsReport } from '../../test-posts.ts'
import { dayOf, countVitals } from '../../features/analytics/vitals-rows.ts'
import { vitalsTable } from './vitals.ts'
import { type openTestDatabase, test } from '../../test-app.ts'

function runVitals(
  { dataDir, databaseUrl }: Awaited<ReturnType<typeof openTestDatabase>>,
  ...parameters: string[]
) {
  const command = join(import.meta.dirname, 'vitals.ts')
  const database = databaseUrl === null ? {} : { DATABASE_URL: databaseUrl.href }
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, ...database }
  return spawnSync(process.execPath, [command, ...parameters], { env, cwd: dataDir, encoding: 'utf8' })
}

test('what was measured is printed beside a running server, for the days asked for', async ({ store }) => {
  const [today, longAgo] = [new Date(), new Date('2020-01-01')]
  for (const day of [today, longAgo]) {
    await store.write((trx) => countVitals(trx, dayOf(day), aVitalsReport({ page: 'faq' })))
  }
  const { status, stdout, stderr } = runVitals(store)
  expect(stderr).toBe('')
  expect(stdout).toMatch(/^page .*\nfaq +phone +LCP +1 +\d+ ms +good\nfaq +phone +CLS +1 +0\.000 +good\n$/)
  expect(status).toBe(0)
  expect(runVitals(store, '--days', '3650').stdout).toMatch(/LCP +2 /)
})

test('a database in which nothing was measured says so', ({ store }) => {
  expect(runVitals(store).stdout).toMatch(/^Nothing was measured since \d{4}-\d\d-\d\d\.\n$/)
})

test.for([['--days', 'many'], ['--weeks', '4'], ['4']] as const)('%s is refused', (parameters, { store }) => {
  const { status, stdout, stderr } = runVitals(store, ...parameters)
  expect(status).toBe(1)
  expect(stdout).toBe('')
  expect(stderr.trim().split('\n')).toHaveLength(1)
})

function counted(
  page: VitalsPage,
  device: VitalsDevice,
  metric: MeasuredVital,
  value: number,
  count: number,
) {
  return { page, device, metric, bucket: bucketOf(metric, value), count }
}

test('the table has a line for each page, device and metric that was measured, rated by its p75', () => {
  const table = vitalsTable([
    counted('article', 'desktop', 'long-task', 260, 3),
    counted('home', 'phone', 'CLS', 0.11, 40),
    counted('home', 'phone', 'LCP', 1_100, 300),
    counted('home', 'phone', 'LCP', 9_000, 100),
    counted('home', 'desktop', 'INP', 700, 1_200),
  ])
  expect(table.split('\n')).toEqual([
    'page     device   metric     count      p75  rating',
    'home     phone    LCP          400  1200 ms  good',
    'home     phone    CLS           40    0.119  needs improvement',
    'home     desktop  INP         1200   750 ms  poor',
    'article  desktop  long-task      3   288 ms  –',
    '',
  ])
})
