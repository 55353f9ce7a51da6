import { expect, test } from 'vitest'

import { nextQuestionIn } from './next-question.ts'

test.each([
  { followedMs: 0, next: 700 },
  { followedMs: 14_000, next: 700 },
  { followedMs: 30_000, next: 1_500 },
  { followedMs: 60_000, next: 3_000 },
  { followedMs: 3_600_000, next: 3_000 },
])('after $followedMs ms the next question comes in $next ms', ({ followedMs, next }) => {
  expect(nextQuestionIn({ stage: 'measuring', followedMs, isHidden: false })).toBe(next)
  expect(nextQuestionIn({ stage: null, followedMs, isHidden: false })).toBe(next)
})

test('nobody asks about an analysis that has ended, or from a hidden page', () => {
  expect(nextQuestionIn({ stage: 'done', followedMs: 0, isHidden: false })).toBeNull()
  expect(nextQuestionIn({ stage: 'failed', followedMs: 0, isHidden: false })).toBeNull()
  expect(nextQuestionIn({ stage: 'waiting', followedMs: 0, isHidden: true })).toBeNull()
})
