import { expect, test } from 'vitest'

import { isAutomaticAddress, isMailableAddress, looksLikeEmail, shownName } from './email-address.ts'

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

test.each([
  ['Mari Maasikas', 'Mari Maasikas'],
  ['support@agency.example', 'evil@x.example'],
  ['Anna <anna＠agency.example>', 'evil@x.example'],
])('who calls themselves %s is called %s', (name, shown) => {
  expect(shownName(name, 'evil@x.example')).toBe(shown)
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

test.each(['', 'a', 'a@b', '@b.co', 'a@.co', 'a b@c.de', 'a@b c.de', 'a@b@c.de', 'a@b.co d', 'a@b.'])(
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

/** Addresses at one domain, by what is before the @. */
const atFirma = (names: string) => names.split(' ').map((name) => `${name}@firma.example`)

test.each([
  ...atFirma('postmaster MAILER-DAEMON mailer.daemon abuse root hostmaster nobody bounce noreply no-reply'),
  ...atFirma(
    'No_Reply no.reply noreply+ticket do-not-reply donotreply auto-reply autoresponder notifications',
  ),
  ...atFirma('keine-antwort ne-pas-repondre no-responder non-rispondere niet-beantwoorden ara-vasta'),
  ...atFirma('не-отвечать ｎo-reply prvs=0123456789=mari bounces+mari=firma.example bounce-4711'),
  ...atFirma('owner-liste liste-owner liste-request liste-bounces mailman majordomo SRS0=hash=tt=b.co=mari'),
])('nobody reads the mail of %s', (address) => {
  expect(isAutomaticAddress(address)).toBe(true)
})

test.each([
  ...atFirma('mari info webmaster sales root.vegetables noreplay reply mari+noreply bouncer bouncestudio'),
  ...atFirma('the.owner home-owner-club mari-requests noreply.example'),
])('%s may be a person', (address) => {
  expect(isAutomaticAddress(address)).toBe(false)
})
