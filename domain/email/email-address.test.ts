import { expect, test } from 'vitest'

import { isMailableAddress, looksLikeEmail } from './email-address.ts'

test.each([
  'a@b.co',
  'mari.maasikas@firma.ee',
  "o'brien+web@example.co.uk",
  'юрий@почта.рф',
  'x_1@sub.domain.example',
  `${'a'.repeat(64)}@b.co`,
])('%s can be mailed', (address) => {
  expect(looksLikeEmail(address)).toBe(true)
  expect(isMailableAddress(address)).toBe(true)
})

/** An address whose parts are all short enough, of so many characters. */
function addressOf(length: number): string {
  const labels = `${'b'.repeat(60)}.${'b'.repeat(60)}.${'b'.repeat(60)}`
  return `${'a'.repeat(length - labels.length - '@.example'.length)}@${labels}.example`
}

test('an address of 254 characters can be mailed, and a longer one cannot', () => {
  expect(addressOf(255)).toHaveLength(255)
  expect([254, 255].map((length) => isMailableAddress(addressOf(length)))).toEqual([true, false])
})

test.each(['', 'a', 'a@b', '@b.co', 'a@.co', 'a b@c.de', 'a@b c.de', 'a@b@c.de', 'a@b.co d', 'a b@c.de'])(
  '%j is no address by the rule of the page',
  (text) => {
    expect(looksLikeEmail(text)).toBe(false)
    expect(isMailableAddress(text)).toBe(false)
  },
)

test.each([
  'a,b@c.de',
  'x:a@b.co;',
  '"a@b"@c.de',
  '<a@b.co>',
  'a@b.co,c@d.ee',
  'a@b.co;c@d.ee',
  'a@[127.0.0.1]',
  '.a@b.co',
  'a..b@c.de',
  'a@-b.co',
  'a@b-.co',
  'a@b..co',
  `${'a'.repeat(65)}@b.co`,
  `a@${'b'.repeat(250)}.co`,
  'a@b.co\u0000',
  'a(comment)@b.co',
  'a\\@b.co',
  'a\u3164@b.co',
])('%j is never mailed, whatever the page thought', (address) => {
  expect(isMailableAddress(address)).toBe(false)
})
