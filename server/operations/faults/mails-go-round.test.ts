import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'

import { ImapFlow } from 'imapflow'
import type { SendMailOptions } from 'nodemailer'
import PostalMime from 'postal-mime'
import { describe, expect, vi } from 'vitest'

import { samples } from '../../features/conversation/attachments/content/test-content.ts'
import { aTicket, secretIn } from '../../test-posts.ts'
import { hasDovecot, startTestDovecot } from '../../mail/inbox/test-dovecot.ts'
import { startTestSmtpServer } from '../../mail/outbox/test-smtp-server.ts'
import { loadNodemailer } from '../../mail/outbox/mail-transports.ts'
import { FAULT_PATIENCE_MS } from './fault-run.ts'
import { test } from './fault-store.ts'
import { headersOf } from './requests.ts'

const LOOK_MS = 20
vi.setConfig({ testTimeout: FAULT_PATIENCE_MS })

const ANNA = 'anna@agency.example'
const MARI = 'mari@firma.example'

/** The header that the mail service of the mailbox writes on top of each mail that it takes. */
const PROVEN = 'Authentication-Results: mx.agency.example; dmarc=pass header.from=agency.example\r\n'

/** A mail as nodemailer writes it, put into the mailbox by imapflow. */
async function answerByMail(imap: URL, mail: SendMailOptions, proof = ''): Promise<void> {
  const writer = loadNodemailer().createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const { message } = await writer.sendMail(mail)
  const auth = { user: imap.username, pass: imap.password }
  const client = new ImapFlow({
    host: imap.hostname,
    port: Number(imap.port),
    auth,
    secure: false,
    logger: false,
  })
  await client.connect()
  await client.append('INBOX', Buffer.concat([Buffer.from(proof), message as Buffer]))
  await client.logout()
}

describe.skipIf(!hasDovecot)('page, staff and customer', () => {
  test('each answers where they are, and page, mails and mailbox say the same', async ({ store }) => {
    await using dovecot = await startTestDovecot()
    await using smtp = await startTestSmtpServer()
    await using server = store.start({
      IMAP_URL: dovecot.url().href,
      IMAP_TRUSTED_HOST: 'mx.agency.example',
      PLUS_ADDRESSING: 'on',
      STAFF: `${ANNA},piret@agency.example`,
      SMTP_URL: smtp.url.href,
      MAIL_FROM: 'no-reply@agency.example',
      SUPPORT_MAILBOX: 'support@agency.example',
    })
    const address = await server.address()
    const post = async (path: string, body: unknown) => {
      const request = { method: 'POST', headers: headersOf(randomUUID()), body: JSON.stringify(body) }
      return (await (await fetch(new URL(path, address), request)).json()) as { events: { type: string }[] }
    }
    /** The mail with this place among those to a person, once it has arrived. */
    const mailTo = async (recipient: string, place: number) => {
      const mails = () => smtp.received.filter(({ to }) => to.includes(recipient))
      while (mails().length <= place) await delay(LOOK_MS)
      const { content, headers } = mails()[place] ?? { content: '', headers: new Map<string, string>() }
      const {
        text = '',
        subject = '',
        messageId = '',
        references = '',
        ...rest
      } = await PostalMime.parse(content)
      return {
        ...{ text, subject, messageId, inReplyTo: rest.inReplyTo, references: references.split(/\s+/) },
        replyTo: rest.replyTo?.[0]?.address ?? '',
        from: headers.get('from') ?? '',
        files: rest.attachments.map(({ filename }) => filename),
      }
    }
    type Arrived = Awaited<ReturnType<typeof mailTo>>
    /** An answer to a mail, as a mail program writes it. */
    const answer = (
      from: string,
      to: Arrived,
      text: string,
      more: SendMailOptions = {},
    ): SendMailOptions => ({
      from,
      to: to.replyTo,
      subject: to.subject,
      inReplyTo: to.messageId,
      references: [...to.references, to.messageId].join(' '),
      text: `${text}\r\n\r\nOn 24/11/2026 15:04, Valmis wrote:\r\n${to.text.replace(/^/gm, '> ')}`,
      messageId: `<${randomUUID()}@mail.example>`,
      ...more,
    })

    await post('/api/tickets', aTicket())
    const [toMari, toAnna] = [await mailTo(MARI, 0), await mailTo(ANNA, 0)]
    const png = { filename: 'white.png', content: samples['image/png'] }
    await answerByMail(
      dovecot.url(),
      answer(ANNA, toAnna, 'It is the certificate.', { attachments: [png] }),
      PROVEN,
    )
    const answered = await mailTo(MARI, 1)
    expect(answered.text).toContain('It is the certificate.')
    expect(answered.text).not.toContain('>')
    expect(answered.files).toEqual(['white.png'])
    expect(answered.from).toBe((await mailTo(MARI, 0)).from)
    const copy = await mailTo('piret@agency.example', 1)
    expect(copy.text).toContain(`${ANNA} answered`)

    await answerByMail(
      dovecot.url(),
      answer(MARI, answered, 'Still white, see the picture.', { attachments: [png] }),
    )
    const asked = await mailTo(ANNA, 1)
    expect(asked.text).toContain('Still white')
    await answerByMail(dovecot.url(), answer(ANNA, asked, '#solved'), PROVEN)
    const closed = await mailTo(MARI, 2)
    await answerByMail(dovecot.url(), answer(MARI, closed, 'No, it is not.'))
    const again = await mailTo(ANNA, 2)

    const { events, ...page } = await post('/api/ticket-status', { secret: secretIn(closed) })
    expect(page).toMatchObject({ state: 'open' })
    expect(events).toMatchObject([
      { type: 'created', way: 'page' },
      { type: 'staff-reply', way: 'mail', text: 'It is the certificate.', files: [{ name: 'white.png' }] },
      {
        type: 'customer-reply',
        way: 'mail',
        text: 'Still white, see the picture.',
        files: [{ name: 'white.png' }],
      },
      { type: 'solved-by-staff', way: 'mail' },
      { type: 'customer-reply', way: 'mail', text: 'No, it is not.' },
      { type: 'reopened', way: 'mail' },
    ])

    // One thread on each side: the subject with its number, and every mail refers to the first.
    for (const thread of [
      [toMari, answered, closed],
      [toAnna, asked, again],
    ] as const) {
      const [first, ...later] = thread
      expect(first.subject).toMatch(/\[[A-Z0-9-]+\]/)
      for (const mail of later) {
        expect(mail.subject).toBe(`Re: ${first.subject}`)
        expect(mail.references[0]).toBe(first.messageId)
        expect(mail.inReplyTo).toBe(mail.references.at(-1))
        expect(mail.replyTo).toBe(first.replyTo)
      }
    }
    expect(closed.references).toContain(answered.messageId)
    expect(again.references).toContain(asked.messageId)
    expect([dovecot.count('INBOX'), dovecot.count('Handled')]).toEqual([0, 4])
  })
})
