import { expect, test } from 'vitest'

import { acceptedEncodings } from './negotiate-encoding.ts'

test.each([
  ['', []],
  ['identity', []],
  ['gzip', ['gzip']],
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['gzip;q=1.0, br;q=0.1', ['br', 'gzip']],
  ['br;q=0, gzip', ['gzip']],
  ['*', ['br', 'gzip']],
  ['*;q=0', []],
  ['br;q=0, *', ['gzip']],
  ['zstd, *;q=0', []],
  [' GZIP ; q=0.5 ', ['gzip']],
  ['x-gzip', ['gzip']],
  ['br;q=nonsense', []],
  [','.repeat(10_000), []],
])('%j accepts %j', (header, encodings) => {
  expect(acceptedEncodings(header)).toEqual(encodings)
})
