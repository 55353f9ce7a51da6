import fc from 'fast-check'
import { expect, test } from 'vitest'

import { UnreadableMail } from './incoming-mail.ts'
import { readMail } from './read-mail.ts'

const OWN = { addresses: ['support@valmis.example'] }
const HEADERS = `From: Anna Tamm <anna@a.example>\nTo: support@valmis.example\nSubject: Re: T-1\n`

function read(text: string | Buffer) {
  return readMail(Buffer.from(text), OWN)
}

function readText(body: string, type = 'text/plain; charset=utf-8', more = '') {
  return read(`${HEADERS}${more}Content-Type: ${type}\n\n${body}`)
}

function readParts(kind: string, ...parts: string[]) {
  const body = parts.map((part) => `--border\n${part}\n`).join('')
  return readText(`${body}--border--\n`, `multipart/${kind}; boundary=border`)
}

test('a mail is read with what its answer needs', async () => {
  const mail = await read(
    [
      'Return-Path: <anna@a.example>',
      'Delivered-To: support+abc@valmis.example',
      'From: =?UTF-8?Q?Anna_T=C3=A4mm?= <anna@a.example>',
      'To: "Support, Valmis" <support@valmis.example>, Team: b@b.example, c@c.example;',
      'Cc: anna@a.example',
      'Message-ID: <new@a.example>',
      'In-Reply-To: <second@valmis.example>',
      'References: <first@valmis.example>\n <second@valmis.example>',
      'Subject: =?koi8-r?B?79TXxdQ=?=\n =?koi8-r?B?IMTB?=',
      'Content-Type: text/plain; charset=utf-8',
      '',
      'Yes.\n\nOn 24/11/2026 14:00, Valmis wrote:\n> Shall we begin?\n',
    ].join('\n'),
  )
  expect(mail).toEqual({
    hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    messageId: '<new@a.example>',
    from: { name: 'Anna Tämm', address: 'anna@a.example' },
    recipients: [
      'support+abc@valmis.example',
      'support@valmis.example',
      'b@b.example',
      'c@c.example',
      'anna@a.example',
    ],
    refersTo: ['<second@valmis.example>', '<first@valmis.example>'],
    subject: 'Ответ да',
    text: 'Yes.\n\nOn 24/11/2026 14:00, Valmis wrote:\n> Shall we begin?',
    fresh: 'Yes.',
    files: [],
    automatic: null,
    bounce: null,
  })
})

test.each([
  ['two headers', 'From: a@a.example\nFrom: b@b.example'],
  ['two addresses', 'From: a@a.example, b@b.example'],
  ['a group', 'From: Team: a@a.example;'],
  ['two addresses in brackets', 'From: <a@a.example> <b@b.example>'],
  ['no address', 'From: support@valmis.example <>'],
  ['none', 'X: y'],
  ['an address that mail libraries read as two', 'From: "a,b"@a.example'],
])('a sender of %s is no sender', async (_, header) => {
  expect((await read(`${header}\n\nHi`)).from).toBeNull()
})

test.each([
  ['a name that is an address', '"support@valmis.example" <evil@x.example>', 'evil@x.example'],
  ['an encoded address before it', '=?utf-8?Q?support=40valmis.example?= <evil@x.example>', 'evil@x.example'],
  ['a comment', 'evil@x.example (support@valmis.example)', 'evil@x.example'],
])('%s changes no sender', async (_, value, address) => {
  expect((await read(`From: ${value}\n\nHi`)).from?.address).toBe(address)
})

test('a name and a subject are one line without turned writing, and not endless', async () => {
  const mail = await read(
    `From: =?utf-8?Q?A=0D=0ABcc=3A_x=E2=80=AEy?= <a@a.example>\nSubject: ${'long '.repeat(100)}\n\nHi`,
  )
  expect(mail.from?.name).toBe('A Bcc: x y')
  expect(mail.subject).toHaveLength(200)
})

const CYRILLIC = 'Здравствуйте, всё работает'
test.each([
  ['koi8-r', [0xe4, 0xc1], 'Да'],
  ['windows-1251', [0xc4, 0xe0], 'Да'],
  ['windows-1257', [0xe4, 0xf5, 0xfc, 0xf0], 'äõüš'],
  ['iso-8859-15', [0xa6, 0xa8, 0xa4], 'Šš€'],
  ['iso-2022-jp', [0x1b, 0x24, 0x42, 0x46, 0x7c, 0x4b, 0x5c, 0x1b, 0x28, 0x42], '日本'],
  ['gb2312', [0xc4, 0xe3], '你'],
  ['utf-8', [...Buffer.from(CYRILLIC)], CYRILLIC],
  ['unknown-8bit', [0x41], 'A'],
])('text in %s is read', async (charset, bytes, text) => {
  const head = Buffer.from(`${HEADERS}Content-Type: text/plain; charset=${charset}\n\n`)
  expect((await read(Buffer.concat([head, Buffer.from(bytes)]))).text).toBe(text)
})

test('quoted-printable and Base64 are decoded', async () => {
  const mime = (encoding: string) => `Content-Transfer-Encoding: ${encoding}\n`
  const soft = await readText('J=C3=A4=\nh.', undefined, mime('quoted-printable'))
  expect(soft.fresh).toBe('Jäh.')
  expect((await readText('SsOkaC4=', undefined, mime('base64'))).fresh).toBe('Jäh.')
})

test('lines of format=flowed are joined, but never with a quote of another depth', async () => {
  const body = '> Is this \n> right?\n> \nYes, this \nis right.\n-- \nAnna\n'
  const mail = await readText(body, 'text/plain; format=flowed')
  expect(mail.text).toBe('> Is this right?\n> \nYes, this is right.\n-- \nAnna')
  expect(mail.fresh).toBe('Yes, this is right.')
  const folded = await readText('日 \n本', 'text/plain; charset=utf-8;\n\tformat=flowed; delsp=yes')
  expect(folded.text).toBe('日本')
})

test.each([
  [
    'Gmail',
    '<div dir="ltr">Yes, <b>please</b>.<div><br></div><div>Anna</div></div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">mar. 24 marraskuuta 2026 klo 15.04 Valmis (<a href="mailto:s@v.example">s@v.example</a>) kirjoitti:<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204)"><div>Shall we begin?</div></blockquote></div>',
    'Yes, please.\n\nAnna',
  ],
  [
    'Gmail with a signature',
    '<div>Yes.</div><div><br clear="all"></div><span class="gmail_signature_prefix">-- </span><br><div dir="ltr" class="gmail_signature">Anna OÜ</div>',
    'Yes.',
  ],
  [
    'Outlook',
    '<html><head><style>p{margin:0}</style></head><body><p class="MsoNormal">Yes.<o:p></o:p></p><p class="MsoNormal"><o:p>&nbsp;</o:p></p><p class="MsoNormal">Anna</p><div><div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm"><p class="MsoNormal"><b>Lähettäjä:</b> Valmis<br><b>Aihe:</b> T-1</p></div></div><p class="MsoNormal">Shall we begin?</p></body></html>',
    'Yes.\n\nAnna',
  ],
  ['a text in the signature', '<div><br></div><div id="Signature"><div>Yes.</div></div>', 'Yes.'],
  [
    'Outlook on the web',
    '<div class="elementToProof">Yes.</div><div id="Signature"><p>Anna OÜ</p></div><div id="appendonsend"></div><hr style="display:inline-block;width:98%"><div id="divRplyFwdMsg" dir="ltr"><b>From:</b> Valmis<br><b>Subject:</b> T-1</div><div>Shall we begin?</div>',
    'Yes.',
  ],
  [
    'Apple Mail, between the quotes',
    '<html><body>Hello,<br><div><blockquote type="cite"><div>On 24 Nov 2026, Valmis wrote:</div><div>When?</div></blockquote><div>Tomorrow.</div><blockquote type="cite">Where?</blockquote></div>At our place.<div>Anna</div></body></html>',
    'Hello,\n\nTomorrow.\n\nAt our place.\nAnna',
  ],
  [
    'Thunderbird, below the quote',
    '<div class="moz-cite-prefix">24.11.26 klo 15.04 Valmis kirjoitti:<br></div><blockquote type="cite" cite="mid:x"><p>Shall we begin?</p></blockquote><p>Yes.</p><p>Please.</p><pre class="moz-signature" cols="72">-- \nAnna</pre>',
    'Yes.\n\nPlease.',
  ],
  [
    'GMX',
    '<div>Ja.</div><div>&nbsp;<div style="margin: 10px 5px; border-left: 2px solid rgb(195, 217, 229);" name="quote"><div><b>Gesendet:</b> Dienstag<br><b>Von:</b> Valmis</div><div name="quoted-content">Beginnen wir?</div></div></div>',
    'Ja.',
  ],
  ['Yahoo', '<div>Yes.</div><div id="yahoo_quoted_1" class="yahoo_quoted"><div>Old.</div></div>', 'Yes.'],
  [
    'an indented paragraph',
    '<blockquote style="margin:0 0 0 40px;border:none;padding:0px">A point.</blockquote>',
    'A point.',
  ],
  [
    'a list, a table and a link',
    '<p>We want:</p><ul><li>a shop</li><li><a href="https://a.example/x">this</a></li></ul><ol><li>One</li><li>Two</li></ol><table><tr><td>May</td><td>5</td></tr></table><p>See <a href="https://a.example/">a.example</a>.</p>',
    'We want:\n\n- a shop\n- this <https://a.example/x>\n\n1. One\n2. Two\n\nMay 5\n\nSee a.example.',
  ],
  [
    'a list of Outlook',
    "<p class=MsoListParagraph><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp;&nbsp; </span></span><![endif]>A shop</p><p class=MsoListParagraph>2.<span>&nbsp;&nbsp; </span>A blog</p>",
    '1. A shop\n2. A blog',
  ],
  [
    'Yandex, with a sentence in the signature',
    '<div>Yes.</div><div>-- </div><div>Anna</div><div>This mail is confidential and for its addressee only.</div>',
    'Yes.',
  ],
  [
    'script, style, comments and a smiley',
    '<title>T</title><style>a{}</style><script>alert("</p>")</script><!-- c -->1 &lt; 2 &amp; 3<img alt="😀" src="https://x.example/p.png"><img alt="Logo">',
    '1 < 2 & 3😀',
  ],
])('HTML of %s becomes text', async (_, html, fresh) => {
  expect((await readText(html, 'text/html; charset=utf-8')).fresh).toBe(fresh)
})

const PIXEL = 'Content-Type: image/png; name="a.png"\nContent-Transfer-Encoding: base64\n'

test('of two forms of a text the plain one is read', async () => {
  const mail = await readParts(
    'alternative',
    'Content-Type: text/plain\n\nPlain.',
    'Content-Type: text/html\n\n<p>HTML.</p>',
  )
  expect(mail.text).toBe('Plain.')
})

test('of two texts without alternatives both are read, with the quotes of HTML', async () => {
  const html = '<p>Yes.</p><blockquote>Shall we?</blockquote>'
  const mail = await readParts(
    'mixed',
    `Content-Type: text/html\n\n${html}`,
    'Content-Type: text/plain\n\nFoot',
  )
  expect(mail.text).toContain('> Shall we?')
  expect(mail.fresh).toBe('Yes.\n\nFoot')
})

test('pictures in a text are files, but not those of a quote or a signature', async () => {
  const html =
    '<p>Look: <img src="cid:new"></p><div id="Signature"><img src="cid:logo"></div><blockquote><img src="cid:old"></blockquote>'
  const picture = (id: string) => `${PIXEL}Content-ID: <${id}>\n\niVBORw0KGgo=`
  const mail = await readParts(
    'related',
    `Content-Type: text/html\n\n${html}`,
    ...['new', 'logo', 'old'].map(picture),
  )
  expect(mail.files).toEqual([
    { name: 'a.png', type: 'image/png', isInText: true, content: Buffer.from('iVBORw0KGgo=', 'base64') },
  ])
  expect(mail.fresh).toBe('Look:')
})

test('where Gmail says that a picture stood, nothing is left', async () => {
  const mail = await readText('Look:\n[image: logo.png]\nand [image: Inline picture 1].')
  expect(mail.fresh).toBe('Look:\nand.')
})

test('a mail that is only a picture has a file and no text', async () => {
  const mail = await readText('iVBORw0KGgo=', 'image/png; name=a.png', 'Content-Transfer-Encoding: base64\n')
  expect(mail).toMatchObject({ text: '', fresh: '', files: [{ name: 'a.png' }] })
})

test('invitations and signatures are no files; winmail.dat and a mail passed on are', async () => {
  const part = (type: string, name: string) =>
    `Content-Type: ${type}; name="${name}"\nContent-Disposition: attachment; filename="${name}"\n\nx`
  const mail = await readParts(
    'mixed',
    'Content-Type: text/plain\n\nHi',
    part('text/calendar', 'invite.ics'),
    part('application/octet-stream', 'invite.ICS'),
    part('application/pkcs7-signature', 'smime.p7s'),
    part('application/pgp-signature', 'signature.asc'),
    part('application/ms-tnef', 'winmail.dat'),
    'Content-Type: message/rfc822\n\nSubject: Inner\n\nOld',
  )
  expect(mail.files.map(({ name }) => name)).toEqual(['winmail.dat', 'mail.eml'])
  expect(mail.text).toBe('Hi')
})

test('a mail passed on without a word means what it says', async () => {
  const block = 'From: Bank <b@b.example>\nSent: Tuesday\nTo: Anna\nSubject: Pay\n\nPay now.'
  const mail = await read(`From: a@a.example\nSubject: FW: Pay\n\n${block}`)
  expect(mail.fresh).toBe(block)
  expect((await read(`From: a@a.example\nSubject: Re: Pay\n\n${block}`)).fresh).toBe('')
})

test('an empty mail is a mail', async () => {
  for (const raw of ['', '\n', HEADERS, '\r\n\r\n']) {
    expect(await read(raw)).toMatchObject({ text: '', fresh: '', files: [], bounce: null })
  }
})

test('a large file arrives whole', async () => {
  const content = Buffer.alloc(5_000_000, 'valmis')
  const lines = content.toString('base64').replace(/.{76}/g, '$&\r\n')
  const mail = await readText(
    lines,
    'application/pdf; name=a.pdf',
    'Content-Transfer-Encoding: base64\nContent-Disposition: attachment\n',
  )
  expect(mail.files[0]?.content.equals(content)).toBe(true)
})

const REPORT = 'multipart/report; report-type=delivery-status'
test.each([
  ['a person', '', null],
  ['a person by the standard', 'Auto-Submitted: no', null],
  ['a person whose receipts are not wanted', 'X-Auto-Response-Suppress: RN, NRN', null],
  ['an absence note', 'Auto-Submitted: auto-replied', 'auto-submitted'],
  ['an absence note with a remark', 'Auto-Submitted: auto-replied (vacation)', 'auto-submitted'],
  ['a report', `Content-Type: ${REPORT}`, 'auto-submitted'],
  ['no sender', 'Return-Path: <>', 'null-sender'],
  ['a list', 'List-Id: <news.a.example>', 'list'],
  ['an old list', 'Precedence: list', 'list'],
  ['a circular', 'Precedence: bulk', 'bulk'],
  ['Exchange', 'X-Auto-Response-Suppress: DR, OOF, AutoReply', 'suppress'],
  ['an autoresponder', 'X-Autoreply: yes', 'suppress'],
] as const)('a mail of %s is automatic as it should be', async (_, header, automatic) => {
  expect((await read(`From: anna@a.example\n${header}\n\nHi`)).automatic).toBe(automatic)
})

test('a mail of our own is answered by nobody', async () => {
  expect((await read('From: Valmis <SUPPORT@valmis.example>\n\nHi')).automatic).toBe('own')
})

/** A report by the standard, as Postfix, Exchange and Gmail write it. */
function readReport(text: string, fields: string, returned = 'message/rfc822') {
  const original = 'Received: x\nMessage-ID:\n <ours@valmis.example>\nSubject: T-1\n\nHello'
  return read(
    `From: MAILER-DAEMON@mx.example\nContent-Type: ${REPORT}; boundary=border\n\n--border\n\n${text}\n--border\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; mx.example\n\n${fields}\n--border\nContent-Type: ${returned}\n\n${original}\n--border--`,
  )
}

test.each([
  [
    'Postfix',
    'Final-Recipient: rfc822; anna@a.example\nOriginal-Recipient: rfc822;anna@a.example\nAction: failed\nStatus: 5.1.1\nRemote-MTA: dns; mx.a.example\nDiagnostic-Code: smtp; 550 5.1.1 <anna@a.example>: Recipient address\n    rejected: User unknown',
    true,
    '550 5.1.1 <anna@a.example>: Recipient address rejected: User unknown',
  ],
  [
    'a mail that was passed on',
    'Original-Recipient: rfc822;anna@a.example\nFinal-Recipient: rfc822; other@b.example\nAction: failed\nStatus: 5.1.1',
    true,
    'connect to mx.a.example: timed out 4.4.1',
  ],
  [
    'Exchange',
    'Final-Recipient: rfc822;anna@a.example\nAction: failed\nStatus: 5.1.10\nDiagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound',
    true,
    '550 5.1.10 RESOLVER.ADR.RecipientNotFound',
  ],
  [
    'Gmail, full',
    'Final-Recipient: rfc822; anna@a.example\nAction: failed\nStatus: 5.2.2\nDiagnostic-Code: smtp; 552-5.2.2 The recipient is over quota.',
    false,
    '552-5.2.2 The recipient is over quota.',
  ],
  [
    'a filter',
    'Final-Recipient: rfc822; anna@a.example\nAction: failed\nStatus: 5.7.1\nDiagnostic-Code: smtp; 554 5.7.1 Refused',
    false,
    '554 5.7.1 Refused',
  ],
  [
    'a host that is away',
    'Final-Recipient: rfc822; anna@a.example\nAction: failed\nStatus: 4.4.1',
    false,
    'connect to mx.a.example: timed out 4.4.1',
  ],
])('a report of %s is read', async (_, fields, isHard, reason) => {
  const recipients = expect.arrayContaining(['anna@a.example']) as unknown
  const expected = { messageId: '<ours@valmis.example>', recipients, isHard, reason }
  for (const returned of ['message/rfc822', 'text/rfc822-headers']) {
    const mail = await readReport('connect to mx.a.example: timed out 4.4.1\n', fields, returned)
    expect(mail).toMatchObject({ bounce: expected, files: [], automatic: 'auto-submitted' })
  }
})

test('a report of success or delay is no bounce', async () => {
  for (const action of ['delayed', 'delivered', 'relayed', 'expanded']) {
    const mail = await readReport(
      '',
      `Final-Recipient: rfc822; a@a.example\nAction: ${action}\nStatus: 4.0.0`,
    )
    expect(mail.bounce).toBeNull()
  }
})

test.each([
  [
    'qmail',
    '',
    "Hi. This is the qmail-send program at mx.example.\nI'm afraid I wasn't able to deliver your message to the following addresses.\nThis is a permanent error; I've given up. Sorry it didn't work out.\n\n<anna@a.example>:\n192.0.2.1 does not like recipient.\nRemote host said: 550 5.1.1 unknown user\nGiving up on 192.0.2.1.\n\n--- Below this line is a copy of the message.\n\nReturn-Path: <support@valmis.example>\nMessage-ID: <ours@valmis.example>\n\nHello",
    '550 5.1.1 unknown user',
  ],
  [
    'Exim',
    'X-Failed-Recipients: anna@a.example\n',
    'This message was created automatically by mail delivery software.\n\nA message that you sent could not be delivered to one or more of its\nrecipients. This is a permanent error. The following address(es) failed:\n\n  anna@a.example\n    host mx.a.example [192.0.2.1]\n    SMTP error from remote mail server after RCPT TO:<anna@a.example>:\n    550 Unrouteable address\n\n------ This is a copy of the message, including all the headers. ------\n\nMessage-ID: <ours@valmis.example>\nSubject: T-1',
    '550 Unrouteable address',
  ],
])('a report of %s, which follows no standard, is read', async (_, header, text, reason) => {
  const mail = await read(
    `Return-Path: <>\nFrom: Mail Delivery System <Mailer-Daemon@mx.example>\n${header}Subject: failure notice\n\n${text}`,
  )
  expect(mail.bounce).toMatchObject({
    messageId: '<ours@valmis.example>',
    recipients: ['anna@a.example'],
    isHard: true,
  })
  expect(mail.bounce?.reason).toContain(reason)
})

test('a customer who writes of bounces is no bounce', async () => {
  expect((await read(`${HEADERS}\nMy mail could not be delivered: 550 5.1.1`)).bounce).toBeNull()
})

const nested = Array.from(
  { length: 200 },
  (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\n\n--b${n}\n`,
)
test.each([
  ['200 parts within each other', nested.join('')],
  ['100,000 parts', `Content-Type: multipart/mixed; boundary=b\n\n${'--b\n\n'.repeat(100_000)}`],
  ['100,000 recipients', `To: ${'a@b.example, '.repeat(100_000)}\n\nHi`],
  ['a million headers', 'X: y\n'.repeat(1_000_000)],
  ['ten million empty lines', `${HEADERS}\n${'\n'.repeat(10_000_000)}`],
  ['36 MB', Buffer.alloc(36 * 1024 * 1024, 'a')],
])('%s are not read', async (_, raw) => {
  await expect(read(raw)).rejects.toThrow(UnreadableMail)
})

test.each([
  ['10,000 recipients', `To: ${'a@b.example, '.repeat(10_000)}\n\nHi`],
  ['10,000 Message-IDs', `References: ${'<a@b> '.repeat(10_000)}\n\nHi`],
  [
    'open brackets',
    `To: ${'('.repeat(100_000)}\nFrom: ${'<'.repeat(100_000)}\nReferences: ${'<'.repeat(100_000)}\n\nHi`,
  ],
  ['a report of empty lines', `Return-Path: <>\nSubject: Delivery failed\n\n${'\n'.repeat(20_000)}x`],
  ['one line of 1 MB', `${HEADERS}\n${'flowed ['.repeat(130_000)}`],
  [
    'tags that stay open',
    `Content-Type: text/html\n\n${'<div><blockquote><ul><td>'.repeat(5_000)}${'</span></div>'.repeat(5_000)}`,
  ],
  [
    'formats within each other',
    `Content-Type: text/html\n\n${Array.from({ length: 20_000 }, (_, n) => `<b id=${n}>`).join('')}${'<p>x'.repeat(20_000)}`,
  ],
  ['an endless comment', `Content-Type: text/html\n\n${'<!--<a href="'.repeat(100_000)}`],
])('%s are read in good time, and within bounds', async (_, raw) => {
  const start = performance.now()
  const mail = await read(raw)
  expect(performance.now() - start).toBeLessThan(10_000)
  expect(mail.recipients.length).toBeLessThanOrEqual(100)
  expect(mail.refersTo.length).toBeLessThanOrEqual(50)
  expect(mail.text.length).toBeLessThanOrEqual(200_000)
})

test('whatever comes is read or refused', async () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom(
      ...['\n', '\n\n', '\r\n', 'From: ', 'To: a@b.c', 'Subject: =?utf-8?B?', '?=', 'Content-Type: '],
      ...['<', '>'],
      ...['multipart/mixed; boundary=b', '--b', '--b--'],
      ...['text/html', 'text/plain; format=flowed; charset=utf-16'],
      ...['message/rfc822', 'message/delivery-status', 'Action: failed', 'Content-Transfer-Encoding: base64'],
      ...['<blockquote>', '<img src="cid:a">', 'Content-ID: <a>', 'References: ', '> '],
      ...['-- \n', 'On 1.1.2026 9:00 wrote:'],
    ),
  )
  const anyMail = fc.oneof(
    fc.uint8Array({ maxLength: 2000 }).map((bytes) => Buffer.from(bytes)),
    fc.array(piece, { maxLength: 60 }).map((pieces) => Buffer.from(pieces.join(''))),
  )
  const readOrRefused = async (raw: Buffer) => {
    const mail = await read(raw).catch((error: unknown) => {
      expect(error).toBeInstanceOf(UnreadableMail)
      return null
    })
    if (mail) expect([mail.text, mail.fresh, mail.subject].join('').isWellFormed()).toBe(true)
  }
  // many at a time: the parser waits for other threads
  await fc.assert(
    fc.asyncProperty(fc.array(anyMail, { minLength: 20, maxLength: 20 }), (raws) =>
      Promise.all(raws.map(readOrRefused)).then(() => undefined),
    ),
    { numRuns: 5 },
  )
})
