import { expect, test } from 'vitest'

import { CONVERSATION_STATES, standingPromise } from './conversation.ts'

const NOON = new Date('2026-11-24T12:00:00Z')
const SOON = '2026-11-24T12:00:01Z'

test('an open ticket promises an answer until the moment is there', () => {
  expect(standingPromise({ state: 'open', answerBy: SOON }, NOON)).toEqual(new Date(SOON))
  expect(standingPromise({ state: 'open', answerBy: NOON.toISOString() }, NOON)).toBeNull()
  expect(standingPromise({ state: 'open', answerBy: '2026-11-20T12:00:00Z' }, NOON)).toBeNull()
  expect(standingPromise({ state: 'open', answerBy: null }, NOON)).toBeNull()
})

test.each(CONVERSATION_STATES.filter((state) => state !== 'open'))(
  'one that is %s promises none',
  (state) => {
    expect(standingPromise({ state, answerBy: SOON }, NOON)).toBeNull()
  },
)
