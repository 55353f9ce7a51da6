import { randomUUID } from 'node:crypto'

import { expect } from 'vitest'

import { agency } from '#content/catalogue/agency.ts'
import { messages } from '#content/messages/messages.ts'
import { SECOND } from '#domain/language/a-locale.ts'
import { LOCALE_CODES } from '#domain/language/locales.ts'
import { waitInWords } from '#domain/rate-limits/limits.ts'

import { aChatLead, aTicket, aTicketForm, secretIn } from '../../test-posts.ts'
import { HOME, startLimitedApp, test } from './test-limits.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const TEN = Array.from({ length: 10 }, () => 201)

test('the eleventh post in ten minutes is told to wait, and let in when it has', async ({ app }) => {
  expect(await app.exhaust()).toEqual(TEN)
  app.advance(MINUTE_MS)
  const refused = await app.contact()
  expect(refused.statusCode).toBe(429)
  expect(refused.headers['retry-after']).toBe('540')
  expect(refused.headers['content-type']).toBe('application/problem+json; charset=utf-8')
  expect(refused.json()).toEqual({
    success: false,
    type: 'urn:valmis:problem:too-many-requests',
    title: 'Too many requests were sent',
    status: 429,
    message: messages.en.problems.tooManyRequests
      .replace('{wait}', 'in 9 minutes')
      .replace('{email}', agency.salesMailbox),
    problems: [],
  })
  app.advance(8 * MINUTE_MS + 59_001)
  expect((await app.contact()).headers['retry-after']).toBe('1')
  app.advance(999)
  expect((await app.contact()).statusCode).toBe(201)
  expect(await app.contactRequests()).toHaveLength(11)
})

test('who tries again and again while refused waits no longer for it', async ({ app }) => {
  for (let post = 0; post < 10; post += 1) {
    await app.contact()
    app.advance(30_000)
  }
  for (let second = 300; second > 0; second -= 10) {
    expect((await app.contact()).headers['retry-after']).toBe(String(second))
    app.advance(10_000)
  }
  expect((await app.contact()).statusCode).toBe(201)
  expect((await app.contact()).headers['retry-after']).toBe('30')
})

test('a network has sixty posts in any day, also in one that holds a midnight', async ({ app }) => {
  for (let post = 0; post < 60; post += 1) {
    expect((await app.contact()).statusCode).toBe(201)
    app.advance(5 * MINUTE_MS)
  }
  const refused = await app.contact()
  expect(refused.headers['retry-after']).toBe(String(19 * 60 * 60))
  expect(refused.json()).toMatchObject({ message: expect.stringContaining('in 19 hours') as string })
  app.advance(19 * HOUR_MS)
  expect((await app.contact()).statusCode).toBe(201)
})

test.for([
  ['/api/contact', { name: 'Mari', email: 'other@firma.example', message: 'Hello' }],
  ['/api/tickets', aTicket({ customerEmail: 'other@firma.example' })],
  ['/api/chatbot-lead', aChatLead({ email: 'other@firma.example' })],
  ['/api/ticket-links', { number: 'VL-222-222', email: 'other@firma.example' }],
] as const)('%s counts as every other post, and is refused as they are', async ([url, body], { app }) => {
  await app.exhaust(HOME, 9)
  expect((await app.post(url, body)).statusCode).toBeLessThan(300)
  expect((await app.contact()).statusCode).toBe(429)
  const refused = await app.post(url, { ...body, language: SECOND })
  expect(refused.statusCode).toBe(429)
  expect(refused.headers['retry-after']).toBe('600')
})

test('what is done on the page of a ticket counts too, a wrong link does not', async ({ app }) => {
  await app.post('/api/tickets', aTicket())
  const confirmation = (await app.mails()).find(({ kind }) => kind === 'ticket-confirmation')
  const reply = { secret: secretIn(confirmation), message: 'One more thing.' }
  for (let wrong = 0; wrong < 12; wrong += 1)
    expect((await app.post('/api/ticket-replies', { ...reply, secret: 'wrong' })).statusCode).toBe(404)
  for (let post = 0; post < 8; post += 1)
    expect((await app.post('/api/ticket-replies', reply)).statusCode).toBe(201)
  expect((await app.post('/api/ticket-solved', { secret: reply.secret })).statusCode).toBe(200)
  expect((await app.post('/api/ticket-replies', reply)).statusCode).toBe(429)
  expect((await app.post('/api/ticket-solved', { secret: reply.secret })).statusCode).toBe(429)
  expect((await app.post('/api/ticket-status', { secret: reply.secret })).statusCode).toBe(200)
})

test('an address may be named five times an hour, in any spelling and by anybody', async ({ app }) => {
  const spellings = ['mari@gmail.com', 'Mari@Gmail.com', 'm.ari@gmail.com', 'mari+x@googlemail.com']
  for (const [index, email] of [...spellings, 'mari@gmail.com'].entries())
    expect((await app.contact({ from: `192.0.2.${index}` }, { email })).statusCode).toBe(201)
  app.advance(HOUR_MS - 10 * MINUTE_MS)
  const refused = await app.post('/api/tickets', aTicket({ customerEmail: 'MARI@gmail.com' }))
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '600'])
  expect((await app.contact({}, { email: 'mari@firma.example' })).statusCode, 'another address').toBe(201)
  app.advance(10 * MINUTE_MS)
  expect((await app.contact({}, { email: 'mari@gmail.com' })).statusCode).toBe(201)
})

test('posts that are refused for what is in them count toward nothing', async ({ app }) => {
  for (let post = 0; post < 12; post += 1) {
    expect((await app.contact({}, { email: 'mari' })).statusCode).toBe(400)
    expect((await app.contact({ headers: { 'sec-fetch-site': 'cross-site' } })).statusCode).toBe(403)
  }
  expect(await app.counted()).toEqual([])
  expect(await app.exhaust()).toEqual(TEN)
})

test('of thirty posts that arrive at once ten are taken', async ({ app }) => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => app.contact()))
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(10)
  expect(await app.contactRequests()).toHaveLength(10)
  expect((await app.contact()).statusCode).toBe(429)
})

test('a copy is answered as the first was, also to a refused network, uncounted', async ({ app }) => {
  const headers = { 'idempotency-key': randomUUID() }
  const copied = { email: 'mari@firma.example' }
  const first = await app.contact({ headers }, copied)
  for (let copy = 0; copy < 12; copy += 1)
    expect((await app.contact({ headers }, copied)).statusCode).toBe(201)
  expect(await app.exhaust(HOME, 9)).toEqual(TEN.slice(1))
  expect((await app.contact()).statusCode).toBe(429)
  const copy = await app.contact({ headers }, copied)
  expect([copy.statusCode, copy.body]).toEqual([201, first.body])
})

test('a plain form that is clicked twice is not refused either', async ({ app }) => {
  const form = `name=Mari&email=mari%40firma.example&message=Hello&phone=&url=&startTime=&language=${SECOND}`
  await app.post('/api/contact', form)
  await app.exhaust(HOME, 9)
  expect((await app.contact()).statusCode).toBe(429)
  expect((await app.post('/api/contact', form)).headers.location).toBe(`/${SECOND}/contact/sent`)
})

test('a plain form that is refused leads to the page that says why', async ({ app }) => {
  await app.exhaust()
  const contact = `name=Mari&email=m%40firma.example&message=Hello&phone=&url=&startTime=&language=${SECOND}`
  expect((await app.post('/api/contact', contact)).headers.location).toBe(
    `/${SECOND}/contact/not-sent#too-many-requests`,
  )
  const refused = await app.post('/api/tickets', aTicketForm())
  expect([refused.statusCode, refused.headers.location]).toEqual([
    303,
    `/${SECOND}/ticket/not-sent#too-many-requests`,
  ])
})

test('a refusal says in the visitor’s language how long to wait', async () => {
  await using app = await startLimitedApp({ SALES_MAILBOX: 'sales@agency.example' })
  await app.exhaust()
  for (const language of LOCALE_CODES) {
    const { message } = (await app.contact({}, { language })).json<{ message: string }>()
    expect(message).toBe(
      messages[language].problems.tooManyRequests
        .replace('{wait}', waitInWords(language, 600))
        .replace('{email}', 'sales@agency.example'),
    )
  }
})

test('five hundred people of as many networks are all let in within an hour', async ({ app }) => {
  for (let group = 0; group < 50; group += 1) {
    const people = Array.from({ length: 10 }, (_, index) => {
      const person = group * 10 + index
      const language = LOCALE_CODES[person % LOCALE_CODES.length]
      const from = person % 2 === 0 ? `198.51.${group}.${index}` : `2001:db8:${group}:${index}::1`
      return app.contact({ from }, { language, message: `I am number ${person}.` })
    })
    for (const { statusCode } of await Promise.all(people)) expect(statusCode).toBe(201)
    app.advance(72_000)
  }
  expect(await app.contactRequests()).toHaveLength(500)
  expect(await app.counted()).toHaveLength(1_500)
})

test('what was set aside counts against its network, never against the mailbox it names', async ({ app }) => {
  const email = 'mari@firma.example'
  for (let posts = 0; posts < 10; posts += 1) {
    const held = await app.post('/api/chatbot-lead', aChatLead({ email }), {
      from: '203.0.113.9',
      headers: { 'form-token': 'forged' },
    })
    expect(held.statusCode).toBe(201)
  }
  expect(
    (await app.post('/api/chatbot-lead', aChatLead({ email }), { from: '203.0.113.9' })).statusCode,
  ).toBe(429)
  expect((await app.post('/api/chatbot-lead', aChatLead({ email }))).statusCode).toBe(201)
  expect(await app.reviews()).toHaveLength(10)
})
