import { expect, test } from 'vitest'

import { isAutomaticAddress, isMailableAddress, looksLikeEmail } from './email-address.ts'

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

test.each([
  'postmaster@firma.example',
  'MAILER-DAEMON@firma.example',
  'mailer.daemon@firma.example',
  'abuse@firma.example',
  'root@firma.example',
  'hostmaster@firma.example',
  'nobody@firma.example',
  'bounce@firma.example',
  'bounces+mari=firma.example@lists.example',
  'bounce-4711@lists.example',
  'prvs=0123456789=mari@firma.example',
  'SRS0=hash=tt=firma.example=mari@relay.example',
  'owner-liste@lists.example',
  'liste-owner@lists.example',
  'liste-request@lists.example',
  'liste-bounces@lists.example',
  'mailman@lists.example',
  'majordomo@lists.example',
  'noreply@firma.example',
  'no-reply@firma.example',
  'No_Reply@firma.example',
  'no.reply@firma.example',
  'noreply+ticket@firma.example',
  'do-not-reply@firma.example',
  'donotreply@firma.example',
  'auto-reply@firma.example',
  'autoresponder@firma.example',
  'notifications@firma.example',
  'keine-antwort@firma.example',
  'ne-pas-repondre@firma.example',
  'no-responder@firma.example',
  'non-rispondere@firma.example',
  'niet-beantwoorden@firma.example',
  'ara-vasta@firma.example',
  'не-отвечать@firma.example',
  'ｎo-reply@firma.example',
])('nobody reads the mail of %s', (address) => {
  expect(isAutomaticAddress(address)).toBe(true)
})

test.each([
  'mari@firma.example',
  'info@firma.example',
  'webmaster@firma.example',
  'sales@firma.example',
  'root.vegetables@firma.example',
  'noreplay@firma.example',
  'reply@firma.example',
  'mari+noreply@firma.example',
  'bouncer@firma.example',
  'bouncestudio@firma.example',
  'the.owner@firma.example',
  'home-owner-club@firma.example',
  'mari-requests@firma.example',
  'noreply.example@firma.example',
])('%s may be a person', (address) => {
  expect(isAutomaticAddress(address)).toBe(false)
})
