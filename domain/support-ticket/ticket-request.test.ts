import { expect, test } from 'vitest'

import {
  findTicketProblems,
  descriptionOf,
  ticketMessage,
  ticketRequest,
  urlOf,
  type TicketFields,
} from './ticket-request.ts'

function someFields(some: Partial<TicketFields> = {}): TicketFields {
  return {
    name: 'Mari',
    email: 'mari@firma.example',
    subject: 'Shop is down',
    url: '',
    description: 'Since nine o’clock.',
    ...some,
  }
}

test('a complete ticket has no problems, with a URL or without', () => {
  expect(findTicketProblems(someFields(), 'spec')).toEqual([])
  expect(findTicketProblems(someFields({ url: 'firma.example/pood' }), 'mailable')).toEqual([])
})

test('everything missing is named at once, in the order of the specification', () => {
  const empty = { name: ' ', email: '\t', subject: '', url: ' ', description: '\n' }
  expect(findTicketProblems(empty, 'spec').map(({ code }) => code)).toEqual([
    'subject-missing',
    'description-missing',
    'name-missing',
    'email-missing',
  ])
})

test.each([
  [{ subject: ' ' }, 'subject-missing'],
  [{ description: ' \n' }, 'description-missing'],
  [{ name: '' }, 'name-missing'],
  [{ email: '' }, 'email-missing'],
  [{ email: 'mari@firma' }, 'email-malformed'],
  [{ email: 'mari maasikas@firma.example' }, 'email-malformed'],
  [{ url: 'javascript:alert(1)' }, 'url-malformed'],
] as const)('%j is %s', (some, code) => {
  expect(findTicketProblems(someFields(some), 'spec').map((problem) => problem.code)).toEqual([code])
})

test('blanks around an address are not its fault', () => {
  expect(findTicketProblems(someFields({ email: ' mari@firma.example ' }), 'mailable')).toEqual([])
})

test('the server is stricter about addresses than the browser', () => {
  const two = someFields({ email: 'a,b@firma.example' })
  expect(findTicketProblems(two, 'spec')).toEqual([])
  expect(findTicketProblems(two, 'mailable')).toEqual([{ field: 'email', code: 'email-malformed' }])
})

test.each([
  ['The shop is down.', 'firma.example', 'The shop is down.\n\nURL: https://firma.example'],
  ['The shop is down.', '', 'The shop is down.\n\nURL: Not provided'],
  [' Two\n\nparagraphs \n', '  ', 'Two\n\nparagraphs\n\nURL: Not provided'],
])('%j at %j is %j', (description, url, message) => {
  expect(ticketMessage(description, url)).toBe(message)
  expect(descriptionOf(message)).toBe(description.trim())
  expect(urlOf(message)).toBe(url.trim() === '' ? '' : `https://${url}`)
})

test('a message without the line of the URL is its own description', () => {
  expect(descriptionOf('URL: x')).toBe('URL: x')
  expect(urlOf('URL: x')).toBe('')
})

test('the payload is the one of the specification', () => {
  const fields = {
    name: ' Mari ',
    email: ' mari@firma.example ',
    subject: ' Down ',
    url: '',
    description: 'x',
  }
  expect(ticketRequest(fields, 'Site Outage')).toEqual({
    customerName: 'Mari',
    customerEmail: 'mari@firma.example',
    priority: 'normal',
    category: 'Site Outage',
    subject: 'Down',
    message: 'x\n\nURL: Not provided',
  })
})
