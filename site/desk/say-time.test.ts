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
  [new Date(2026, 2, 2, 10), [1, 5], 3, 9], // a Monday: the next one
  [new Date(2026, 2, 5, 23), [1, 5], 6, 9], // a Thursday
  [new Date(2026, 2, 6, 10), [1, 5], null, 9], // a Friday
  [new Date(2026, 2, 6, 10), [1, 6], 7, 9], // a Friday where Saturdays are worked
  [new Date(2026, 2, 7, 10), [1, 5], null, 9], // a Saturday
  [new Date(2026, 2, 8, 23), [1, 5], null, 9], // a Sunday: tomorrow is Monday
] as const)('from %s on, mornings of working days %s are later', (now, days, tomorrow, monday) => {
  const morning = (day: number) => new Date(2026, 2, day, 9)
  expect(laterMoments(now, days)).toEqual([
    { name: 'laterToday', moment: new Date(now.getTime() + 3 * 60 * MINUTE) },
    ...(tomorrow === null ? [] : [{ name: 'tomorrow', moment: morning(tomorrow) }]),
    { name: 'monday', moment: morning(monday) },
  ])
})
