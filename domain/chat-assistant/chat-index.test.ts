import { expect, test } from 'vitest'

import { buildIndex, type ChatSource, parseChatIndex } from './chat-index.ts'

function aSource(some: Partial<ChatSource> = {}): ChatSource {
  return { id: 'a', title: 'Loading', path: '/en#a', text: null, body: '', ...some }
}

test('a place is found by the words that tell it from others, folded', () => {
  const [slow, found] = buildIndex(
    [
      aSource({ body: 'The Pictures are large. Pictures wait for the sérver.' }),
      aSource({ id: 'b', body: 'Google reads the headings. Is it 2026?' }),
    ],
    ['the', 'are', 'for'],
  )
  expect(slow?.terms).toEqual(['large', 'pictures', 'server', 'wait'])
  expect(found?.terms).toEqual(['google', 'headings', 'reads'])
})

test('what title and answer say already is not said twice', () => {
  const [document] = buildIndex([aSource({ text: 'Pictures.', body: 'loading pictures slowly' })], [])
  expect(document?.terms).toEqual(['slowly'])
})

test('of many words the frequent and rare ones are kept', () => {
  const common = Array.from({ length: 40 }, (_, index) => `common${'x'.repeat(index)}`).join(' ')
  const [document] = buildIndex(
    [aSource({ body: `${common} zebra zebra` }), aSource({ id: 'b', body: common })],
    [],
  )
  expect(document?.terms).toHaveLength(24)
  expect(document?.terms).toContain('zebra')
})

test('an index comes back as it was written', () => {
  const index = buildIndex([aSource({ text: 'From {starterPrice}.', body: 'slowly' })], [])
  expect(parseChatIndex(JSON.parse(JSON.stringify(index)))).toEqual(index)
})

test.each([
  ['nothing', null],
  ['an object', {}],
  ['a link that runs', [{ ...aSource({ path: 'javascript:alert(1)' }), terms: [] }]],
  ['a link to another site', [{ ...aSource({ path: '//evil.example' }), terms: [] }]],
  ['a text that is a number', [{ ...aSource(), text: 1, terms: [] }]],
  ['terms that are none', [{ ...aSource(), terms: [1] }]],
  ['a hole', [null]],
])('%s is no index', (_, fetched) => {
  expect(parseChatIndex(fetched)).toBeNull()
})
