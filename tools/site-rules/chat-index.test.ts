import { randomBytes } from 'node:crypto'

import { expect, test } from 'vitest'

import { SECOND } from '#domain/language/a-locale.ts'

import { aPage, aSite } from './a-built-page.ts'
import { checkChatIndex, CHAT_INDEX_BUDGET_KIB } from './chat-index.ts'

const site = aSite(aPage('/en/faq', { body: '<h2 id="price">x</h2>' }), aPage(`/${SECOND}/faq`))

function anIndex(some: Record<string, unknown> = {}): string {
  const documents = [{ id: 'faq-price', title: 'Price', path: '/en/faq#price', text: 'From $1.', ...some }]
  return JSON.stringify({ documents, examples: { pricing: 'prices' }, listening: {} })
}

test('an index whose answers are there is fine', () => {
  expect(checkChatIndex('en', anIndex(), site)).toEqual([])
})

test('the home page of the language is in the language, with or without a place', () => {
  const home = aSite(aPage('/en', { body: '<h2 id="pricing">x</h2>' }))
  expect(checkChatIndex('en', anIndex({ path: '/en#pricing' }), home)).toEqual([])
})

test.each([
  ['no documents', '{}', 'is no index the chat could read'],
  ['a document without a title', anIndex({ title: null }), 'is no index the chat could read'],
  ['a page that is not there', anIndex({ path: '/en/prices' }), 'leads to /en/prices, which does not exist'],
  [
    'a place that is not there',
    anIndex({ path: '/en/faq#time' }),
    'leads to /en/faq#time, which has no such place',
  ],
  ['another language', anIndex({ path: `/${SECOND}/faq` }), `leads into another language: /${SECOND}/faq`],
  [
    'too many words',
    anIndex({ text: randomBytes(1_024 * CHAT_INDEX_BUDGET_KIB).toString('base64') }),
    `KiB, budget ${CHAT_INDEX_BUDGET_KIB}`,
  ],
])('%s is found', (_, json, expected) => {
  expect(checkChatIndex('en', json, site).join('\n')).toContain(expected)
})
