import { expect, test } from 'vitest'

import { closeness, closenessMistyped, patternsOf } from './word-pattern.ts'

function hears(entry: string, token: string): boolean {
  const [pattern] = patternsOf(entry)
  return pattern !== undefined && closeness(token, pattern) > 0
}

test.each([
  ['price', 'price'],
  ['price', 'prices'],
  ['language', 'languages'],
  ['koduleht', 'kodulehe'],
  ['koduleht', 'kodulehtedega'],
  ['стоимость', 'стоимости'],
  ['preis', 'websitepreis'],
  ['hind*', 'hinda'],
  ['*hind', 'kodulehehind'],
  ['*hinn*', 'kodulehehinnaga'],
  ['цен*', 'ценой'],
  ['Größe', 'grosse'],
])('%s hears %s', (entry, token) => {
  expect(hears(entry, token)).toBe(true)
})

test.each([
  ['contact', 'contract'],
  ['person', 'personal'],
  ['compare', 'company'],
  ['hind', 'kodulehehind'],
  ['cost*', 'cast'],
  ['*hind', 'hinda'],
  ['starter*', 'start'],
  ['own', 'town'],
])('%s does not hear %s', (entry, token) => {
  expect(hears(entry, token)).toBe(false)
})

test.each([
  ['price', 'prise', true],
  ['guarantee*', 'garantee', true],
  ['guarantee*', 'garanteed', true],
  ['price', 'prune', false],
])('%s may be meant by %s: %s', (entry, token, expected) => {
  const [pattern] = patternsOf(entry)
  expect(pattern !== undefined && closenessMistyped(token, pattern) > 0).toBe(expected)
})

test('an entry of several words is a pattern each, the stars where they stand', () => {
  expect(patternsOf('case stud*')).toEqual([
    { letters: 'case', isOpenBefore: false, isOpenAfter: false },
    { letters: 'stud', isOpenBefore: false, isOpenAfter: true },
  ])
  expect(patternsOf("l'hébergement").map(({ letters }) => letters)).toEqual(['l', 'hebergement'])
})
