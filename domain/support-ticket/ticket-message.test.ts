import { expect, test } from 'vitest'

import { descriptionOf, ticketMessage, ticketRequest, urlOf } from './ticket-message.ts'

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
