import fc from 'fast-check'
import { expect, test } from 'vitest'

import { aVocabulary } from './a-vocabulary.ts'
import type { ChatDocument } from './chat-index.ts'
import type { Understanding } from './topics.ts'
import { createUnderstanding } from './understand.ts'

const documents: ChatDocument[] = [
  aDocument('add-on-booking', 'Booking system', ['calendar', 'appointments']),
  aDocument('article-1', 'It loads too slowly', ['pictures', 'seconds', 'server']),
  aDocument('article-2', 'Search engines cannot place you', ['google', 'headings', 'pictures']),
]

function aDocument(id: string, title: string, terms: string[]): ChatDocument {
  return { id, title, path: `/en#${id}`, text: null, terms }
}

const understand = createUnderstanding(
  aVocabulary({
    topics: {
      pricing: ['price', 'how much', 'cost*'],
      contact: ['contact', 'call'],
      services: ['contact form', 'offer'],
      hosting: ['host*', 'monthly'],
      delivery: ['how long'],
      ownership: ['belong* to me'],
      languages: ['german'],
      thanks: ['thanks'],
      greeting: ['hello', 'how are you'],
    },
    documents: { 'add-on-booking': ['booking', 'appointment*'] },
    cancel: ['never mind'],
    stopWords: [
      'on',
      'a',
      'is',
      'the',
      'much',
      'how',
      'my',
      'does',
      'it',
      'to',
      'me',
      'you',
      'i',
      'why',
      'are',
      'contract',
    ],
  }),
  documents,
)

function meaningOf(text: string): string {
  const meaning: Understanding = understand(text)
  if (meaning.kind === 'topic') return meaning.topic
  return meaning.kind === 'document' ? meaning.document : meaning.kind
}

test.each([
  ['a word', 'price?', 'pricing'],
  ['a word of several', 'how very much', 'pricing'],
  ['words in another order', 'to me does it belong', 'ownership'],
  ['words too far apart', 'long ago i wanted to know how', 'unknown'],
  ['a typo', 'the prise', 'pricing'],
  ['a known word is no typo of another', 'contract', 'unknown'],
  ['a longer entry keeps its words from shorter ones', 'contact form', 'services'],
  ['a thing goes before its price', 'how much is hosting', 'hosting'],
  ['contact goes before things', 'call me about hosting', 'contact'],
  ['a price goes before services in general', 'what do you offer, and how much', 'pricing'],
  ['a document goes before a topic', 'monthly booking', 'add-on-booking'],
  ['otherwise what is said first', 'monthly, in german', 'hosting'],
  ['politeness comes last', 'hello, how long', 'delivery'],
  ['politeness alone', 'hello', 'greeting'],
  ['politeness does not answer a question', 'hello are giraffes tall', 'unknown'],
  ['politeness of words that say nothing', 'how are you', 'greeting'],
  ['nor hides what it stands beside', 'how are you with giraffes', 'unknown'],
  ['never mind', 'Never mind!', 'cancel'],
  ['never mind among other things', 'never mind the price', 'pricing'],
  ['a search by text', 'pictures on the server', 'article-1'],
  ['a search by title', 'why does it load slowly', 'article-1'],
  ['one word of a text alone', 'pictures', 'unknown'],
  ['a question about something else', 'pictures of giraffes and zebras', 'unknown'],
  ['figures', '2 + 2', 'unknown'],
  ['nothing', ' ?! ', 'unknown'],
])('%s: "%s" means %s', (_, text, expected) => {
  expect(meaningOf(text)).toBe(expected)
})

test('without documents it still knows its topics', () => {
  const alone = createUnderstanding(aVocabulary({ topics: { pricing: ['price'] } }), [])
  expect(alone('price')).toEqual({ kind: 'topic', topic: 'pricing' })
  expect(alone('pictures on the server')).toEqual({ kind: 'unknown' })
})

test('no text makes it throw, and the same text always means the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      expect(understand(text)).toEqual(understand(text))
    }),
  )
})
