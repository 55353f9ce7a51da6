import { expect, test } from 'vitest'

import { mailMessage } from './mail-message.ts'
import type { OutgoingMail } from '../outgoing-mail.ts'

/** An outgoing mail; pass what differs. */
function messageOf(differences: Partial<OutgoingMail> = {}) {
  return mailMessage({
    id: 'the-id',
    createdAt: new Date(0),
    sender: { name: 'Agency', address: 'a@agency.example' },
    recipient: 'mari@example.com',
    replyTo: null,
    subject: 'Hello',
    text: 'Text',
    html: '<p>Text</p>',
    language: 'en',
    messageId: '<1@agency.example>',
    autoSubmitted: 'auto-generated',
    inReplyTo: null,
    references: [],
    importance: null,
    files: [],
    ...differences,
  })
}

test('only what is urgent says so, to programs of either kind', () => {
  expect(messageOf({ importance: 'high' }).headers).toMatchObject({ Importance: 'high', 'X-Priority': '1' })
  for (const importance of [null, 'normal'])
    expect(Object.keys(messageOf({ importance }).headers ?? {})).toEqual([
      'Auto-Submitted',
      'Content-Language',
    ])
})

test('a mail of a conversation names the mail it answers, and another names none', () => {
  const references = ['<0@agency.example>', '<1@agency.example>']
  const inReplyTo = '<1@agency.example>'
  expect(messageOf({ inReplyTo, references })).toMatchObject({ inReplyTo, references })
  for (const name of ['inReplyTo', 'references', 'replyTo']) expect(messageOf()).not.toHaveProperty(name)
})

test('an answer nobody wrote asks for none, and says who may be answered', () => {
  const replyTo = { name: 'Mari', address: 'mari@example.com' }
  const { headers, replyTo: answerTo } = messageOf({ autoSubmitted: 'auto-replied', replyTo })
  expect(headers).toMatchObject({ 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' })
  expect(answerTo).toEqual(replyTo)
})

test('a file is offered for saving as what it is, texts in our own character set', () => {
  const files = ['text/plain', 'image/png'].map((type) => ({ name: 'a', type, content: Buffer.from('') }))
  expect(messageOf({ files }).attachments).toMatchObject([
    { contentType: 'text/plain; charset=utf-8', contentDisposition: 'attachment' },
    { contentType: 'image/png', contentDisposition: 'attachment' },
  ])
})

test('files and addresses of others are never read while a mail is written', () => {
  expect(messageOf()).toMatchObject({ disableFileAccess: true, disableUrlAccess: true, xMailer: false })
})
