import fc from 'fast-check'
import { expect, test } from 'vitest'

import { MESSAGES_KEPT } from './advance.ts'
import { parseConversation } from './stored-conversation.ts'

const GREETING = {
  id: 'a',
  timestamp: '2026-11-21T10:00:00.000Z',
  sender: 'bot',
  content: { kind: 'reply', reply: 'greeting' },
}
const QUESTION = { ...GREETING, id: 'b', sender: 'user', content: { kind: 'text', text: 'How much?' } }

function aConversation(some: Record<string, unknown> = {}) {
  return { step: 'normal', lead: {}, messages: [GREETING], isTyping: false, ...some }
}

const saying = (content: unknown) => aConversation({ messages: [{ ...GREETING, content }] })
const asking = (content: unknown) => aConversation({ messages: [{ ...QUESTION, content }], isTyping: true })

test('what was kept comes back as it was', () => {
  const kept = aConversation({ messages: [GREETING, QUESTION], isTyping: true })
  expect(parseConversation(kept)).toEqual(kept)
})

test.each([
  ['nothing', null],
  ['a text', 'normal'],
  ['a list', [GREETING]],
  ['an unknown step', aConversation({ step: 'asking-iban' })],
  ['a step without its lead', aConversation({ step: 'asking-name', lead: { email: 'a@b.co' } })],
  ['a lead without its step', aConversation({ lead: { email: 'a@b.co', name: 'Ann' } })],
  ['a lead nobody would accept', aConversation({ step: 'asking-phone', lead: { email: 'a@b' } })],
  ['a lead of numbers', aConversation({ step: 'asking-phone', lead: { email: 1 } })],
  ['no messages', aConversation({ messages: [] })],
  ['messages that are none', aConversation({ messages: 'hello' })],
  ['a reply nobody says', saying({ kind: 'reply', reply: 'toString' })],
  ['an option that is a number', asking({ kind: 'option', option: 1 })],
  ['a sum of nothing', saying({ kind: 'order', order: { package: 1 } })],
  ['a blank message', asking({ kind: 'text', text: ' ' })],
  ['a message at no time', aConversation({ messages: [{ ...GREETING, timestamp: 'noon' }] })],
  ['a stranger', aConversation({ messages: [{ ...GREETING, sender: 'admin' }] })],
  ['two messages of one id', aConversation({ messages: [GREETING, GREETING] })],
  ['a question nobody is answering', aConversation({ messages: [GREETING, QUESTION] })],
  ['typing after an answer', aConversation({ isTyping: true })],
])('%s is no conversation', (_, stored) => {
  expect(parseConversation(stored)).toBeNull()
})

test('no more messages come back than are kept', () => {
  const messages = Array.from({ length: MESSAGES_KEPT + 5 }, (_, index) => ({ ...GREETING, id: `m${index}` }))
  expect(parseConversation(aConversation({ messages }))?.messages).toEqual(messages.slice(5))
})

test('nothing that can be stored makes it throw', () => {
  fc.assert(
    // Braces: a property that returns false has failed, and a matcher returns that.
    fc.property(fc.jsonValue(), (stored) => {
      expect(parseConversation(stored)).toBeNull()
    }),
  )
})
