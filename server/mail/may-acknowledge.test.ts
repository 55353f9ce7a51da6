import { expect, test } from 'vitest'

import { aContactRequest } from '../contact-form/a-contact-request.ts'
import { aChatLead } from '../chat-assistant/a-chat-lead.ts'
import { startTestApp } from '../test-app.ts'
import { aTicket } from '../support-ticket/a-ticket.ts'

const HOUR_MS = 60 * 60 * 1_000

test('an address is thanked three times a day, whichever form it is entered into', async () => {
  await using app = await startTestApp()
  const email = 'mari@firma.example'
  await app.postContact(aContactRequest({ email }))
  await app.postTicket(aTicket({ customerEmail: 'Mari@firma.example' }))
  await app.postJson('/api/chatbot-lead', aChatLead({ email }))
  await app.postContact(aContactRequest({ email: 'MARI@firma.example' }))
  const mails = await app.mails()
  expect(mails.filter(({ auto_submitted }) => auto_submitted === 'auto-replied')).toHaveLength(3)
  expect(mails.filter(({ kind }) => kind.endsWith('-notification'))).toHaveLength(4)
})

test.each(['postmaster@firma.example', 'no-reply@firma.example', 'sales@agency.example'])(
  'a request of %s is kept and told to the staff, and not acknowledged',
  async (email) => {
    await using app = await startTestApp()
    await app.postContact(aContactRequest({ email }))
    expect(await app.mails()).toMatchObject([{ kind: 'contact-notification' }])
  },
)

test('where no cap is set everybody is thanked', async () => {
  await using app = await startTestApp({ env: { ACKNOWLEDGEMENTS_AN_HOUR: 'off' } })
  await app.postContact(aContactRequest())
  expect((await app.mails()).map(({ kind }) => kind)).toContain('contact-confirmation')
})

test('the site sends so many acknowledgements an hour, and the staff hear of everything', async () => {
  let time = Date.parse('2026-03-02T10:00:00Z')
  await using app = await startTestApp({
    now: () => new Date(time),
    env: { ACKNOWLEDGEMENTS_AN_HOUR: '60' },
  })
  const post = (address: number) =>
    app.postContact(aContactRequest({ email: `stranger${address}@firma.example` }))
  await Promise.all(Array.from({ length: 100 }, (_, address) => post(address)))
  const thanked = async () => (await app.mails()).filter(({ kind }) => kind === 'contact-confirmation')
  expect(await thanked()).toHaveLength(60)
  expect(await app.mails()).toHaveLength(160)
  time += HOUR_MS - 1
  await post(100)
  expect(await thanked()).toHaveLength(60)
  time += 1
  await post(101)
  expect(await thanked()).toHaveLength(61)
})
