import { expect, test } from 'vitest'

import { tokensOf } from './tokens.ts'

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
