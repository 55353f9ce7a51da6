import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  EXAMPLE_TICKET_NUMBER,
  newTicketNumber,
  parseTicketNumber,
  parseTicketSecret,
} from './ticket-number.ts'

/** Numbers drawn with every kind of luck. */
const numbers = fc
  .array(fc.integer({ min: 0, max: 29 }), { minLength: 6, maxLength: 6 })
  .map((drawn) => newTicketNumber(() => drawn.pop() ?? 0))

test('a number is three and four characters that cannot be mistaken for others', () => {
  fc.assert(
    // Braces: a property that returns false has failed, and a matcher returns that.
    fc.property(numbers, (number) => {
      expect(number).toMatch(/^[2-9A-HJKMNP-TV-Z]{3}-[2-9A-HJKMNP-TV-Z]{4}$/)
    }),
  )
})

test('a number is read back however it is written', () => {
  fc.assert(
    fc.property(numbers, (number) => {
      expect(parseTicketNumber(number)).toBe(number)
      expect(parseTicketNumber(` ${number.toLowerCase().replace('-', ' ')} `)).toBe(number)
      expect(parseTicketNumber(number.replace('-', '–'))).toBe(number)
      expect(parseTicketNumber(number.replace('-', '-\u2060'))).toBe(number) // copied from a toast
    }),
  )
})

test('one mistyped character is always noticed', () => {
  fc.assert(
    fc.property(numbers, fc.nat(6), fc.integer({ min: 0, max: 29 }), (number, place, other) => {
      const bare = number.replace('-', '')
      const typed = '23456789ABCDEFGHJKMNPQRSTVWXYZ'.charAt(other)
      fc.pre(bare[place] !== typed)
      expect(parseTicketNumber(bare.slice(0, place) + typed + bare.slice(place + 1))).toBeNull()
    }),
  )
})

test('swapped neighbours are noticed all but always', () => {
  const swaps = fc
    .sample(fc.tuple(numbers, fc.nat(5)), { numRuns: 2_000, seed: 1 })
    .map(([number, place]) => {
      const bare = number.replace('-', '')
      return {
        bare,
        swapped: bare.slice(0, place) + (bare[place + 1] ?? '') + (bare[place] ?? '') + bare.slice(place + 2),
      }
    })
  const unnoticed = swaps.filter(
    ({ bare, swapped }) => bare !== swapped && parseTicketNumber(swapped) !== null,
  )
  expect(unnoticed.length / swaps.length).toBeLessThan(0.01)
})

test.each(['', 'K7M', 'K7M-3QX', 'K7M-3QX3R', 'K0M-3QXR', '<script>', 'ÄÖÜ-ÄÖÜÄ'])(
  '%j is no ticket number',
  (text) => {
    expect(parseTicketNumber(text)).toBeNull()
  },
)

test('the example is a number like any other', () => {
  expect(parseTicketNumber(EXAMPLE_TICKET_NUMBER)).toBe(EXAMPLE_TICKET_NUMBER)
})

test.each(['q0Zx5mT1V2bK8cWn4sLr7A', '_-Zx5mT1V2bK8cWn4sLr7A'])('%s is a secret', (secret) => {
  expect(parseTicketSecret(`#${secret}`)).toBe(secret)
  expect(parseTicketSecret(secret)).toBe(secret)
})

test.each([
  '',
  '#',
  '#content',
  '#q0Zx5mT1V2bK8cWn4sLr7', // one short
  '#q0Zx5mT1V2bK8cWn4sLr7AA', // one long
  '#q0Zx5mT1V2bK8cWn4sLr+A', // base64, not base64url
  '#q0Zx5mT1V2bK8cWn4sLr7=',
  'q0Zx5mT1V2b#K8cWn4sLr7A', // only the first character says that it is a fragment
  '##0Zx5mT1V2bK8cWn4sLr7A',
  '#q0Zx5mT1V2bK8cWn4sLr7A\n',
  '#../../etc/passwd______',
])('%j opens no ticket', (fragment) => {
  expect(parseTicketSecret(fragment)).toBeNull()
})
