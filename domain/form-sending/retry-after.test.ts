import { expect, test } from 'vitest'

import { LONGEST_WAIT_SECONDS, parseRetryAfter } from './retry-after.ts'

const NOW = Date.parse('2026-11-24T15:00:00Z')

test.each([
  ['540', 540],
  [' 540 ', 540],
  ['0', 1],
  ['Tue, 24 Nov 2026 15:09:00 GMT', 540],
  ['Tue, 24 Nov 2026 14:00:00 GMT', 1],
  ['99999999999', LONGEST_WAIT_SECONDS],
])('%j asks for %i seconds', (header, seconds) => {
  expect(parseRetryAfter(header, NOW)).toBe(seconds)
})

test.each([null, '', 'soon', '-5', '1.5', 'NaN'])('%j asks for nothing', (header) => {
  expect(parseRetryAfter(header, NOW)).toBeNull()
})
