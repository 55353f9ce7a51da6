import { expect, test } from 'vitest'

import { laterMoments, lengthOfLine, sayTime } from './say-time.ts'

const MINUTE = 60_000

test.each([
  [20_000, '1 minute'],
  [89 * MINUTE, '89 minutes'],
  [90 * MINUTE, '2 hours'],
  [47 * 60 * MINUTE, '47 hours'],
  [50 * 60 * MINUTE, '2 days'],
])('%i ms are %s', (ms, words) => {
  expect(sayTime(ms, 'en')).toBe(words.replace(' ', '\u00a0'))
})

test.each([
  ['2026-02-27T12:00:00Z', 1],
  ['2026-03-01T12:00:00Z', 0.5],
  ['2026-03-02T13:00:00Z', 0],
])('at %s the line has a length of %f', (now, length) => {
  expect(lengthOfLine('2026-03-02T12:00:00Z', Date.parse(now))).toBe(length)
})

test.each([
  [new Date(2026, 2, 2, 10), 3], // a Monday: the next one
  [new Date(2026, 2, 7, 10), 8], // a Saturday
  [new Date(2026, 2, 8, 23), 9], // a Sunday
])('from %s on, mornings are later', (now, tomorrow) => {
  const moments = laterMoments(now)
  expect(moments.tomorrow).toEqual(new Date(2026, 2, tomorrow, 9))
  expect(moments.monday).toEqual(new Date(2026, 2, 9, 9))
  expect(moments.laterToday.getTime() - now.getTime()).toBe(3 * 60 * MINUTE)
})
