import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'

import { SECOND, THIRD } from '#domain/language/a-locale.ts'

import { HOUR_MS, MINUTE_MS, START, startTestApp, fixture, test as baseTest } from '../../test-app.ts'
import { aTicket, secretIn } from '../../test-posts.ts'
import { issueSecret } from '../conversation/conversation-rows.ts'

/** A server with one ticket whose mail was lost. */
async function startWithTicket(differences: Record<string, unknown> = {}) {
  const app = await startTestApp()
  const posted = await app.postTicket(aTicket({ language: SECOND, ...differences }))
  const { ticketNumber: number } = posted.json<{ ticketNumber: string }>()
  return {
    app,
    number,
    advance: app.advance,
    ask: (body: Record<string, unknown>) => app.postJson('/api/ticket-links', body),
    secrets: async () => {
      const mails = await app.db.selectFrom('outbox').selectAll().orderBy('created_at').execute()
      return mails.filter((mail) => mail.auto_submitted === 'auto-replied').map(secretIn)
    },
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  }
}

const test = baseTest.extend('ticket', fixture(startWithTicket))

test('number and address together bring a new link, and the old one stays good', async ({ ticket }) => {
  ticket.advance(HOUR_MS)
  const body = { number: ` ${ticket.number.toLowerCase().replace('-', ' ')}`, email: ' MARI@firma.example ' }
  const response = await ticket.ask(body)
  expect([response.statusCode, response.body]).toEqual([202, '{"success":true}'])
  const [, link] = (await ticket.app.mails()).filter(({ priority }) => priority === 1)
  expect(link).toMatchObject({ kind: 'ticket-link', recipient: 'mari@firma.example', language: SECOND })
  const secrets = await ticket.secrets()
  expect(new Set(secrets).size).toBe(2)
  for (const secret of secrets)
    expect((await ticket.app.postJson('/api/ticket-status', { secret })).statusCode).toBe(200)
})

test('the address may be written in other letters than when the ticket was opened', async () => {
  await using ticket = await startWithTicket({ customerEmail: 'Mari@Firma.example' })
  await ticket.ask({ number: ticket.number, email: 'mari+1@ｆirma.example' })
  const links = (await ticket.app.mails()).filter(({ kind }) => kind === 'ticket-link')
  expect(links.map(({ recipient }) => recipient)).toEqual(['Mari@firma.example'])
})

test('the link comes in the language it was asked in', async ({ ticket }) => {
  await ticket.ask({ number: ticket.number, email: 'mari@firma.example', language: THIRD })
  const mail = (await ticket.app.mails()).find(({ kind }) => kind === 'ticket-link')
  expect(mail?.language).toBe(THIRD)
  expect(mail?.text).toContain(`/${THIRD}/ticket#`)
})

test.for([
  ['another address', { email: 'jaan@firma.example' }],
  ['no address', { email: 'mari' }],
  ['a blank', { email: ' ' }],
  ['a number nobody has', { number: 'K7M-3QX3' }],
  ['no number', { number: 'abc' }],
  ['a pattern', { number: '%' }],
] as const)('%s is answered in the same bytes, and brings nothing', async ([, differences], { ticket }) => {
  const right = { number: ticket.number, email: 'mari@firma.example' }
  const refused = await ticket.ask({ ...right, ...differences })
  expect(await ticket.app.mails()).toHaveLength(2)
  const taken = await ticket.ask(right)
  const seen = [refused, taken].map(({ statusCode, body, headers }) => {
    return { statusCode, body, headers: { ...headers, date: null } }
  })
  expect(seen[0]).toEqual(seen[1])
  expect(await ticket.app.mails()).toHaveLength(3)
})

test('both ways write to the disk alike', async ({ ticket }) => {
  const answers = () => ticket.app.db.selectFrom('idempotency_key').selectAll().execute()
  await ticket.ask({ number: ticket.number, email: 'mari@firma.example' })
  await ticket.ask({ number: ticket.number, email: 'jaan@firma.example' })
  expect(await answers()).toMatchObject([{ status: 202 }, { status: 202 }])
})

test('a double click is one mail', async ({ ticket }) => {
  const body = { number: ticket.number, email: 'mari@firma.example' }
  await Promise.all([ticket.ask(body), ticket.ask(body)])
  expect(await ticket.app.mails()).toHaveLength(3)
})

test('of 51 links the oldest opens nothing any more, of 50 it does', async ({ ticket }) => {
  const { app } = ticket
  const [secret] = await ticket.secrets()
  const [{ id } = { id: '' }] = await app.tickets()
  const issue = async (minute: number) => {
    const now = () => new Date(START + minute * MINUTE_MS)
    await app.write((trx) => issueSecret(trx, id, { now, newSecret: randomUUID }))
    return (await app.postJson('/api/ticket-status', { secret })).statusCode
  }
  for (let minute = 1; minute <= 49; minute += 1) expect(await issue(minute)).toBe(200)
  expect(await issue(50)).toBe(404)
})

test.for([
  ['no number', { number: undefined }],
  ['no address', { email: undefined }],
  ['an endless number', { number: 'K'.repeat(41) }],
  ['an unknown language', { language: 'xx' }],
  ['an unknown field', { secret: 'x' }],
] as const)('%s in the request is refused', async ([, differences], { ticket }) => {
  const rows = await ticket.app.countRows()
  const response = await ticket.ask({ number: ticket.number, email: 'mari@firma.example', ...differences })
  expect(response.statusCode).toBe(400)
  expect(await ticket.app.countRows()).toBe(rows)
})

test('mails with new links are counted too, and past the cap no old link makes way', async ({ app }) => {
  const { ticketNumber: number } = (await app.postTicket(aTicket())).json<{ ticketNumber: string }>()
  const secrets = () => app.db.selectFrom('conversation_secret').select('hash').execute()
  for (let ask = 0; ask < 20; ask += 1) {
    const body = { number, email: ' '.repeat(ask) + 'mari@firma.example' }
    expect((await app.postJson('/api/ticket-links', body)).statusCode).toBe(202)
  }
  expect(await app.mails()).toMatchObject([
    { kind: 'ticket-notification' },
    { recipient: 'mari@firma.example' },
    { recipient: 'mari@firma.example' },
    { recipient: 'mari@firma.example' },
    { recipient: 'mari@firma.example' },
  ])
  expect(await secrets()).toHaveLength(4)
})
