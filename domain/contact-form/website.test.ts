import { expect, test } from 'vitest'

import { normalizeWebsite } from './website.ts'

test.each([
  ['firma.ee', 'https://firma.ee'],
  [' www.firma.ee/kontakt ', 'https://www.firma.ee/kontakt'],
  ['http://firma.ee', 'http://firma.ee'],
  ['HTTPS://Firma.ee?a=b', 'HTTPS://Firma.ee?a=b'],
  ['почта.рф', 'https://почта.рф'],
  ['firma.ee:8080/x', 'https://firma.ee:8080/x'],
])('%j is kept as %j', (typed, kept) => {
  expect(normalizeWebsite(typed)).toBe(kept)
})

test.each([
  '',
  'firma',
  'javascript:alert(1)',
  'ftp://firma.ee',
  'mari@firma.ee',
  'http://user:pass@firma.ee',
  'two words.ee',
  'data:text/html,x',
  'file:///etc/passwd',
])('%j is no website', (typed) => {
  expect(normalizeWebsite(typed)).toBeNull()
})
