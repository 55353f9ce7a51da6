import fc from 'fast-check'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'

import { SECOND } from '#domain/language/a-locale.ts'

import { contactNotification } from '../../features/contact-form/contact-mails.ts'
import { hostileText } from '../../operations/hostile/test-hostile-text.ts'
import { renderMail } from '../../test-app.ts'
import { outboxRow } from '../outbox/outbox-rows.ts'
import { mailMessage, loadNodemailer } from '../outbox/mail-transports.ts'

const MAILS = 300
const composer = loadNodemailer().createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
const SALES = 'sales@agency.example'
const SENDER = { name: 'Agency', address: 'no-reply@agency.example' }
/** Every header of a notification; another one means an injection. */
const HEADERS = [
  ...['auto-submitted', 'content-language', 'content-type', 'date', 'from', 'in-reply-to', 'message-id'],
  ...['mime-version', 'references', 'reply-to', 'subject', 'to'],
]
/** Addresses that pass our check, and addresses that must not. */
const address = fc.oneof(
  fc.constantFrom(
    'mari@example.com',
    'a@b.example,c@d.example',
    'a@b.example\r\nBcc: c@d.example',
    '"a b"@example.com',
  ),
  fc.constantFrom(
    '<a@b.example>',
    'a@b.example>',
    'a@b.example ORCPT=x',
    'group: a@b.example;',
    'a@b.example (x)',
  ),
  hostileText.map((text) => `${text}@example.com`),
)

test('no text of a visitor becomes a header, a recipient or a part of a mail', async () => {
  const visitor = fc.record({
    name: hostileText,
    email: address,
    message: hostileText,
    phone: hostileText,
    url: hostileText,
  })
  const thread = fc.option(hostileText)
  await fc.assert(
    fc.asyncProperty(visitor, thread, async (fields, reference) => {
      const createdAt = new Date('2026-03-02T10:00:00Z')
      const request = { ...fields, startTime: '', language: SECOND, order: null } as const
      const mail = contactNotification(
        { renderMail, places: { salesMailbox: SALES, supportMailbox: SALES, siteUrl: 'https://x' } },
        request,
        { id: 'the-id', createdAt },
      )
      const effects = { now: () => createdAt, newId: () => 'the-id', identity: { sender: SENDER } }
      const row = outboxRow(mail, 'the-record', effects)
      const message = mailMessage({ ...row, in_reply_to: reference, references: reference, files: [] })
      expect(message).toMatchObject({ disableFileAccess: true, disableUrlAccess: true })
      const { message: content, envelope } = (await composer.sendMail(message)) as unknown as {
        message: Buffer
        envelope: { from: string; to: string[] }
      }
      expect(envelope).toEqual({ from: SENDER.address, to: [SALES] })
      const parsed = await PostalMime.parse(content)
      expect(parsed.headers.map(({ key }) => key).filter((key) => !HEADERS.includes(key))).toEqual([])
      expect(new Set(parsed.headers.map(({ key }) => key)).size).toBe(parsed.headers.length)
      expect(parsed.to).toEqual([{ name: '', address: SALES }])
      expect([parsed.from?.address, parsed.cc ?? [], parsed.bcc ?? []]).toEqual([SENDER.address, [], []])
      expect(parsed.replyTo?.length ?? 0).toBeLessThanOrEqual(1)
      expect(parsed.subject).not.toMatch(/[\r\n]/)
      expect(parsed.html).not.toContain('<zq')
      expect(parsed.attachments).toEqual([])
    }),
    { seed: 1, numRuns: MAILS, endOnFailure: true },
  )
})
