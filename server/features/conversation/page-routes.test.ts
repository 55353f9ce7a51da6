import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'

import { messages } from '#content/messages/messages.ts'
import { THIRD } from '#domain/language/a-locale.ts'
import { LOCALE_CODES } from '#domain/language/locales.ts'
import { TICKET_LIMITS } from '#domain/support-ticket/ticket-request.ts'

import { keepAttachment } from './attachments/test-attachment.ts'
import { aWorker } from '../../mail/outbox/test-outbox.ts'
import { languageOffice } from '../../mail/render/addressed-mail.ts'
import { DAY_MS, START, startTestApp, fixture, test as baseTest } from '../../test-app.ts'
import { aChatLead, aContactRequest, aTicket, secretIn } from '../../test-posts.ts'
import { promisedAnswer, purgeSecrets } from './conversation-rows.ts'

function promisedAfter(ms: number): string {
  return promisedAnswer(new Date(START + ms), 'Content Update', languageOffice('en')).toISOString()
}

/** A server with one ticket; each step has its own time. */
async function startWithTicket(differences: Record<string, unknown> = {}) {
  const app = await startTestApp()
  const { ticketNumber } = (await app.postTicket(aTicket(differences))).json<{ ticketNumber: string }>()
  const secret = secretIn((await app.mails()).at(-1))
  const post = (url: string, body: Record<string, unknown>, headers?: Record<string, string>) => {
    app.advance(1)
    return app.postJson(url, { secret, ...body }, headers)
  }
  return {
    app,
    ticketNumber,
    secret,
    advance: app.advance,
    status: () => post('/api/ticket-status', {}),
    reply: (message: unknown, headers?: Record<string, string>) =>
      post('/api/ticket-replies', { message }, headers),
    solve: () => post('/api/ticket-solved', {}),
    staffMails: async () => {
      const mails = await app.db.selectFrom('outbox').selectAll().orderBy('created_at').execute()
      return mails.filter(({ recipient }) => recipient === 'support@agency.example')
    },
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  }
}

const test = baseTest.extend('ticket', fixture(startWithTicket))

test('the secret of the mail opens the ticket', async () => {
  await using ticket = await startWithTicket({ message: 'Down.\n\nURL: https://firma.example' })
  const response = await ticket.status()
  expect(response.statusCode).toBe(200)
  expect(response.headers['cache-control']).toBe('no-store')
  expect(response.json()).toEqual({
    kind: 'ticket',
    number: ticket.ticketNumber,
    email: 'mari@firma.example',
    subject: 'New opening hours',
    url: 'https://firma.example',
    category: 'Content Update',
    state: 'open',
    createdAt: '2026-03-02T10:00:00.000Z',
    answerBy: promisedAfter(0),
    events: [{ type: 'created', way: 'page', at: '2026-03-02T10:00:00.000Z', text: 'Down.', files: [] }],
  })
})

const ROUTES = [
  ['/api/ticket-status', {}],
  ['/api/ticket-news', { shown: 0 }],
  ['/api/ticket-replies', { message: 'Hello' }],
  ['/api/ticket-solved', {}],
  ['/api/ticket-files', { file: 'F' }],
] as const

test.each(ROUTES)('%s answers wrong, missing and expired secrets in the same bytes', async (...row) => {
  const [url, rest] = row
  await using ticket = await startWithTicket()
  const { app, secret } = ticket
  const wrong = [
    ...['', 'x', `${secret}A`, secret.slice(1), secret.toLowerCase(), ` ${secret}`, 'x'.repeat(60_000)],
    ...[undefined, null, 5, true, [secret], { secret }, '%00', '\u00e4', `${secret}#`],
  ]
  const [kept] = await app.tickets()
  const message = app.db.updateTable('message').set({ files: '["F"]' })
  await message.where('conversation_id', '=', kept?.id ?? '').execute()
  await keepAttachment(app.write, ['hello'], { id: 'F', conversation_id: kept?.id ?? null })
  const rowsBefore = await app.countRows()
  const answers = await Promise.all(wrong.map((secret) => app.postJson(url, { ...rest, secret })))
  expect((await app.postJson(url, { ...rest, secret })).statusCode).toBeLessThan(300)
  ticket.advance(90 * DAY_MS)
  answers.push(await app.postJson(url, { ...rest, secret }))
  const seen = answers.map(({ statusCode, body, headers }) =>
    JSON.stringify([statusCode, body, { ...headers, date: null }]),
  )
  expect(new Set(seen).size).toBe(1)
  expect(answers[0]?.statusCode).toBe(404)
  expect(answers[0]?.json()).toMatchObject({
    message: messages.en.ticketStatus.unknownHeading,
    problems: [],
  })
  const added = { '/api/ticket-replies': 2, '/api/ticket-solved': 2 }[url as string] ?? 0
  expect(await app.countRows()).toBe(rowsBefore + added) // an event and a mail, from the customer with the right secret
})

test('a page that waits gets what is written, and what it has not shown at once', async ({ ticket }) => {
  const { app, secret } = ticket
  expect((await app.postJson('/api/ticket-news', { secret, shown: 0 })).json()).toMatchObject({
    state: 'open',
  })
  const waiting = app.postJson('/api/ticket-news', { secret, shown: 1 })
  await ticket.reply('One more thing.')
  const news = await waiting
  expect(news.json<{ events: object[] }>().events).toMatchObject([{}, { text: 'One more thing.' }])
})

test.for(LOCALE_CODES)('in %s a wrong secret is told in the page’s language', async (language, { app }) => {
  const headers = { referer: `http://localhost:3000/${language}/ticket` }
  const response = await app.postJson('/api/ticket-status', { secret: 'x' }, headers)
  expect(response.json()).toMatchObject({ message: messages[language].ticketStatus.unknownHeading })
  expect(response.headers['content-language']).toBe(language)
})

test('a link works for ninety days and not a moment longer', async ({ ticket }) => {
  ticket.advance(90 * DAY_MS - 2)
  expect((await ticket.status()).statusCode).toBe(200)
  expect((await ticket.status()).statusCode).toBe(404)
})

test('housekeeping forgets the secrets that have expired, and no other', async ({ ticket }) => {
  const rows = () => ticket.app.db.selectFrom('conversation_secret').selectAll().execute()
  await purgeSecrets(ticket.app.db, new Date(START + 90 * DAY_MS - 1))
  expect(await rows()).toHaveLength(1)
  await purgeSecrets(ticket.app.db, new Date(START + 90 * DAY_MS))
  expect(await rows()).toEqual([])
})

test('a reply is kept and mailed to support in the conversation of the ticket', async ({ ticket }) => {
  expect((await ticket.reply(' It works\r\non my phone. ')).json()).toEqual({ success: true })
  expect((await ticket.reply('Not on hers.')).statusCode).toBe(201)
  const status = (await ticket.status()).json<{ events: object[] }>()
  expect(status).toMatchObject({ state: 'open', answerBy: promisedAfter(0) })
  expect(status.events).toMatchObject([
    { type: 'created' },
    { type: 'customer-reply', text: 'It works\non my phone.' },
    { type: 'customer-reply', text: 'Not on hers.' },
  ])
  const [first, second, third] = await ticket.staffMails()
  expect(second).toMatchObject({
    kind: 'reply-notification',
    reply_to: 'mari@firma.example',
    subject: `Re: ${first?.subject ?? ''}`,
    text: expect.stringContaining('    It works\n    on my phone.') as string,
    in_reply_to: first?.message_id,
    references: first?.message_id,
  })
  expect(third).toMatchObject({
    in_reply_to: second?.message_id,
    references: `${first?.message_id ?? ''} ${second?.message_id ?? ''}`,
  })
})

test('a reply to a solved ticket opens it again, with a promise of its own', async ({ ticket }) => {
  await ticket.solve()
  ticket.advance(7 * DAY_MS)
  await ticket.reply('Again.')
  const status = (await ticket.status()).json<{ events: object[] }>()
  expect(status).toMatchObject({ state: 'open', answerBy: promisedAfter(7 * DAY_MS + 2) })
  expect(status.events).toMatchObject([
    { type: 'created' },
    { type: 'solved-by-customer', text: '' },
    { type: 'customer-reply', text: 'Again.' },
    { type: 'reopened', text: '' },
  ])
})

test('a reply to an answer opens the ticket again, with a promise of its own', async ({ ticket }) => {
  await ticket.app.db.updateTable('conversation').set({ state: 'answered' }).execute()
  expect((await ticket.status()).json()).toMatchObject({ state: 'answered', answerBy: null })
  ticket.advance(DAY_MS)
  await ticket.reply('And now?')
  expect((await ticket.status()).json()).toMatchObject({
    state: 'open',
    answerBy: promisedAfter(DAY_MS + 2),
    events: [{ type: 'created' }, { type: 'customer-reply' }],
  })
})

test.each([
  ['no words', undefined, 'description-missing', messages[THIRD].ticketStatus.replyMissing],
  ['blanks', ' \n ', 'description-missing', messages[THIRD].ticketStatus.replyMissing],
  ['too many words', 'x'.repeat(TICKET_LIMITS.description + 1), 'too-long', messages[THIRD].problems.tooLong],
  ['a number', 5, 'malformed', messages[THIRD].problems.malformed],
])('a reply of %s is refused, and nothing changes', async (_, message, code, sentence) => {
  await using ticket = await startWithTicket()
  const rows = await ticket.app.countRows()
  const response = await ticket.reply(message, { referer: `http://localhost:3000/${THIRD}/ticket` })
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({
    message: sentence,
    problems: [{ field: 'message', code, message: sentence }],
  })
  expect(await ticket.app.countRows()).toBe(rows)
})

test('a reply with a wrong secret is told nothing about its words', async ({ app }) => {
  expect((await app.postJson('/api/ticket-replies', { secret: 'x', message: '' })).statusCode).toBe(404)
})

test('ten parallel copies of a reply are one reply', async ({ ticket }) => {
  const key = { 'idempotency-key': randomUUID() }
  const copies = await Promise.all(Array.from({ length: 10 }, () => ticket.reply('Hello', key)))
  expect(new Set(copies.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
    new Set(['201 {"success":true}']),
  )
  expect(await ticket.staffMails()).toHaveLength(2)
  expect((await ticket.reply('Other', key)).statusCode).toBe(422)
})

test('solved twice is solved once', async () => {
  await using ticket = await startWithTicket({ category: 'Site Outage' })
  expect((await ticket.solve()).json()).toEqual({ success: true })
  expect((await ticket.solve()).json()).toEqual({ success: true })
  expect((await ticket.status()).json()).toMatchObject({
    state: 'solved',
    answerBy: null,
    events: [{ type: 'created' }, { type: 'solved-by-customer' }],
  })
  const [first, second, ...more] = await ticket.staffMails()
  expect(second).toMatchObject({
    kind: 'solved-notification',
    in_reply_to: first?.message_id,
    priority: 0,
  })
  expect(more).toEqual([])
})

test('no secret stands in the store once its mail was sent', async ({ ticket }) => {
  const { db } = ticket.app
  const tables = ['ticket', 'message', 'conversation_secret', 'outbox', 'idempotency_key'] as const
  const rowsOf = (table: (typeof tables)[number]) => db.selectFrom(table).selectAll().execute()
  const store = async () => JSON.stringify(await Promise.all(tables.map(rowsOf)))
  expect(await store()).toContain(ticket.secret) // in the waiting mail
  const sent: string[] = []
  const send = ({ text }: { text: string }) => Promise.resolve(void sent.push(text))
  await aWorker(ticket.app.write, send).deliverDue()
  expect(sent.join('\n')).toContain(ticket.secret)
  expect(await store()).not.toContain(ticket.secret)
  expect(await store()).toContain('We open at eight now.') // the staff's mail keeps its text
})

test.for([
  ['contact', 'We open a bakery'],
  ['lead', 'Kui palju maksab?'],
] as const)('a %s has a page too, where its person reads and writes', async ([kind, said], { app }) => {
  if (kind === 'contact') await app.postContact(aContactRequest({ message: said }))
  else await app.postJson('/api/chatbot-lead', aChatLead({ questions: [said] }))
  const [row] = await app.db.selectFrom('conversation').selectAll().execute()
  const secret = secretIn((await app.mails()).find(({ recipient }) => recipient === row?.email))
  const status = await app.postJson('/api/ticket-status', { secret })
  expect(status.json()).toMatchObject({
    kind,
    number: '',
    category: null,
    state: 'open',
    events: [{ text: said }],
  })
  const reply = await app.postJson('/api/ticket-replies', { secret, message: 'One more thing.' })
  expect(reply.statusCode).toBe(201)
  const told = (await app.mails()).find((mail) => mail.kind === 'reply-notification')
  expect(told).toMatchObject({ recipient: 'sales@agency.example', reply_to: row?.email })
  expect(told?.subject).toMatch(/^Re: \S/)
})
