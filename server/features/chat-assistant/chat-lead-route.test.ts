import { expect } from 'vitest'

import { messages } from '#content/messages/messages.ts'
import { CHAT_LEAD_LIMITS } from '#domain/chat-assistant/chat-lead.ts'
import { SECOND } from '#domain/language/a-locale.ts'
import { fillPlaceholders } from '#domain/language/message-text.ts'
import type { Locale } from '#domain/language/locales.ts'

import { startTestApp, test } from '../../test-app.ts'
import { aChatLead } from '../../test-posts.ts'

const ROUTE = '/api/chatbot-lead'

test('a lead is kept with its two mails and answered with 201', async ({ app }) => {
  const questions = ['Kui palju maksab?', '  ', 'Kas teete e-poode?\n']
  const asked = aChatLead({ email: ' Mari@Firma.example', name: ' Mari  M.\n', questions })
  const response = await app.postJson(ROUTE, asked)
  expect(response.statusCode).toBe(201)
  expect(response.json()).toEqual({ success: true })
  expect(await app.chatLeads()).toMatchObject([
    {
      kind: 'lead',
      state: 'open',
      created_at: '2026-03-02T10:00:00.000Z',
      asked_at: '2026-03-02T09:59:30.000Z',
      email: 'Mari@firma.example',
      mailbox: 'mari@firma.example',
      phone: '+372 555 0100',
      name: 'Mari M.',
      questions: '["Kui palju maksab?","Kas teete e-poode?"]',
      language: SECOND,
    },
  ])
  expect(await app.mails()).toMatchObject([
    {
      kind: 'lead-notification',
      recipient: 'sales@agency.example',
      reply_to: 'Mari@firma.example',
      reply_to_name: 'Mari M.',
      language: 'en',
    },
    {
      kind: 'lead-thanks',
      recipient: 'Mari@firma.example',
      reply_to: 'sales@agency.example',
      language: SECOND,
    },
  ])
})

test('what is queued wakes the outbox', async () => {
  let wakes = 0
  await using app = await startTestApp({ wakeOutbox: () => (wakes += 1) })
  await app.postJson(ROUTE, aChatLead())
  expect(wakes).toBe(1)
})

test('who asked long ago, or with a clock that is wrong, is kept', async ({ app }) => {
  for (const timestamp of ['1970-01-01T00:00:00.000Z', '2031-12-31T23:59:59.999Z']) {
    expect((await app.postJson(ROUTE, aChatLead({ timestamp }))).statusCode).toBe(201)
  }
  expect((await app.chatLeads()).map(({ asked_at }) => asked_at).sort()).toEqual([
    '1970-01-01T00:00:00.000Z',
    '2031-12-31T23:59:59.999Z',
  ])
})

function emailSentence(language: Locale): string {
  const { replyEmailMalformed, placeholderEmail } = messages[language].chatAssistant
  return fillPlaceholders(replyEmailMalformed, { email: placeholderEmail })
}

const { chatAssistant: words, problems: general } = messages[SECOND]

test('a visitor need not give a telephone number, nor what they had asked', async ({ app }) => {
  const response = await app.postJson(ROUTE, aChatLead({ phone: '' }))
  expect(response.statusCode).toBe(201)
  expect(await app.chatLeads()).toMatchObject([{ phone: '', questions: '[]' }])
})

test.for([
  ['an address with a header', { email: 'a@b.co\r\nBcc: v@evil.tld' }, 'email', emailSentence(SECOND)],
  ['letters in a telephone number', { phone: 'call 555 0100' }, 'phone', words.replyPhoneMalformed],
  ['no telephone number', { phone: undefined }, 'phone', words.replyPhoneMalformed],
  ['a blank name', { name: ' \n ' }, 'name', words.replyNameMissing],
  ['no name', { name: undefined }, 'name', words.replyNameMissing],
  ['a name too long', { name: 'x'.repeat(CHAT_LEAD_LIMITS.name + 1) }, 'name', general.tooLong],
  ['an address too long', { email: `${'x'.repeat(250)}@b.co` }, 'email', general.tooLong],
  ['no moment', { timestamp: undefined }, 'timestamp', messages[SECOND].contactForm.missingFields],
  ['a 30 February', { timestamp: '2026-02-30T10:00:00.000Z' }, 'timestamp', general.malformed],
  ['a moment without a zone', { timestamp: '2026-03-02T10:00:00.000' }, 'timestamp', general.malformed],
] as const)('%s is refused, and nothing changes', async ([, difference, field, message], { app }) => {
  const response = await app.postJson(ROUTE, aChatLead(difference))
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({ message, problems: [{ field }] })
  expect(await app.countRows()).toBe(0)
})

test.for([
  ['no language', { language: undefined }],
  ['too many questions', { questions: Array.from({ length: 11 }, () => 'a') }],
  ['a question too long', { questions: ['x'.repeat(301)] }],
  ['an unknown language', { language: 'xx' }],
] as const)('%s is refused, and nothing changes', async ([, difference], { app }) => {
  expect((await app.postJson(ROUTE, aChatLead(difference))).statusCode).toBe(400)
  expect(await app.countRows()).toBe(0)
})

test('all problems are named at once, each with its field and sentence', async ({ app }) => {
  const response = await app.postJson(ROUTE, { language: SECOND, timestamp: 'now', phone: '12', name: '' })
  const { problems } = response.json<{ problems: { field: string; code: string; message: string }[] }>()
  expect(problems).toEqual([
    { field: 'email', code: 'email-malformed', message: emailSentence(SECOND) },
    { field: 'phone', code: 'phone-malformed', message: words.replyPhoneMalformed },
    { field: 'name', code: 'name-missing', message: words.replyNameMissing },
    { field: 'timestamp', code: 'malformed', message: general.malformed },
  ])
})

test('a site without the chat has no route for its leads', async () => {
  await using app = await startTestApp({ hasChat: false })
  expect((await app.postJson(ROUTE, aChatLead())).statusCode).toBe(404)
})
