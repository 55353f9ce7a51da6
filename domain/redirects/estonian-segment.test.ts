import { expect, test } from 'vitest'

import { redirectEstonianSegment } from './estonian-segment.ts'

test.each([
  ['/ee', '/et'],
  ['/EE/privacy', '/et/privacy'],
  ['/ee/', '/et/'],
  ['/eesti', null],
  ['/en/ee', null],
  ['/et', null],
])('%s leads to %s', (path, expected) => {
  expect(redirectEstonianSegment(path)).toBe(expected)
})
