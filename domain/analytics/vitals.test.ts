import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  bucketOf,
  p75OfBuckets,
  VITAL_BUCKETS,
  LONG_TASK_REPORTED_MS,
  LONG_TASK_WARNED_MS,
  rateVital,
  TRACKING_BORDERS,
  VITAL_BORDERS,
  MEASURED_VITALS,
  VITALS_MAX_VALUE,
  type MeasuredVital,
} from './vitals.ts'

const ratings = { ...VITAL_BORDERS, 'long-task': { good: LONG_TASK_WARNED_MS, poor: LONG_TASK_REPORTED_MS } }

function histogram(name: MeasuredVital, values: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const value of values) {
    const bucket = bucketOf(name, value)
    counts.set(bucket, (counts.get(bucket) ?? 0) + 1)
  }
  return counts
}

test.each(MEASURED_VITALS)('the borders of %s ascend, and hold those of its ratings', (name) => {
  const borders = VITAL_BUCKETS[name]
  expect(borders).toEqual([...new Set(borders)].sort((one, other) => one - other))
  const rated = [ratings[name], name === 'LCP' || name === 'CLS' ? TRACKING_BORDERS[name] : {}]
  expect(borders).toEqual(expect.arrayContaining(rated.flatMap(Object.values)))
})

test.each([
  ['LCP', 0, 0],
  ['LCP', 200, 0],
  ['LCP', 200.1, 1],
  ['LCP', VITALS_MAX_VALUE, VITAL_BUCKETS.LCP.length],
  ['CLS', 0, 0],
  ['CLS', 0.0001, 1],
  ['CLS', 0.01, 1],
] as const)('%s of %d falls into bucket %d', (name, value, bucket) => {
  expect(bucketOf(name, value)).toBe(bucket)
})

test('nothing counted has no percentile', () => {
  expect(p75OfBuckets('LCP', new Map())).toBeNull()
})

test.each([
  ['four in one bucket: three quarters of its width', 'INP', [90, 90, 90, 90], 75 + 0.75 * 25],
  ['one of four beyond: the border of the bucket of the three', 'INP', [90, 90, 90, 9_000], 100],
  ['a page that never shifts', 'CLS', [0, 0, 0], 0],
  ['beyond the last border: at least that border', 'TTFB', [100_000], 60_000],
] as const)('%s', (_, name, values, p75) => {
  expect(p75OfBuckets(name, histogram(name, values))).toBeCloseTo(p75, 10)
})

/** A metric with values: mostly quick, some anywhere, some exactly on a border. */
const measured = fc.constantFrom(...MEASURED_VITALS).chain((name) => {
  const scale = name === 'CLS' ? 1 : 5_000
  const value = fc.oneof(
    fc.double({ min: 0, max: scale, noNaN: true }),
    fc.double({ min: 0, max: VITALS_MAX_VALUE, noNaN: true }),
    fc.constantFrom(...VITAL_BUCKETS[name]),
  )
  return fc.record({ name: fc.constant(name), values: fc.array(value, { minLength: 1, maxLength: 300 }) })
})

test('the 75th percentile of the buckets lies in the bucket of the exact one, and is rated as that', () => {
  fc.assert(
    fc.property(measured, ({ name, values }) => {
      const exact = [...values].sort((one, other) => one - other)[Math.ceil(0.75 * values.length) - 1] ?? NaN
      const estimate = p75OfBuckets(name, histogram(name, values)) ?? NaN
      const borders = VITAL_BUCKETS[name]
      const bucket = bucketOf(name, exact)
      expect(estimate).toBeGreaterThanOrEqual(borders[bucket - 1] ?? 0)
      expect(estimate).toBeLessThanOrEqual(borders[bucket] ?? Infinity)
      if (name === 'long-task') return
      expect(rateVital(VITAL_BORDERS[name], estimate)).toBe(rateVital(VITAL_BORDERS[name], exact))
    }),
    { numRuns: 500 },
  )
})

test.each([
  ['LCP', VITAL_BORDERS.LCP, 2_500, 4_000],
  ['FID', VITAL_BORDERS.FID, 100, 300],
  ['CLS', VITAL_BORDERS.CLS, 0.1, 0.25],
  ['FCP', VITAL_BORDERS.FCP, 1_800, 3_000],
  ['INP', VITAL_BORDERS.INP, 200, 500],
  ['TTFB', VITAL_BORDERS.TTFB, 800, 1_800],
  ['for tracking LCP', TRACKING_BORDERS.LCP, 1_200, 2_500],
  ['for tracking FID', TRACKING_BORDERS.FID, 25, 100],
  ['for tracking CLS', TRACKING_BORDERS.CLS, 0.1, 0.25],
])('%s: %j is good up to %d, and poor above %d', (_, borders, good, poor) => {
  const values = [0, good, good * 1.001, poor, poor * 1.001]
  const ratings = ['good', 'good', 'needs-improvement', 'needs-improvement', 'poor']
  expect(values.map((value) => rateVital(borders, value))).toEqual(ratings)
})
