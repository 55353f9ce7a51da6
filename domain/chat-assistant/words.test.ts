import fc from 'fast-check'
import { expect, test } from 'vitest'

import { isMistyped, tokensOf, closeness, closenessMistyped, patternsOf } from './words.ts'

test.each([
  ['How much?!', ['how', 'much']],
  ["don't, what's, you’re", ['dont', 'whats', 'youre']],
  ['l’hébergement d’un site', ['l', 'hebergement', 'dun', 'site']],
  ['Ещё счёт', ['еще', 'счет']],
  ['Größe, Straße', ['grosse', 'strasse']],
  ['kodulehe hind, põhipakett', ['kodulehe', 'hind', 'pohipakett']],
  ['e-mail', ['e', 'mail']],
  ['¿Cuánto?', ['cuanto']],
  ['10 pages', ['10', 'pages']],
  ['?! 😀', []],
])('%s is compared as %j', (text, tokens) => {
  expect(tokensOf(text)).toEqual(tokens)
})

test('however a letter was typed, it is the same', () => {
  expect(tokensOf('hébergé'.normalize('NFD'))).toEqual(tokensOf('hébergé'.normalize('NFC')))
})

test.each([
  ['prise', 'price'],
  ['pirce', 'price'],
  ['pricce', 'price'],
  ['realy', 'really'],
  ['languege', 'language'],
  ['portfollioo', 'portfolio'],
  ['csot', 'cost'],
])('%s is %s mistyped', (typed, word) => {
  expect(isMistyped(typed, word)).toBe(true)
})

test.each([
  ['own', 'owe'],
  ['pric', 'price'],
  ['cast', 'cost'],
  ['posting', 'hosting'],
  ['print', 'price'],
  ['weather', 'webdesign'],
  ['', ''],
])('%j is not %j mistyped', (typed, word) => {
  expect(isMistyped(typed, word)).toBe(false)
})

test('two letters swapped anywhere behind the first are one slip', () => {
  const word = 'portfolio'
  fc.assert(
    fc.property(fc.integer({ min: 1, max: word.length - 2 }), (at) => {
      const swapped = word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2)
      expect(isMistyped(swapped, word)).toBe(true)
    }),
  )
})

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
