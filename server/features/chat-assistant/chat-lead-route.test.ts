import { expect, test } from 'vitest'

import { messages } from '#content/messages/messages.ts'
import { CHAT_LEAD_LIMITS } from '#domain/chat-assistant/chat-lead.ts'
import { OTHER_ALPHABET, SECOND } from '#domain/language/a-locale.ts'
import { fillPlaceholders } from '#domain/language/placeholders.ts'
import type { Locale } from '#domain/language/locales.ts'

import { createLogger } from '../../log.ts'
import { startTestApp } from '../../test-app.ts'
import { aChatLead } from './a-chat-lead.ts'

const ROUTE = '/api/chatbot-lead'

test('a lead is kept with its two mails and answered with 201', async () => {
  await using app = await startTestApp()
  const questions = ['Kui palju maksab?', '  ', 'Kas teete e-poode?\n']
  const asked = aChatLead({ email: ' Mari@Firma.example', name: ' Mari  M.\n', questions })
  const response = await app.postJson(ROUTE, asked)
  expect(response.statusCode).toBe(201)
  expect(response.json()).toEqual({ success: true })
  expect(await app.chatLeads()).toEqual([
    {
      id: expect.any(String) as string,
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

test('the visitor may have asked long ago, or with a clock that is wrong: the lead is kept', async () => {
  await using app = await startTestApp()
  for (const timestamp of ['1970-01-01T00:00:00.000Z', '2031-12-31T23:59:59.999Z']) {
    expect((await app.postJson(ROUTE, aChatLead({ timestamp }))).statusCode).toBe(201)
  }
  expect((await app.chatLeads()).map(({ asked_at }) => asked_at).sort()).toEqual([
    '1970-01-01T00:00:00.000Z',
    '2031-12-31T23:59:59.999Z',
  ])
})

/** The chat's answer to a malformed address, in a language. */
function emailSentence(language: Locale): string {
  const { replyEmailMalformed, placeholderEmail } = messages[language].chatAssistant
  return fillPlaceholders(replyEmailMalformed, { email: placeholderEmail })
}

const hostileAddresses = [
  'mari at firma',
  'a,b@c.de',
  'x:a@b.co;',
  '"a b"@c.de',
  '"a@b"@c.de',
  '<a@b.co>',
  'a@b.co,v@evil.tld',
  'a@b.co;v@evil.tld',
  'a@b.co\r\nBcc: v@evil.tld',
  'a@b.co\nBcc:v@evil.tld',
  'a@b.co%0ABcc:v@evil.tld ',
  'a(comment)@b.co',
  'a@[127.0.0.1]',
  'a@localhost',
  '',
  ' ',
]

test.each(hostileAddresses)('%j is refused with the words of the bot, and nothing changes', async (email) => {
  await using app = await startTestApp()
  for (const language of ['en', OTHER_ALPHABET] as const) {
    const response = await app.postJson(ROUTE, aChatLead({ email, language }))
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({
      success: false,
      message: emailSentence(language),
      problems: [{ field: 'email', code: 'email-malformed' }],
    })
  }
  expect(await app.countRows()).toBe(0)
})

const { chatAssistant: words, problems: general } = messages[SECOND]

test('a visitor need not give a telephone number, nor what they had asked', async () => {
  await using app = await startTestApp()
  const response = await app.postJson(ROUTE, aChatLead({ phone: '' }))
  expect(response.statusCode).toBe(201)
  expect(await app.chatLeads()).toMatchObject([{ phone: '', questions: '[]' }])
})

test.each([
  ['letters in a telephone number', { phone: 'call 555 0100' }, 'phone', words.replyPhoneMalformed],
  ['six digits', { phone: '12-34-56' }, 'phone', words.replyPhoneMalformed],
  ['no telephone number', { phone: undefined }, 'phone', words.replyPhoneMalformed],
  ['a blank name', { name: ' \n ' }, 'name', words.replyNameMissing],
  ['no name', { name: undefined }, 'name', words.replyNameMissing],
  ['a name too long', { name: 'x'.repeat(CHAT_LEAD_LIMITS.name + 1) }, 'name', general.tooLong],
  ['an address too long', { email: `${'x'.repeat(250)}@b.co` }, 'email', general.tooLong],
  ['a number for a name', { name: 5 }, 'name', general.malformed],
  ['a list for an address', { email: ['a@b.co'] }, 'email', general.malformed],
  ['no moment', { timestamp: undefined }, 'timestamp', messages[SECOND].contactForm.missingFields],
  ['words for a moment', { timestamp: 'yesterday' }, 'timestamp', general.malformed],
  ['a day for a moment', { timestamp: '2026-03-02' }, 'timestamp', general.malformed],
  ['a 30 February', { timestamp: '2026-02-30T10:00:00.000Z' }, 'timestamp', general.malformed],
  ['a moment without a zone', { timestamp: '2026-03-02T10:00:00.000' }, 'timestamp', general.malformed],
  ['milliseconds for a moment', { timestamp: 1_772_445_600_000 }, 'timestamp', general.malformed],
])('%s is refused, and nothing changes', async (_, difference, field, message) => {
  await using app = await startTestApp()
  const response = await app.postJson(ROUTE, aChatLead(difference))
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({ message, problems: [{ field }] })
  expect(await app.countRows()).toBe(0)
})

test.each([
  ['no language', { language: undefined }, 400],
  ['too many questions', { questions: Array.from({ length: 11 }, () => 'a') }, 400],
  ['a question too long', { questions: ['x'.repeat(301)] }, 400],
  ['an unknown language', { language: 'xx' }, 400],
  ['an unknown field', { isAdmin: true }, 400],
  ['a script in an unknown field', { message: '<script>' }, 400],
  ['NUL in a name', { name: 'a\u0000b' }, 400],
  ['a lone surrogate', { name: 'a\ud800b' }, 400],
  ['65 KiB', { name: 'x'.repeat(65 * 1024) }, 413],
])('%s is refused, and nothing changes', async (_, difference, status) => {
  await using app = await startTestApp()
  expect((await app.postJson(ROUTE, aChatLead(difference))).statusCode).toBe(status)
  expect(await app.countRows()).toBe(0)
})

test.each([
  ['a list', [aChatLead()]],
  ['null', 'null'],
  ['nothing', ''],
])('%s is no lead', async (_, body) => {
  await using app = await startTestApp()
  expect((await app.postJson(ROUTE, body)).statusCode).toBe(400)
})

test('a request without a body is no lead', async () => {
  await using app = await startTestApp()
  expect((await app.app.inject({ method: 'POST', url: ROUTE })).statusCode).toBe(400)
})

test('all problems are named at once, each with its field and sentence', async () => {
  await using app = await startTestApp()
  const response = await app.postJson(ROUTE, { language: SECOND, timestamp: 'now', phone: '12', name: '' })
  const { problems } = response.json<{ problems: { field: string; code: string; message: string }[] }>()
  expect(problems).toEqual([
    { field: 'email', code: 'email-malformed', message: emailSentence(SECOND) },
    { field: 'phone', code: 'phone-malformed', message: words.replyPhoneMalformed },
    { field: 'name', code: 'name-missing', message: words.replyNameMissing },
    { field: 'timestamp', code: 'malformed', message: general.malformed },
  ])
})

test('another site cannot leave leads', async () => {
  await using app = await startTestApp()
  const response = await app.postJson(ROUTE, aChatLead(), { origin: 'https://evil.example' })
  expect(response.statusCode).toBe(403)
  expect(await app.countRows()).toBe(0)
})

test('a header smuggled into a name stays a name', async () => {
  await using app = await startTestApp()
  const name = 'Mari\r\nBcc: v@evil.tld\r\n\r\nbody'
  expect((await app.postJson(ROUTE, aChatLead({ name }))).statusCode).toBe(201)
  const [notification] = await app.mails()
  expect(notification?.subject).toBe('Chat: Mari Bcc: v@evil.tld body asks to be contacted')
  expect(notification?.reply_to_name).toBe('Mari Bcc: v@evil.tld body')
})

test('a lead that cannot be kept is not thanked for, and the answer says where to write', async () => {
  await using app = await startTestApp({ aroundWrite: () => () => Promise.reject(new Error('broken')) })
  const response = await app.postJson(ROUTE, aChatLead())
  expect(response.statusCode).toBe(500)
  expect(response.json<{ message: string }>().message).toContain('sales@agency.example')
})

test('nothing of a lead stands in the log, neither kept nor refused', async () => {
  const lines: string[] = []
  await using app = await startTestApp({
    log: createLogger('trace', { write: (line) => void lines.push(line) }),
  })
  const canary = { email: 'canary@firma.example', name: 'Canary', phone: '4711 4711 47' }
  await app.postJson(ROUTE, aChatLead(canary))
  await app.postJson(ROUTE, aChatLead({ ...canary, email: 'canary' }))
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { method: 'POST', route: ROUTE, status: 201 },
    { method: 'POST', route: ROUTE, status: 400 },
  ])
  expect(lines.join('')).not.toMatch(/canary|4711/i)
})
