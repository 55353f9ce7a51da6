import { expect } from 'vitest'

import { SECOND } from '#domain/language/a-locale.ts'

import { HOUR_MS, startTestApp, test } from '../../test-app.ts'
import { aChatLead, aContactRequest, aTicket } from '../../test-posts.ts'

test('a mailbox is thanked three times a day, however its address is written', async ({ app }) => {
  const answers = []
  for (const email of [
    ...['mari@firma.example', 'MARI+1@ｆirma.example', 'mari@𝐟irma.example', 'mari+2@firma.example'],
    ...['Mari@FIRMA.example', 'ｍari@firma.example'],
  ])
    answers.push((await app.postContact(aContactRequest({ email }))).json<{ noMail?: true }>().noMail)
  await app.postJson('/api/chatbot-lead', aChatLead({ email: 'mari@firma.example' }))
  const thanked = async () =>
    (await app.mails()).filter(({ auto_submitted }) => auto_submitted === 'auto-replied').length
  expect(await thanked()).toBe(3)
  expect((await app.mails()).filter(({ kind }) => kind.endsWith('-notification'))).toHaveLength(7)
  expect(answers).toEqual([undefined, undefined, undefined, true, true, true])
  await app.postJson('/api/chatbot-lead', aChatLead({ email: 'jaan@firma.example' }))
  expect(await thanked()).toBe(4)
  app.advance(24 * HOUR_MS)
  await app.postJson('/api/chatbot-lead', aChatLead({ email: 'mari@firma.example' }))
  expect(await thanked()).toBe(5)
})

test('who posts in a customer’s name keeps no link from them', async ({ app }) => {
  const email = 'mari@firma.example'
  for (let posts = 0; posts < 3; posts += 1) await app.postContact(aContactRequest({ email }))
  const ticket = async () =>
    (await app.postTicket(aTicket({ customerEmail: email }))).json<{ ticketNumber: string; noMail?: true }>()
  expect(await ticket()).not.toHaveProperty('noMail')
  await ticket()
  await ticket()
  const { ticketNumber: number, noMail } = await ticket()
  expect(noMail).toBe(true)
  await app.postJson('/api/ticket-links', { number, email })
  const kinds = (await app.mails()).map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'ticket-confirmation')).toHaveLength(3)
  expect(kinds.filter((kind) => kind === 'ticket-link')).toHaveLength(1)
  app.advance(24 * HOUR_MS)
  expect(await ticket()).not.toHaveProperty('noMail')
})

test('a plain form is led to the sentence that no mail will come', async ({ app }) => {
  const form = `name=Mari&email=no-reply%40firma.example&message=Hello&language=${SECOND}`
  expect((await app.postForm(form)).headers.location).toBe(`/${SECOND}/contact/sent#no-mail`)
})

test.for([
  'postmaster@firma.example',
  'MAILER-DAEMON@firma.example',
  'no-reply@firma.example',
  'list-request@firma.example',
  'support@agency.example',
  'sales@agency.example',
  'no-reply@agency.example',
  'support+loop@agency.example',
  'Sales+1@ａgency.example',
])('what %s sends is kept and told to the staff, and not acknowledged', async (email, { app }) => {
  await app.postContact(aContactRequest({ email }))
  await app.postTicket(aTicket({ customerEmail: email }))
  await app.postJson('/api/chatbot-lead', aChatLead({ email }))
  const kinds = (await app.mails()).map(({ kind }) => kind)
  expect(kinds.sort()).toEqual(['contact-notification', 'lead-notification', 'ticket-notification'])
  expect(await app.db.selectFrom('conversation_secret').selectAll().execute()).toEqual([])
})

test('where no cap is set everybody is thanked', async () => {
  await using app = await startTestApp({ env: { ACKNOWLEDGEMENTS_AN_HOUR: 'off' } })
  await app.postContact(aContactRequest())
  expect((await app.mails()).map(({ kind }) => kind)).toContain('contact-confirmation')
})

test('the site sends so many acknowledgements an hour, and the staff hear of everything', async () => {
  await using app = await startTestApp({ env: { ACKNOWLEDGEMENTS_AN_HOUR: '6' } })
  const post = (address: number) =>
    app.postContact(aContactRequest({ email: `stranger${address}@firma.example` }))
  await Promise.all(Array.from({ length: 10 }, (_, address) => post(address)))
  const thanked = async () => (await app.mails()).filter(({ kind }) => kind === 'contact-confirmation')
  expect(await thanked()).toHaveLength(6)
  expect(await app.mails()).toHaveLength(16)
  app.advance(HOUR_MS - 1)
  await post(10)
  expect(await thanked()).toHaveLength(6)
  app.advance(1)
  await post(11)
  expect(await thanked()).toHaveLength(7)
})
