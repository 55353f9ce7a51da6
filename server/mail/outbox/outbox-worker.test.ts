import { expect } from 'vitest'

import { createSmtpTransport } from './mail-transports.ts'
import { claimMail } from './outbox-rows.ts'
import {
  classifyOutcome,
  type DeliveryFailure,
  type Verdict,
  failedAttempt,
  nextAttemptAt,
} from './outbox-worker.ts'
import { aMail, startTestOutbox } from './test-outbox.ts'
import { startTestSmtpServer, test } from './test-smtp-server.ts'

/** Short: a test that waits this long has found a fault. */
const TIMEOUTS = { connection: 2_000, greeting: 2_000, socket: 2_000 }
const MINUTE = 60_000

test('a mail is delivered with its headers, to its recipient only', async ({ server }) => {
  await using outbox = await startTestOutbox(createSmtpTransport(server.url, TIMEOUTS))
  const references = ['<first@agency.example>', '<second@agency.example>']
  const replyTo = { name: 'a,b@c.de\r\nBcc: v@evil.tld', address: 'mari@example.com' }
  await outbox.queue(aMail({ replyTo, references, importance: 'high' }))
  await outbox.worker.deliverDue()
  const [row] = await outbox.rows()
  expect(row).toMatchObject({ state: 'sent', attempts: 1, lease_owner: null, last_error: null })
  expect(server.received).toMatchObject([{ from: 'no-reply@agency.example', to: ['sales@agency.example'] }])
  const headers = server.received[0]?.headers
  expect(headers?.get('message-id')).toBe(row?.message_id)
  expect(row?.message_id).toBe(`<${row?.id}@agency.example>`)
  expect(headers?.get('auto-submitted')).toBe('auto-generated')
  expect(headers?.get('from')).toBe('Agency <no-reply@agency.example>')
  expect(headers?.get('reply-to')).toContain('<mari@example.com>')
  expect(headers?.has('bcc')).toBe(false)
  expect(headers?.get('in-reply-to')).toBe('<second@agency.example>')
  expect(headers?.get('references')).toBe(references.join(' '))
  expect(headers?.get('importance')).toBe('high')
  expect(headers?.get('x-priority')).toBe('1')
  await outbox.queue(aMail({ replyTo: null, importance: 'normal' }))
  await outbox.worker.deliverDue()
  expect(server.received).toHaveLength(2)
  for (const name of ['reply-to', 'in-reply-to', 'references', 'importance', 'x-priority', 'x-mailer'])
    expect(server.received[1]?.headers.has(name), name).toBe(false)
})

test('a refused login stops the whole queue for a minute and costs no attempt', async ({ server }) => {
  const url = new URL(`smtp://agency:secret@127.0.0.1:${server.port}`)
  await using outbox = await startTestOutbox(createSmtpTransport(url, TIMEOUTS))
  await outbox.queue(aMail())
  await outbox.queue(aMail({ priority: 1 }))
  server.state.fault = { login: 'refused' }
  await outbox.worker.deliverDue()
  expect(await outbox.rows()).toMatchObject([
    { state: 'queued', attempts: 0 },
    { state: 'queued', attempts: 0 },
  ])
  server.state.fault = {}
  outbox.advance(MINUTE - 1)
  await outbox.worker.deliverDue()
  expect(server.received).toHaveLength(0)
  outbox.advance(1)
  await outbox.worker.deliverDue()
  expect(server.received).toHaveLength(2)
})

test('a certificate nobody vouches for stops the queue: no mail goes to a stranger', async () => {
  await using server = await startTestSmtpServer({ startTls: true })
  const url = new URL(`smtp://0.0.0.0:${server.port}`) // not a loopback name, so STARTTLS is required
  await using outbox = await startTestOutbox(createSmtpTransport(url, TIMEOUTS))
  await outbox.queue(aMail())
  await outbox.worker.deliverDue()
  expect(await outbox.rows()).toMatchObject([{ state: 'queued', attempts: 0 }])
  expect(server.received).toHaveLength(0)
})

test('a server without encryption gets no mail, unless that was asked for', async ({ server }) => {
  const strict = createSmtpTransport(new URL(`smtp://0.0.0.0:${server.port}`), TIMEOUTS)
  await using outbox = await startTestOutbox(strict)
  await outbox.queue(aMail())
  await outbox.worker.deliverDue()
  expect(await outbox.rows()).toMatchObject([{ state: 'queued', attempts: 0 }])
  const open = createSmtpTransport(new URL(`smtp://0.0.0.0:${server.port}?tls=off`), TIMEOUTS)
  await outbox.startWorker('second', open).deliverDue()
  expect(server.received).toHaveLength(1)
})

test('a mail nobody took for five days is dead', async ({ server }) => {
  await using outbox = await startTestOutbox(createSmtpTransport(server.url, TIMEOUTS))
  await outbox.queue(aMail())
  server.state.fault = { rcpt: 450 }
  for (let hours = 0; hours < 5 * 24; hours += 6) {
    await outbox.worker.deliverDue()
    outbox.advance(6 * 60 * MINUTE)
  }
  expect(await outbox.rows()).toMatchObject([{ state: 'queued', attempts: 20 }])
  await outbox.worker.deliverDue()
  expect(await outbox.rows()).toMatchObject([{ state: 'dead', attempts: 21 }])
})

test('staff mail goes first, and an acknowledgement that hangs does not hold it up', async () => {
  const order: string[] = []
  const { promise: hanging, resolve: release } = Promise.withResolvers<undefined>()
  const transport = {
    async send({ recipient }: { recipient: string }) {
      if (recipient.startsWith('slow')) await hanging
      order.push(recipient)
      if (order.length === 2) release(undefined)
    },
    close: () => undefined,
  }
  await using outbox = await startTestOutbox(transport)
  await outbox.queue(aMail({ recipient: 'slow1@example.com', priority: 1 }))
  await outbox.queue(aMail({ recipient: 'slow2@example.com', priority: 1 }))
  await outbox.queue(aMail({ recipient: 'staff1@agency.example', priority: 0 }))
  await outbox.queue(aMail({ recipient: 'staff2@agency.example', priority: 0 }))
  await outbox.worker.deliverDue()
  expect(order.slice(0, 2).sort()).toEqual(['staff1@agency.example', 'staff2@agency.example'])
  expect(order).toHaveLength(4)
})

test('an urgent mail goes before everything that waits longer', async () => {
  await using outbox = await startTestOutbox({ send: () => Promise.resolve(), close: () => undefined })
  await outbox.queue(aMail({ recipient: 'visitor@example.com', priority: 1 }))
  await outbox.queue(aMail({ recipient: 'staff@agency.example', priority: 0 }))
  outbox.advance(MINUTE)
  await outbox.queue(aMail({ recipient: 'urgent@agency.example', priority: -1 }))
  const now = outbox.now()
  const lease = { owner: 'test', now, begin: now, until: new Date(now.getTime() + MINUTE), underWay: [] }
  const order: (string | undefined)[] = []
  while (order.length < 3) order.push((await outbox.write((trx) => claimMail(trx, lease, 1)))?.recipient)
  expect(order).toEqual(['urgent@agency.example', 'staff@agency.example', 'visitor@example.com'])
})

test('a mail to a visitor is wiped once it was sent, and not before', async ({ server }) => {
  await using outbox = await startTestOutbox(createSmtpTransport(server.url, TIMEOUTS))
  await outbox.queue(aMail({ autoSubmitted: 'auto-replied', text: 'secret' }))
  server.state.fault = { rcpt: 450 }
  await outbox.worker.deliverDue()
  expect(await outbox.rows()).toMatchObject([{ state: 'queued', text: 'secret', html: '<p>Text</p>' }])
  server.state.fault = {}
  outbox.advance(MINUTE)
  await outbox.worker.deliverDue()
  expect(server.received[0]?.content).toContain('secret')
  expect(server.received[0]?.headers.get('auto-submitted')).toBe('auto-replied')
  expect(server.received[0]?.headers.get('x-auto-response-suppress')).toBe('All')
  expect(await outbox.rows()).toMatchObject([{ state: 'sent', text: '', html: '' }])
})

test('a woken worker sends at once, and stopping waits for what is under way', async () => {
  const { promise: sending, resolve: begin } = Promise.withResolvers<undefined>()
  const { promise: finished, resolve: finish } = Promise.withResolvers<undefined>()
  const transport = {
    send: () => {
      begin(undefined)
      return finished
    },
    close: () => undefined,
  }
  await using outbox = await startTestOutbox(transport)
  await outbox.worker.start()
  await outbox.queue(aMail())
  outbox.worker.wake()
  await sending
  expect(await outbox.rows()).toMatchObject([
    { state: 'sending', lease_owner: 'first', lease_until: '2026-03-02T10:02:00.000Z' },
  ])
  const stopped = outbox.worker.stop()
  finish(undefined)
  await stopped
  expect(await outbox.rows()).toMatchObject([{ state: 'sent' }])
})

const now = new Date('2026-03-02T10:00:00Z')
const claim = { attempts: 0, created_at: now.toISOString() }

test.each([[undefined], [null], ['a text'], [{}]])('a failure that is %j is tried again', (error) => {
  const { verdict, settlement } = failedAttempt(error, claim, { now, random: 0.5, hasFiles: false })
  expect(verdict).toBe('retry')
  expect(settlement).toMatchObject({ state: 'queued', last_error: '' })
})

const table: [what: string, failure: DeliveryFailure, verdict: Verdict][] = [
  ['a refused connection', { code: 'ESOCKET', command: 'CONN' }, 'retry'],
  ['a close at EHLO', { code: 'ECONNECTION', command: 'CONN' }, 'retry'],
  ['a name that does not resolve', { code: 'EDNS', command: 'CONN' }, 'retry'],
  ['silence', { code: 'ETIMEDOUT', command: 'CONN' }, 'retry'],
  ['421 at MAIL', { code: 'EENVELOPE', responseCode: 421, command: 'MAIL FROM' }, 'retry'],
  ['450 at RCPT', { code: 'EENVELOPE', responseCode: 450, command: 'RCPT TO' }, 'retry'],
  ['550 at RCPT', { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }, 'dead'],
  ['500 at RCPT', { code: 'EENVELOPE', responseCode: 500, command: 'RCPT TO' }, 'dead'],
  ['600 at RCPT, which is no answer', { code: 'EENVELOPE', responseCode: 600, command: 'RCPT TO' }, 'retry'],
  ['550 at a command that is not about this mail', { responseCode: 550, command: 'X-MAIL' }, 'retry'],
  ['553 at MAIL', { code: 'EENVELOPE', responseCode: 553, command: 'MAIL FROM' }, 'dead'],
  ['451 after the dot', { code: 'EMESSAGE', responseCode: 451, command: 'DATA' }, 'retry'],
  ['552 after the dot', { code: 'EMESSAGE', responseCode: 552, command: 'DATA' }, 'dead'],
  [
    '554 in the greeting: it is us, not the mail',
    { code: 'EPROTOCOL', responseCode: 554, command: 'CONN' },
    'retry',
  ],
  ['an envelope nobody can write', { code: 'EENVELOPE', command: 'API' }, 'dead'],
  ['a refused login', { code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' }, 'pause'],
  ['530, login first', { code: 'EENVELOPE', responseCode: 530, command: 'MAIL FROM' }, 'pause'],
  ['no encryption offered', { code: 'ETLS', command: 'STARTTLS' }, 'pause'],
  [
    'a certificate of its own making',
    { code: 'ESOCKET', originalCode: 'DEPTH_ZERO_SELF_SIGNED_CERT' },
    'pause',
  ],
  ['an old certificate', { code: 'ESOCKET', originalCode: 'CERT_HAS_EXPIRED', command: 'CONN' }, 'pause'],
  ['a reset', { code: 'ESOCKET', originalCode: 'ECONNRESET', command: 'CONN' }, 'retry'],
  ['an error of nobody knows what', {}, 'retry'],
]

test.each(table)('a failed attempt: %s', (_, failure, verdict) => {
  expect(classifyOutcome(failure)).toBe(verdict)
})

const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

test.each([
  [1, 15_000],
  [2, MINUTE],
  [3, 5 * MINUTE],
  [4, 15 * MINUTE],
  [5, 30 * MINUTE],
  [6, HOUR],
  [7, 2 * HOUR],
  [8, 4 * HOUR],
  [9, 6 * HOUR],
  [25, 6 * HOUR],
])('after failure %i a mail waits %i ms, give or take a tenth', (attempts, wait) => {
  const now = 1_000_000
  expect(nextAttemptAt(attempts, now, now, 0.5)).toBe(now + wait)
  expect(nextAttemptAt(attempts, now, now, 0)).toBe(now + Math.round(wait * 0.9))
  expect(nextAttemptAt(attempts, now, now, 1)).toBe(now + Math.round(wait * 1.1))
})

test('a mail is given up after five days, not before', () => {
  const createdAt = 30 * DAY
  expect(nextAttemptAt(30, createdAt, createdAt + 5 * DAY - 1, 0.5)).not.toBeNull()
  expect(nextAttemptAt(30, createdAt, createdAt + 5 * DAY, 0.5)).toBeNull()
})

test('a mail that was hardly tried is not given up, whatever the clock says', () => {
  expect(nextAttemptAt(8, 0, 30 * DAY, 0.5)).not.toBeNull()
  expect(nextAttemptAt(9, 0, 30 * DAY, 0.5)).toBeNull()
})
