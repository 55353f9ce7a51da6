import { expect, test } from 'vitest'

import { readToken } from './read-token.ts'

const CSS = ':root { --desk: #e6eaed; --edge: 1px; } @media (x) { :root { --desk: #101316; } }'

test.each([
  ['desk', 'light', '#e6eaed'],
  ['desk', 'dark', '#101316'],
  ['edge', 'dark', '1px'],
] as const)('--%s is read from the %s scheme', (name, scheme, value) => {
  expect(readToken(CSS, name, scheme)).toBe(value)
})

test('a token that does not exist stops the build', () => {
  expect(() => readToken(CSS, 'chair')).toThrow(/no --chair/)
})
