import { generateKeyPairSync } from 'node:crypto'

import { dkimSign } from 'mailauth/lib/dkim/sign.js'
import { expect, test } from 'vitest'

import { loadNodemailer } from '../outbox/mail-transports.ts'
import { proveSender, type Resolver } from './prove-sender.ts'

const key = (bits: number) => generateKeyPairSync('rsa', { modulusLength: bits })
const KEYS = { sound: key(2_048), foreign: key(2_048), weak: key(768) }

/** The records of DNS, by selector and domain. */
const RECORDS = new Map<string, string>(
  (
    [
      ['s1._domainkey.agency.example', KEYS.sound],
      ['s1._domainkey.mail.agency.example', KEYS.sound],
      ['weak._domainkey.agency.example', KEYS.weak],
      ['s1._domainkey.evil.example', KEYS.foreign],
      ['s1._domainkey.agency.example.evil.example', KEYS.foreign],
      ['s1._domainkey.evil.co.uk', KEYS.foreign],
      ['s1._domainkey.evil.github.io', KEYS.foreign],
      ['s1._domainkey.co.uk', KEYS.foreign],
    ] as const
  ).map(([name, { publicKey }]) => {
    const der = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
    return [name, `v=DKIM1; k=rsa; p=${der}`]
  }),
)

const resolve: Resolver = (name) => {
  const record = RECORDS.get(name)
  if (record !== undefined) return Promise.resolve([[record.slice(0, 200), record.slice(200)]])
  const code = name.startsWith('silent.') ? 'ETIMEOUT' : 'ENOTFOUND'
  return Promise.reject(Object.assign(new Error(code), { code }))
}

const TEXT = 'We can begin on Monday.\r\n'

function aRawMail({ from = 'Anna <anna@agency.example>', top = '', text = TEXT } = {}): string {
  return `${top}From: ${from}\r\nTo: support@agency.example\r\nSubject: The offer\r\nMessage-ID: <1@agency.example>\r\n\r\n${text}`
}

type SignOptions = Partial<Parameters<typeof dkimSign>[1]>

/** The mail with a signature on top. */
async function signed(raw: string, signingDomain: string, options: SignOptions = {}): Promise<string> {
  const { privateKey } = signingDomain.endsWith('agency.example') ? KEYS.sound : KEYS.foreign
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' })
  const signature = { signingDomain, selector: 's1', privateKey: pem, canonicalization: 'relaxed/relaxed' }
  const { signatures, errors } = await dkimSign(raw, {
    ...signature,
    ...options,
    signatureData: [{ ...signature, ...options }],
  })
  expect(errors).toEqual([])
  expect(signatures).toContain('DKIM-Signature')
  return signatures + raw
}

const genuine = await signed(aRawMail(), 'agency.example')
const genuineSignature = genuine.slice(0, genuine.indexOf('From:'))
const pemOf = ({ privateKey }: (typeof KEYS)['sound']) => privateKey.export({ type: 'pkcs8', format: 'pem' })
const asWeak = { selector: 'weak', privateKey: pemOf(KEYS.weak) }

/** The trusted host's header over a mail that is not signed. */
const found = (results: string, host = 'mx.agency.example') =>
  aRawMail({ top: `Authentication-Results: ${host};\r\n ${results}\r\n` })
/** The same, above a header of its name that passes and that anybody can have written. */
const foundAbove = (results: string, host?: string) =>
  found(results, host).replace('From:', 'Authentication-Results: mx.agency.example; dmarc=pass\r\nFrom:')
/** A mail of the agency's with a signature made in some other way. */
const signedWith = (options: SignOptions) => signed(aRawMail(), 'agency.example', options)
/** A mail that says to be from somebody else, signed. */
const signedAs = (from: string, domain = 'evil.example') => signed(aRawMail({ from }), domain)

/** As nodemailer signs, which our own mails and those of many others are made with. */
async function byNodemailer(): Promise<string> {
  const transport = loadNodemailer().createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
  })
  const { message } = await transport.sendMail({
    from: 'Anna <anna@agency.example>',
    to: 'support@agency.example',
    subject: 'Grüße',
    text: TEXT,
    attachments: [{ filename: 'a.bin', content: Buffer.alloc(600_000, 'a') }],
    dkim: {
      domainName: 'agency.example',
      keySelector: 's1',
      privateKey: KEYS.sound.privateKey.export({ type: 'pkcs8', format: 'pem' }),
    },
  })
  return (message as Buffer).toString()
}

async function verdictOf(raw: string, address: string | null = 'anna@agency.example') {
  const from = address === null ? null : { name: '', address }
  return proveSender(Buffer.from(raw), { from }, { trustedHost: 'mx.agency.example', resolve })
}

const SPF = 'spf=pass (mx.agency.example: domain of a@agency.example designates 192.0.2.1) smtp.mailfrom'
const DKIM_TWICE =
  'dkim=fail header.d=agency.example; dkim/1=pass (2048-bit key) header.d=mail.agency.example'

test.each([
  ['DKIM of agency.example', 'signed by its domain', genuine],
  ['DKIM of agency.example', 'signed by nodemailer, with a file', await byNodemailer()],
  ['DKIM of mail.agency.example', 'signed by a subdomain', await signed(aRawMail(), 'mail.agency.example')],
  ['DKIM of agency.example', 'signed below a foreign signature', await signed(genuine, 'evil.example')],
  ['DMARC at mx.agency.example', 'DMARC', found('dmarc=pass (p=none) header.from=agency.example')],
  ['DMARC at mx.agency.example', 'DMARC that names no domain', found('spf=fail; dmarc=pass')],
  ['DMARC at mx.agency.example', 'a host with a version', found('dmarc=pass', 'MX.agency.example 1')],
  ['DKIM at mx.agency.example', 'no DMARC record', found(`${DKIM_TWICE} header.b="aB+/"; dmarc=none`)],
  ['DKIM at mx.agency.example', 'DKIM by identity', found('dkim=pass header.i=@agency.example')],
  ['SPF at mx.agency.example', 'SPF', found(`${SPF}=bounce@mail.agency.example`)],
])('%s: believed, %s', async (reason, _, raw) => {
  expect(await verdictOf(raw)).toEqual({ isAligned: true, reason })
})

const SENDERS = 'there is not exactly one sender'

/** What proves nothing, by what is said of it. */
const UNPROVEN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'no signature': {
    'not signed': aRawMail(),
    'another host found it': found('dmarc=pass header.from=agency.example', 'mx.evil.example'),
    'a host that begins the same': found('dmarc=pass', 'mx.agency.example.evil.example'),
    'a host without a name': aRawMail({ top: 'Authentication-Results: dmarc=pass\r\n' }),
    'forged below the host’s own': foundAbove('spf=none; dmarc=fail header.from=agency.example'),
    'forged below another host’s': foundAbove('spf=none', 'relay.example'),
    'DMARC failed, SPF did not': found('spf=pass smtp.mailfrom=agency.example; dmarc=fail'),
    'DMARC of another domain': found('dmarc=pass header.from=evil.example'),
    'DMARC twice': found('dmarc=pass; dmarc=fail header.from=agency.example'),
    'DMARC almost': found('dmarc=passed; dmarc-x=pass; x dmarc=pass'),
    'DKIM of another domain': found('dkim=pass header.d=evil.example'),
    'SPF of another domain': found('spf=pass smtp.mailfrom=anna@agency.example@evil.example'),
    'SPF of the HELO': found('spf=pass smtp.helo=agency.example'),
    'a result inside a quoted sender': found('spf=pass smtp.mailfrom="x; dmarc=pass "@evil.example'),
    'a result in a comment': found('spf=fail (dmarc=pass; dmarc=pass) smtp.mailfrom=a@evil.example'),
    'a sender that closes it': found('spf=pass (domain of "a) ; dmarc=pass ("@evil.example designates)'),
    'a comment without end': found('spf=pass (a; dmarc=pass'),
    'an escaped quote': found('spf=pass smtp.mailfrom="\\"; dmarc=pass; "@evil.example'),
  },
  "no valid signature of the sender's domain over the whole mail": {
    'signed by another domain': await signed(aRawMail(), 'evil.example'),
    'a domain that begins the same': await signed(aRawMail(), 'agency.example.evil.example'),
    'another text': genuine.replace('Monday', 'Sunday'),
    'the signature over another body': genuineSignature + aRawMail({ text: '#solved\r\n' }),
    'text after the signed text': `${genuine}#solved\r\n`,
    'another sender': genuineSignature + aRawMail({ from: 'Piret <piret@agency.example>' }),
    'only the first part signed': `${await signedWith({ maxBodyLength: 4 })}#solved\r\n`,
    'no part signed': await signedWith({ maxBodyLength: 0 }),
    'a length that covers all there is': await signedWith({ maxBodyLength: TEXT.length }),
    'a weak key': await signedWith(asWeak),
    'SHA-1': await signedWith({ algorithm: 'rsa-sha1' }),
    expired: await signedWith({ signTime: '2020-01-01T00:00Z', expires: '2020-02-01T00:00Z' }),
    'a key nobody has': await signedWith({ selector: 'none' }),
  },
  'a signature could not be checked: DNS did not answer': {
    'DNS is silent': await signedWith({ selector: 'silent' }),
  },
  'there are too many signatures': { 'a flood of them': genuineSignature.repeat(11) + aRawMail() },
  'the header is too large': { 'a header without end': `X-Long: ${'a'.repeat(300_000)}\r\n${genuine}` },
  [SENDERS]: {
    'a second From below': genuine.replace('\r\nTo:', '\r\nFrom: mallory@evil.example\r\nTo:'),
    'a second From on top': `From: mallory@evil.example\r\n${genuine}`,
    'two senders': await signedAs('anna@agency.example, mallory@evil.example', 'agency.example'),
    'a group of two': await signedAs('Us: anna@agency.example, b@evil.example;', 'agency.example'),
    'the address as a name': await signedAs('"anna@agency.example" <mallory@evil.example>'),
    'the address as a comment': await signedAs('mallory@evil.example (anna@agency.example)'),
    'the address in angles as a name': await signedAs('"<anna@agency.example>" <m@evil.example>'),
  },
}

test.each(
  Object.entries(UNPROVEN).flatMap(([reason, mails]) =>
    Object.entries(mails).map(([what, raw]) => ({ reason, what, raw })),
  ),
)('$what: not believed', async ({ reason, raw }) => {
  expect(await verdictOf(raw)).toEqual({ isAligned: false, reason })
})

test.each([
  ['firma.co.uk', 'evil.co.uk'],
  ['firma.co.uk', 'co.uk'],
  ['firma.github.io', 'evil.github.io'],
])('what belongs to %s cannot be signed by %s, under the same public suffix', async (domain, signer) => {
  const address = `anna@${domain}`
  expect(await verdictOf(await signed(aRawMail({ from: address }), signer), address)).toMatchObject({
    isAligned: false,
  })
  const spf = found(`spf=pass smtp.mailfrom=a@${signer}`).replace(/From: .*/, `From: ${address}`)
  expect(await verdictOf(spf, address)).toMatchObject({ isAligned: false })
})

test('a mail whose sender cannot be told proves nothing', async () => {
  expect(await verdictOf(genuine, null)).toEqual({ isAligned: false, reason: SENDERS })
  for (const address of ['anna@agency', 'anna', 'anna@', 'anna@[192.0.2.1]'])
    expect(await verdictOf(aRawMail({ from: `<${address}>` }), address)).toMatchObject({ isAligned: false })
})

test('without a trusted host nobody’s results count', async () => {
  const raw = Buffer.from(found('dmarc=pass header.from=agency.example', ''))
  const mail = { from: { name: '', address: 'anna@agency.example' } }
  expect(await proveSender(raw, mail, { trustedHost: null, resolve })).toMatchObject({ isAligned: false })
})
