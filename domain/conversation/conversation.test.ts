import { expect, test } from 'vitest'

import {
  standingPromise,
  CONVERSATION_STATES,
  type ConversationState,
  type ConversationView,
} from './conversation.ts'

const NOON = new Date('2026-11-24T12:00:00Z')
const SOON = '2026-11-24T12:00:01Z'

function aTicket(state: ConversationState, answerBy: string | null): ConversationView {
  return {
    kind: 'ticket',
    number: 'K7M-3QX3',
    subject: 'The shop is down',
    category: 'Site Outage',
    state,
    answerBy,
    email: 'mari@firma.example',
    url: '',
    createdAt: '2026-11-24T11:00:00Z',
    events: [],
  }
}

test('an open ticket promises an answer until the moment is there', () => {
  expect(standingPromise(aTicket('open', SOON), NOON)).toEqual(new Date(SOON))
  expect(standingPromise(aTicket('open', NOON.toISOString()), NOON)).toBeNull()
  expect(standingPromise(aTicket('open', '2026-11-20T12:00:00Z'), NOON)).toBeNull()
  expect(standingPromise(aTicket('open', null), NOON)).toBeNull()
})

test.each(CONVERSATION_STATES.filter((state) => state !== 'open'))(
  'one that is %s promises none',
  (state) => {
    expect(standingPromise(aTicket(state, SOON), NOON)).toBeNull()
  },
)
