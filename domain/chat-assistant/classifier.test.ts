import fc from 'fast-check'
import { expect, test } from 'vitest'

import { parseChatIndex } from './chat-index.ts'
import { classify, unpackClassifier, wordsOf, type Classifier } from './classifier.ts'
import { trainClassifier, type Example } from './train-classifier.ts'

const EXAMPLES: Example[] = [
  ...['what does it cost', 'how much is a site', 'your prices please', 'cost of a website'],
  ...['price list', 'how much do you charge', 'what is the price'],
].map((text) => ({ text, meaning: 'pricing' }))
EXAMPLES.push(
  ...['my site is down', 'the form is broken', 'site not working', 'our page shows an error'].map((text) => ({
    text,
    meaning: 'support',
  })),
)

const PACKED = trainClassifier(EXAMPLES)
const DOCUMENT = { id: 'a', title: 'Loading', path: '/en#a', text: 'From {starterPrice}.' }

function trained(): Classifier {
  const classifier = unpackClassifier(JSON.parse(JSON.stringify(PACKED)))
  if (classifier === null) throw new Error('not a classifier')
  return classifier
}

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
  ['the forms are broken', 'support'],
])('%j, which is not among the examples, means %s', (text, meaning) => {
  expect(classify(trained(), text)[0]?.meaning).toBe(meaning)
})

test('the same examples give the same classifier', () => {
  expect(trainClassifier(EXAMPLES)).toEqual(PACKED)
})

test('every text has probabilities that add up to one', () => {
  const classifier = trained()
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const guesses = classify(classifier, text)
      expect(guesses.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1)
    }),
  )
})

test('an index comes back as it was written', () => {
  const index = parseChatIndex(JSON.parse(JSON.stringify({ documents: [DOCUMENT], classifier: PACKED })))
  expect(index).toEqual({ documents: [DOCUMENT], classifier: trained() })
})

test.each([
  ['nothing', null],
  ['a list', []],
  ['no classifier', { documents: [DOCUMENT] }],
  ['weights cut off', { documents: [], classifier: { ...PACKED, weights: PACKED.weights.slice(1, 99) } }],
  ['meanings that are none', { documents: [], classifier: { ...PACKED, meanings: [1] } }],
  ['a link that runs', { documents: [{ ...DOCUMENT, path: 'javascript:alert(1)' }], classifier: PACKED }],
  ['a link to another site', { documents: [{ ...DOCUMENT, path: '//evil.example' }], classifier: PACKED }],
  ['a text that is a number', { documents: [{ ...DOCUMENT, text: 1 }], classifier: PACKED }],
  ['a hole', { documents: [null], classifier: PACKED }],
])('%s is no index', (_, fetched) => {
  expect(parseChatIndex(fetched)).toBeNull()
})
