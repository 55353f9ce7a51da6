import { expect, test } from 'vitest'

import { startTestApp } from '../../test-app.ts'
import { aTicket } from './a-ticket.ts'

const HOUR_MS = 60 * 60 * 1_000
const START = Date.parse('2026-03-02T10:00:00Z')

test.each([
  'postmaster@firma.example',
  'MAILER-DAEMON@firma.example',
  'no-reply@firma.example',
  'list-request@firma.example',
  'support@agency.example',
  'Sales@agency.example',
  'no-reply@agency.example',
  'support+loop@agency.example',
])('%s gets no acknowledgement, and its ticket is kept', async (customerEmail) => {
  await using app = await startTestApp()
  expect((await app.postTicket(aTicket({ customerEmail }))).statusCode).toBe(201)
  expect(await app.tickets()).toHaveLength(1)
  expect(await app.mails()).toMatchObject([{ kind: 'ticket-notification' }])
  expect(await app.db.selectFrom('ticket_secret').selectAll().execute()).toEqual([])
})

test('an address gets three acknowledgements a day however it is spelled, and every ticket is kept', async () => {
  let time = START
  await using app = await startTestApp({ now: () => new Date(time) })
  const acknowledged = async () => (await app.mails()).filter(({ kind }) => kind === 'ticket-confirmation')
  for (const customerEmail of ['mari@firma.example', 'Mari@firma.example', 'MARI@FIRMA.example']) {
    await app.postTicket(aTicket({ customerEmail }))
    time += HOUR_MS
  }
  expect(await acknowledged()).toHaveLength(3)
  await app.postTicket(aTicket({ customerEmail: 'mArI@firma.example' }))
  await app.postTicket(aTicket({ customerEmail: 'jaan@firma.example' }))
  expect(await acknowledged()).toHaveLength(4)
  time = START + 24 * HOUR_MS
  await app.postTicket(aTicket())
  await app.postTicket(aTicket())
  expect(await acknowledged()).toHaveLength(5)
  expect(await app.tickets()).toHaveLength(7)
})

test('mails with new links are counted too, and past the cap no old link makes way', async () => {
  await using app = await startTestApp()
  const { ticketNumber: number } = (await app.postTicket(aTicket())).json<{ ticketNumber: string }>()
  const secrets = () => app.db.selectFrom('ticket_secret').select('hash').execute()
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

test('whatever is typed into the fields, none of it stands in the acknowledgement', async () => {
  await using app = await startTestApp()
  const canary = 'canary https://canary.example'
  await app.postTicket(
    aTicket({
      customerName: canary,
      subject: canary,
      message: canary,
      customerEmail: 'canary@firma.example',
    }),
  )
  const [, acknowledgement] = await app.mails()
  expect(acknowledgement?.recipient).toBe('canary@firma.example')
  const { subject, text, html, reply_to, reply_to_name, sender_name } = acknowledgement ?? {}
  expect([subject, text, html, reply_to, reply_to_name, sender_name].join('\n')).not.toMatch(/canary/i)
})
