import { expect, test } from 'vitest'

import { bucketOf, type MeasuredVital, type VitalsDevice, type VitalsPage } from '#domain/analytics/vitals.ts'

import { vitalsTable } from './vitals-table.ts'

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
  ])
})
