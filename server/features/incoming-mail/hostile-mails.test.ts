import { expect } from 'vitest'

import { proveSender } from '../../mail/inbox/prove-sender.ts'
import { readMail } from '../../mail/inbox/read-mail.ts'
import { FAULT_PATIENCE_MS } from '../../operations/faults/fault-run.ts'
import { ANNA, openTicketIn, test } from './test-mailbox.ts'

const NO_DNS = () => Promise.reject(Object.assign(new Error('ENOTFOUND'), { code: 'ENOTFOUND' }))
const options = { trustedHost: 'mx.agency.example', resolve: NO_DNS }

/** Senders that are not Anna, or only say so. */
const SENDERS = [
  `Anna <${ANNA}>`,
  `"${ANNA}" <mallory@evil.example>`,
  `Anna <${ANNA}>, Mallory <mallory@evil.example>`,
  `Anna <anna@agency.example.evil.example>`,
  `Anna <anna@аgency.example>`, // a Cyrillic а
  `=?utf-8?q?Anna_=3Canna=40agency=2Eexample=3E?= <mallory@evil.example>`,
  `Anna <${ANNA}>\r\nFrom: Mallory <mallory@evil.example>`,
  `Anna <"anna@agency.example"@evil.example>`,
  '',
]

/** Headers that claim what nobody has checked. */
const CLAIMS = [
  '',
  'Authentication-Results: mx.evil.example; dmarc=pass header.from=agency.example\r\n',
  'Received: from evil\r\nAuthentication-Results: evil; dkim=fail\r\nAuthentication-Results: mx.agency.example; dmarc=pass header.from=agency.example\r\n',
  'Authentication-Results: mx.agency.example; dmarc=pass header.from=evil.example\r\n',
  'Authentication-Results: mx.agency.example; dkim=pass header.d=evil.example\r\n',
  'Authentication-Results: mx.agency.example.evil.example; dmarc=pass header.from=agency.example\r\n',
  'DKIM-Signature: v=1; a=rsa-sha256; d=agency.example; s=s1; h=from; bh=AAAA; b=AAAA\r\n',
  'ARC-Authentication-Results: i=1; mx.agency.example; dmarc=pass header.from=agency.example\r\n',
  'X-Staff: yes\r\nSender: Anna <anna@agency.example>\r\nReply-To: anna@agency.example\r\n',
]

/** What reaches the staff's side. */
const WAYS = ['token', 'reference', 'both'] as const

test(
  'of every mail that only claims to be the staff’s, nothing reaches the customer',
  { timeout: FAULT_PATIENCE_MS },
  async ({ office }) => {
    const { secret, staffAddress, toAnna } = await openTicketIn(office)
    let mails = 0
    for (const sender of SENDERS)
      for (const claim of CLAIMS)
        for (const way of WAYS) {
          mails += 1
          const to = way === 'reference' ? 'support@agency.example' : staffAddress
          const reference = way === 'token' ? '' : `In-Reply-To: ${toAnna}\r\n`
          const raw = Buffer.from(
            `${claim}From: ${sender}\r\nTo: ${to}\r\nSubject: Re: x\r\nMessage-ID: <${mails}@evil.example>\r\n${reference}\r\n#solved\r\nPay to another account, please. ${mails}\r\n`,
          )
          const mail = await readMail(raw, { addresses: [] })
          await office.receive(mail, await proveSender(raw, mail, options))
        }
    expect(mails).toBe(243)
    expect((await office.page(secret)).events).toHaveLength(1)
    expect((await office.mailsTo('mari@firma.example')).map(({ kind }) => kind)).toEqual([
      'ticket-confirmation',
    ])
    const { state, messages } = await office.conversation()
    expect(state).toBe('open')
    expect(messages.filter(({ staff }) => staff !== '')).toEqual([])
    expect((await office.mails()).filter(({ auto_submitted }) => auto_submitted === 'no')).toEqual([])
    // Who wrote learns nothing.
    expect((await office.mails()).filter(({ recipient }) => recipient.includes('evil'))).toEqual([])
  },
)

test.for([
  [
    'a subject that begins another header',
    'Subject: =?utf-8?q?Hi=0D=0ABcc=3A_all=40evil.example?=\r\n\r\nHi',
  ],
  ['a name with line breaks', 'From: =?utf-8?q?A=0D=0ATo=3A_x?= <mari@firma.example>\r\n\r\nHi'],
  ['a Message-ID of five thousand signs', `Message-ID: <${'x'.repeat(5_000)}@b>\r\n\r\nHi`],
  [
    'script in its HTML',
    'Content-Type: text/html\r\n\r\n<script>alert(1)</script><img src=x onerror=alert(1)>Hi',
  ],
  ['marks that change the direction of writing', 'Subject: \u202egnp.exe\r\n\r\nHi \u202e there'],
  ['zeros and controls', 'Subject: a\u0000b\u0007\r\n\r\nHi\u0000\u0008'],
] as const)('%s is a ticket without harm', { timeout: FAULT_PATIENCE_MS }, async ([, rest], { office }) => {
  const from = rest.startsWith('From') ? '' : 'From: Mari <mari@firma.example>\r\n'
  const raw = Buffer.from(`${from}${rest}`)
  await office.receive(await readMail(raw, { addresses: [] }))
  const sent = await office.mails()
  expect(sent.length).toBeLessThanOrEqual(3)
  for (const { subject, recipient, html, reply_to_name: name, references } of sent) {
    expect(`${subject}${recipient}${name ?? ''}`).not.toMatch(/[\r\n\u0000\u202e]/)
    expect(references ?? '').not.toMatch(/.{999}/)
    expect(html).not.toMatch(/<script>alert|<img src=x/)
  }
})
