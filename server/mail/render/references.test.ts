import { expect, test } from 'vitest'

import { cappedReferences } from './references.ts'

function messageIds(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `<${String(index).padStart(36, '0')}@agency.example>`)
}

test.each([0, 1, 2, 15])('a conversation of %i mails is named whole', (count) => {
  expect(cappedReferences(messageIds(count))).toEqual(messageIds(count))
})

test.each([
  ['is named whole when it just fits on the line', 0, 3],
  ['loses one in the middle when it is a character longer', 1, 2],
])('a conversation %s', (_, longer, kept) => {
  const line = 998 - 'References: '.length
  const [first = '', last = ''] = messageIds(2)
  const middle = 'x'.repeat(line - `${first}  ${last}`.length + longer)
  const all = [first, middle, last]
  expect(cappedReferences(all)).toEqual(kept === 3 ? all : [first, last])
})

test('a long conversation keeps its first mail and its last ones, on one line', () => {
  const all = messageIds(100)
  const kept = cappedReferences(all)
  expect(kept[0]).toBe(all[0])
  expect(kept.slice(1)).toEqual(all.slice(-kept.length + 1))
  expect(`References: ${kept.join(' ')}`.length).toBeLessThanOrEqual(998)
  expect(kept.length).toBeGreaterThan(10)
})
