import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { messages } from '#content/messages/messages.ts'
import { SECOND } from '#domain/language/a-locale.ts'

import { startTestApp } from '../test-app.ts'
import { aChatLead } from './chat-assistant/a-chat-lead.ts'
import { aTicket } from './support-ticket/a-ticket.ts'

const PATIENCE_MS = 60_000

// The contact form's repeats: store/idempotency/once.test.ts.
const forms = [
  {
    url: '/api/tickets',
    of: (customerEmail: string) => aTicket({ customerEmail }),
    other: aTicket({ subject: 'Other', language: SECOND }),
    kind: 'ticket-notification',
  },
  {
    url: '/api/chatbot-lead',
    of: (email: string) => aChatLead({ email }),
    other: aChatLead({ phone: '555 0199 00' }),
    kind: 'lead-notification',
  },
]

test.each(forms)(
  'a hundred keys, ten parallel copies each, are a hundred posts to $url, and each copy gets the first answer',
  async ({ url, of, kind }) => {
    const env = { ACKNOWLEDGEMENTS_AN_HOUR: 'off' }
    await using app = await startTestApp({ env, copyPatienceMs: PATIENCE_MS })
    const copies = Array.from({ length: 100 }, randomUUID).flatMap((key, index) =>
      Array.from({ length: 10 }, async () => {
        const post = of(`visitor${index}@firma.example`)
        const { statusCode, body } = await app.postJson(url, post, { 'idempotency-key': key })
        return `${key} ${statusCode} ${body}`
      }),
    )
    const answers = [...new Set(await Promise.all(copies))]
    expect(answers).toHaveLength(100) // one answer for each key
    for (const answer of answers) expect(answer).toContain(' 201 {"success":true')
    const numbers = answers.map((answer) => /"ticketNumber":"([^"]+)"/.exec(answer)?.[1] ?? '')
    const kept = (await app.tickets()).map(({ number }) => number)
    expect(kept.sort()).toEqual(numbers.filter((number) => number !== '').sort())
    const mails = await app.mails()
    expect(mails).toHaveLength(200)
    const notified = mails.filter((mail) => mail.kind === kind)
    expect(new Set(notified.map(({ reply_to }) => reply_to)).size).toBe(100)
  },
  PATIENCE_MS,
)

test.each(forms)(
  '$url answers a lost answer again, other contents with 422, and without a key every post counts',
  async ({ url, of, other, kind }) => {
    await using app = await startTestApp()
    const key = { 'idempotency-key': randomUUID() }
    const post = of('mari@firma.example')
    const lost = await app.postJson(url, post, key)
    expect((await app.postJson(url, post, key)).body).toBe(lost.body)
    const refused = await app.postJson(url, other, key)
    expect(refused.statusCode).toBe(422)
    expect(refused.json()).toMatchObject({ message: messages[SECOND].problems.duplicateKey })
    const count = async () => (await app.mails()).filter((mail) => mail.kind === kind).length
    expect(await count()).toBe(1)
    await Promise.all([app.postJson(url, post), app.postJson(url, post)])
    expect(await count()).toBe(3)
  },
)
