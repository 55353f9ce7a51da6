import fc from 'fast-check'
import { expect, test } from 'vitest'

import { parseChatIndex } from './chat-index.ts'
import { classify, learn, wordsOf, type Examples } from './classifier.ts'

const EXAMPLES: Examples = {
  pricing: [
    ...['what does it cost', 'how much is a site', 'your prices please', 'cost of a websit'],
    ...['price list', 'how much do you charge', 'what is the price'],
  ].join('\n'),
  support: ['my site is down', 'the form is broken', 'site not workin', 'our page shows an error'].join('\n'),
}
const DOCUMENT = { id: 'a', title: 'Loading', path: '/en#a', text: 'From {starterPrice}.' }

test.each([
  ['Kui PALJU maksab?!', ['kui', 'palju', 'maksab']],
  ['õäöü ё ß', ['oaou', 'е', 'ss']],
  ["don't l'hébergement", ['dont', 'l', 'hebergement']],
])('%j is compared as %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words)
})

test.each([
  ['waht dose it cost', 'pricing'],
  ['pricelist', 'pricing'],
  ['the forms arent working', 'support'],
])('%j, which is not among the examples, means %s', (text, meaning) => {
  expect(classify(learn(EXAMPLES), text)[0]?.meaning).toBe(meaning)
})

test('a text without a known word means nothing more than anything else', () => {
  expect(classify(learn(EXAMPLES), 'qwxz').map(({ probability }) => probability)).toEqual([0.5, 0.5])
})

test('every text has probabilities that add up to one', () => {
  const classifier = learn(EXAMPLES)
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const guesses = classify(classifier, text)
      expect(guesses.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1)
    }),
  )
})

const KNOWN = { examples: EXAMPLES, listening: { listenAnd: 'and' } }

test('an index comes back as it was written', () => {
  const index = { documents: [DOCUMENT], ...KNOWN }
  expect(parseChatIndex(JSON.parse(JSON.stringify(index)))).toEqual(index)
})

test.each([
  ['nothing', null],
  ['a list', []],
  ['no examples', { documents: [DOCUMENT], listening: {} }],
  ['no listening', { documents: [DOCUMENT], examples: EXAMPLES }],
  ['listening that is none', { documents: [DOCUMENT], examples: EXAMPLES, listening: { listenAnd: 1 } }],
  ['examples in a list', { documents: [], examples: ['prices'], listening: {} }],
  ['examples that are none', { documents: [], examples: { pricing: 1 }, listening: {} }],
  ['a link that runs', { documents: [{ ...DOCUMENT, path: 'javascript:alert(1)' }], ...KNOWN }],
  ['a link to another site', { documents: [{ ...DOCUMENT, path: '//evil.example' }], ...KNOWN }],
  ['a text that is a number', { documents: [{ ...DOCUMENT, text: 1 }], ...KNOWN }],
  ['a hole', { documents: [null], ...KNOWN }],
])('%s is no index', (_, fetched) => {
  expect(parseChatIndex(fetched)).toBeNull()
})
