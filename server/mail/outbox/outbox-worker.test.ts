import { expect } from 'vitest'

import { claimMail } from './outbox-rows.ts'
import { createSmtpTransport } from './mail-transports.ts'
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
