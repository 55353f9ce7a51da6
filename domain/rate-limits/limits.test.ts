import { expect, test } from 'vitest'

import { POST_LIMITS, VISIT_LIMITS } from './limits.ts'

const MINUTE_MS = 60_000

test('limits that other tests only fill up are as large as was decided (0036)', () => {
  const inTenMinutes = (count: number) => ({ count, windowMs: 10 * MINUTE_MS })
  expect([POST_LIMITS.site, POST_LIMITS.files]).toEqual([[inTenMinutes(2_000)], [inTenMinutes(50)]])
  expect(VISIT_LIMITS).toEqual({
    consents: inTenMinutes(100),
    vitals: inTenMinutes(300),
    reports: inTenMinutes(60),
  })
})
