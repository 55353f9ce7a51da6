import { expect, test } from 'vitest'

import { readToken } from './tokens.ts'

const CSS = ':root { --desk: #e6eaed; --desk-edge: 1px } @media (x) { :root { --desk: #101316; } }'

test('a token is read from the light scheme', () => {
  expect(readToken(CSS, 'desk')).toBe('#e6eaed')
})

test('a token that does not exist stops the build', () => {
  expect(() => readToken(CSS, 'chair')).toThrow(/no --chair/)
})
