import { expect, test } from 'vitest'

import { isMailableAddress } from '#domain/email/email-address.ts'

import { mailboxOf, withAsciiDomain } from './mailbox.ts'

/** Spellings of an address, the mailbox they are counted by, and where mail goes; null: refused. */
const SPELLINGS: readonly (readonly [spelled: string, mailbox: string, mailed: string | null])[] = [
  ['mari@firma.example', 'mari@firma.example', 'mari@firma.example'],
  ['Mari@FIRMA.example', 'mari@firma.example', 'Mari@firma.example'],
  ['mari@ｆirma.example', 'mari@firma.example', 'mari@firma.example'],
  ['mari@𝐟irma.example', 'mari@firma.example', 'mari@firma.example'],
  ['ｍ𝐚ri@firma.example', 'mari@firma.example', 'ｍ𝐚ri@firma.example'],
  ['mari+1@firma.example', 'mari@firma.example', 'mari+1@firma.example'],
  ['mari+a+b@firma.example', 'mari@firma.example', 'mari+a+b@firma.example'],
  ['+mari@firma.example', '+mari@firma.example', '+mari@firma.example'],
  ['m.a.r.i@firma.example', 'm.a.r.i@firma.example', 'm.a.r.i@firma.example'],
  ['M.a.r.i+1@GoogleMail.com', 'mari@gmail.com', 'M.a.r.i+1@googlemail.com'],
  ['m.ari@ｇmail.com', 'mari@gmail.com', 'm.ari@gmail.com'],
  ['mari@exämple.com', 'mari@xn--exmple-cua.com', 'mari@xn--exmple-cua.com'],
  ['mari@EXÄMPLE.com', 'mari@xn--exmple-cua.com', 'mari@xn--exmple-cua.com'],
  ['mari@exa\u0308mple.com', 'mari@xn--exmple-cua.com', 'mari@xn--exmple-cua.com'],
  ['mari@XN--Exmple-CUA.com', 'mari@xn--exmple-cua.com', 'mari@xn--exmple-cua.com'],
  ['mari@faß.example', 'mari@xn--fa-hia.example', 'mari@xn--fa-hia.example'],
  ['Юлия@Фирма8.рф', 'юлия@xn--8-7sbxqtw.xn--p1ai', 'Юлия@xn--8-7sbxqtw.xn--p1ai'],
  ['Weiß@firma.example', 'weiss@firma.example', 'Weiß@firma.example'],
  ['WEIẞ@firma.example', 'weiss@firma.example', 'WEIẞ@firma.example'],
  ['ΝΊΚΟΣ@firma.example', 'νίκοσ@firma.example', 'ΝΊΚΟΣ@firma.example'],
  ['νίκος@firma.example', 'νίκοσ@firma.example', 'νίκος@firma.example'],
  ['mari@firma.example.', 'mari@firma.example', null],
  ['"mari"@firma.example', 'mari@firma.example', null],
  ['mari@firma.\u3164example', 'mari@firma.example', null],
  ['ma\u3164ri@firma.example', 'mari@firma.example', null],
  ['ma\u200bri@firma.example', 'mari@firma.example', null],
  ['ma\u00adri@fir\u00adma.example', 'mari@firma.example', null],
  ['mari@firma.example/x', 'mari@firma.example/x', null],
  ['mari@127.0.0.11', 'mari@127.0.0.11', null],
  ['mari@0x7f.11', 'mari@0x7f.11', null],
  ['mari@firma.0x10', 'mari@firma.0x10', null],
]

test.each(SPELLINGS)('%j is the mailbox %s, and mail goes to %s', (spelled, mailbox, mailed) => {
  expect(mailboxOf(spelled)).toBe(mailbox)
  expect(mailboxOf(mailbox)).toBe(mailbox)
  const kept = withAsciiDomain(spelled.normalize('NFC'))
  expect(isMailableAddress(kept) ? kept : null).toBe(mailed)
})
