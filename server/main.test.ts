import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { expect, test } from 'vitest'

import { aVitalsReport } from './analytics/a-vitals-report.ts'
import { aChatLead } from './chat-assistant/a-chat-lead.ts'
import { aContactRequest } from './contact-form/a-contact-request.ts'
import { aConsentRecord } from './cookie-consent/a-consent-record.ts'
import { aTicket } from './support-ticket/a-ticket.ts'
import { aPass } from './suspicion/a-pass.ts'
import { testFolder } from './test-app.ts'
import { startTestProcess } from './test-process.ts'

const PATIENCE_MS = 30_000

function postJson(address: URL, path: string, body: unknown): Promise<Response> {
  return fetch(new URL(path, address), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...aPass() },
    body: JSON.stringify(body),
  })
}

function postContact(address: URL, name: string): Promise<Response> {
  const email = `${name.replaceAll(' ', '')}@firma.example`
  return postJson(address, '/api/contact', aContactRequest({ name, email }))
}

function postTicket(address: URL, name: string): Promise<Response> {
  return fetch(new URL('/api/tickets', address), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...aPass() },
    body: JSON.stringify(aTicket({ customerName: name, customerEmail: `${name}@firma.example` })),
  })
}

/** A request of which the server has read only the first half. */
async function beginRequest({ hostname, port }: URL) {
  const body = JSON.stringify(aContactRequest())
  const head = [
    'POST /api/contact HTTP/1.1',
    'host: x',
    'content-type: application/json',
    `content-length: ${body.length}`,
  ]
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 10)}`)
  const answer = once(socket, 'data').then(([data]: unknown[]) => String(data))
  return { socket, finish: () => socket.write(body.slice(10)), answer }
}

test(
  'kill -9 right after the answers loses nothing that was answered',
  async () => {
    await using folder = testFolder()
    await using server = startTestProcess({ DATA_DIR: folder.path })
    const address = await server.address()
    const names = Array.from({ length: 20 }, (_, index) => `Visitor ${index}`)
    const answers = await Promise.all(names.map((name) => postContact(address, name)))
    server.kill('SIGKILL')
    await server.exited
    expect(answers.map(({ status }) => status)).toEqual(names.map(() => 201))
    using database = new DatabaseSync(join(folder.path, 'valmis.db'))
    const kept = database.prepare(
      'select r.name, count(o.id) as mails from contact_request r join outbox o on o.record_id = r.id group by r.id',
    )
    const rows = kept.all().map((row) => [row['name'], row['mails']])
    expect(rows.sort()).toEqual(names.map((name) => [name, 2]).sort())
    expect(database.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' })
  },
  PATIENCE_MS,
)

test(
  'kill -9 right after the answers loses no lead of the chat, no choice about cookies, no measured value',
  async () => {
    await using folder = testFolder()
    await using server = startTestProcess({ DATA_DIR: folder.path })
    const address = await server.address()
    const posts = Array.from({ length: 20 }, async (_, index) => [
      await postJson(address, '/api/chatbot-lead', aChatLead({ email: `lead${index}@firma.example` })),
      await postJson(address, '/api/consents', aConsentRecord()),
      await postJson(address, '/api/vitals', aVitalsReport()),
    ])
    const answers = await Promise.all(posts)
    server.kill('SIGKILL')
    await server.exited
    for (const each of answers) expect(each.map(({ status }) => status)).toEqual([201, 201, 204])
    using database = new DatabaseSync(join(folder.path, 'valmis.db'))
    const kept = database.prepare(
      `select (select count(*) from chat_lead) as leads,
        (select count(distinct record_id) from outbox where kind = 'lead-notification') as notified,
        (select count(*) from outbox where kind = 'lead-thanks') as thanked,
        (select count(*) from consent) as choices,
        (select min(count) from vitals_histogram) as counted`,
    )
    expect(kept.get()).toEqual({ leads: 20, notified: 20, thanked: 20, choices: 20, counted: 20 })
    expect(database.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' })
  },
  PATIENCE_MS,
)

test(
  'kill -9 under load loses no ticket whose number was given',
  async () => {
    await using folder = testFolder()
    await using server = startTestProcess({ DATA_DIR: folder.path, ACKNOWLEDGEMENTS_AN_HOUR: 'off' })
    const address = await server.address()
    const numbers: string[] = []
    let isKilled = false
    const customers = Array.from({ length: 50 }, async (_, customer) => {
      for (let ticket = 0; !isKilled; ticket += 1) {
        const answer = await postTicket(address, `customer${customer}-${ticket}`).catch(() => null)
        const body = await answer?.json().catch(() => null)
        const { ticketNumber = null } = (body ?? {}) as { ticketNumber?: string }
        if (ticketNumber !== null) numbers.push(ticketNumber)
        if (numbers.length < 300) continue
        isKilled = true
        server.kill('SIGKILL')
      }
    })
    await Promise.all(customers)
    await server.exited
    using database = new DatabaseSync(join(folder.path, 'valmis.db'))
    const kept = database.prepare(
      `select number,
        (select count(*) from ticket_event where ticket_id = ticket.id and type = 'created') as events,
        (select count(*) from ticket_secret where ticket_id = ticket.id) as secrets,
        (select count(*) from outbox where record_id = ticket.id) as mails,
        (select count(*) from idempotency_key where response like '%' || number || '%') as answers
      from ticket`,
    )
    const tickets = kept.all()
    for (const { number, ...rest } of tickets)
      expect({ number, ...rest }).toEqual({ number, events: 1, secrets: 1, mails: 2, answers: 1 })
    const keptNumbers = new Set(tickets.map(({ number }) => number))
    expect(numbers.length).toBeGreaterThanOrEqual(300)
    expect(numbers.filter((number) => !keptNumbers.has(number))).toEqual([])
    expect(database.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' })
  },
  PATIENCE_MS,
)

test(
  'after a crash the next start sends what is left',
  async () => {
    await using folder = testFolder()
    const env = { DATA_DIR: folder.path, SMTP_URL: 'smtp://127.0.0.1:1' }
    await using crashing = startTestProcess(env)
    expect((await postContact(await crashing.address(), 'Mari')).status).toBe(201)
    await crashing.logged('mail will be tried again')
    crashing.kill('SIGKILL')
    await crashing.exited
    using database = new DatabaseSync(join(folder.path, 'valmis.db'))
    database.exec("update outbox set state = 'sending', lease_owner = 'dead', next_attempt_at = created_at")
    await using server = startTestProcess({ DATA_DIR: folder.path })
    await server.logged('mail sent')
    server.kill('SIGTERM')
    await server.exited
    const sent = database
      .prepare("select id from outbox where state = 'sent'")
      .all()
      .map((row) => `${String(row['id'])}.eml`)
    expect(readdirSync(join(folder.path, 'mail')).sort()).toEqual(sent.sort())
  },
  PATIENCE_MS,
)

test(
  'SIGTERM lets an accepted request finish, then ends cleanly',
  async () => {
    await using folder = testFolder()
    await using server = startTestProcess({ DATA_DIR: folder.path })
    const request = await beginRequest(await server.address())
    await fetch(new URL('/healthz', await server.address())) // by now the first half has been read
    server.kill('SIGTERM')
    await server.logged('stopping')
    request.finish()
    expect(await request.answer).toContain('HTTP/1.1 201')
    await server.logged('"msg":"stopped"') // not at its deadline
    expect(await server.exited).toMatchObject({ code: 0 })
  },
  PATIENCE_MS,
)

test(
  'a second signal ends at once',
  async () => {
    await using folder = testFolder()
    await using server = startTestProcess({ DATA_DIR: folder.path })
    const request = await beginRequest(await server.address())
    request.answer.catch(() => undefined)
    request.socket.on('error', () => undefined) // it is reset, which is what we ask for
    await fetch(new URL('/healthz', await server.address()))
    server.kill('SIGTERM')
    await server.logged('stopping')
    server.kill('SIGTERM')
    expect(await server.exited).toMatchObject({ code: 1 })
    request.socket.destroy()
  },
  PATIENCE_MS,
)

test(
  'a bad setting stops the start with one line',
  async () => {
    await using folder = testFolder()
    await using server = startTestProcess({ DATA_DIR: folder.path, SMTP_URL: 'secret' })
    const { code, errors } = await server.exited
    expect(code).toBe(1)
    expect(errors).toMatch(/^SMTP_URL must [^\n]+\n$/)
    expect(errors).not.toContain('secret')
  },
  PATIENCE_MS,
)

test(
  'a port in use stops the start with one line',
  async () => {
    await using folder = testFolder()
    await using other = testFolder()
    await using first = startTestProcess({ DATA_DIR: folder.path })
    const { port } = await first.address()
    await using second = startTestProcess({ DATA_DIR: other.path, PORT: port })
    expect(await second.exited).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/^listen EADDRINUSE[^\n]+\n$/) as string,
    })
  },
  PATIENCE_MS,
)

test(
  'a second start by mistake does not free the mails the first is sending',
  async () => {
    await using folder = testFolder()
    const env = { DATA_DIR: folder.path, SMTP_URL: 'smtp://127.0.0.1:1' }
    await using first = startTestProcess(env)
    const { port } = await first.address()
    await postContact(await first.address(), 'Mari')
    await first.logged('mail will be tried again')
    using database = new DatabaseSync(join(folder.path, 'valmis.db'), { timeout: 5_000 })
    const until = new Date(Date.now() + 60_000).toISOString()
    database.exec(`update outbox set state = 'sending', lease_owner = 'first', lease_until = '${until}'`)
    await using second = startTestProcess({ ...env, PORT: port })
    expect(await second.exited).toMatchObject({ code: 1 })
    const left = database.prepare("select count(*) as mails from outbox where lease_owner = 'first'")
    expect(left.get()).toEqual({ mails: 2 })
  },
  PATIENCE_MS,
)
