import { expect, test } from 'vitest'

import { parseTicketStatus } from './ticket-api.ts'

const FILE = { id: 'F', name: 'page.png', type: 'image/png', size: 5 }
const ANSWER = {
  kind: 'ticket',
  number: 'K7M-3QX3',
  email: 'mari@firma.example',
  subject: 'The shop is down',
  url: '',
  category: 'Site Outage',
  state: 'open',
  createdAt: '2026-11-24T09:00:00.000Z',
  answerBy: '2026-11-24T16:00:00.000Z',
  events: [
    { type: 'created', way: 'page', at: '2026-11-24T09:00:00.000Z', text: 'Only white.', files: [FILE] },
  ],
}

test('the answer of the server is a ticket', () => {
  expect(parseTicketStatus(ANSWER)).toEqual(ANSWER)
  expect(parseTicketStatus({ ...ANSWER, answerBy: null, events: [] })).toMatchObject({ answerBy: null })
})

test.each([
  ['nothing', null],
  ['a text', '<h1>Welcome to the hotel</h1>'],
  ['a list', []],
  ['no number', { ...ANSWER, number: 7 }],
  ['a category nobody knows', { ...ANSWER, category: 'Weather' }],
  ['a state nobody knows', { ...ANSWER, state: 'lost' }],
  ['a moment that is none', { ...ANSWER, answerBy: 'soon' }],
  ['events that are no list', { ...ANSWER, events: {} }],
  ['an event nobody knows', { ...ANSWER, events: [{ ...ANSWER.events[0], type: 'eaten' }] }],
  [
    'a file without a name',
    { ...ANSWER, events: [{ ...ANSWER.events[0], files: [{ ...FILE, name: null }] }] },
  ],
  ['a file of no size', { ...ANSWER, events: [{ ...ANSWER.events[0], files: [{ ...FILE, size: '5' }] }] }],
])('%s is no ticket', (_, answer) => {
  expect(() => parseTicketStatus(answer)).toThrow()
})
