import { expect, test } from 'vitest'

import { fillPlaceholders, placeholdersOf, splitPlaceholders } from './placeholders.ts'

test('placeholders are found once each, sorted', () => {
  expect(placeholdersOf('{to} and {from}, {to}')).toEqual(['from', 'to'])
})

test('placeholders are filled with values, and braces in a value are left alone', () => {
  expect(fillPlaceholders('Hello {name}', { name: '{name}' })).toBe('Hello {name}')
})

test('a placeholder without a value stops the build', () => {
  expect(() => fillPlaceholders('for {price}', {})).toThrow('{price}')
})

test('a message is cut at its placeholders', () => {
  expect(splitPlaceholders('for {price} only')).toEqual([
    { text: 'for ' },
    { name: 'price' },
    { text: ' only' },
  ])
  expect(splitPlaceholders('{price}')).toEqual([{ name: 'price' }])
})
