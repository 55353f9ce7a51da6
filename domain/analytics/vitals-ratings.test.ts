import { expect, test } from 'vitest'

import { rateForTracking, rateVital } from './vitals-ratings.ts'

test.each([
  ['LCP', 2_500, 4_000],
  ['FID', 100, 300],
  ['CLS', 0.1, 0.25],
  ['FCP', 1_800, 3_000],
  ['INP', 200, 500],
  ['TTFB', 800, 1_800],
] as const)('%s is good up to %d, and poor above %d', (name, good, poor) => {
  expect(rateVital(name, 0)).toBe('good')
  expect(rateVital(name, good)).toBe('good')
  expect(rateVital(name, good * 1.001)).toBe('needs-improvement')
  expect(rateVital(name, poor)).toBe('needs-improvement')
  expect(rateVital(name, poor * 1.001)).toBe('poor')
})

test.each([
  ['LCP', 1_200, 2_500],
  ['FID', 25, 100],
  ['CLS', 0.1, 0.25],
] as const)('for tracking %s needs improvement above %d, and is poor above %d', (name, good, poor) => {
  expect(rateForTracking(name, good)).toBe('good')
  expect(rateForTracking(name, good * 1.001)).toBe('needs-improvement')
  expect(rateForTracking(name, poor)).toBe('needs-improvement')
  expect(rateForTracking(name, poor * 1.001)).toBe('poor')
})
