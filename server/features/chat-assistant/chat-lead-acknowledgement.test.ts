import { expect, test } from 'vitest'

import { startTestApp } from '../../test-app.ts'
import { aChatLead } from './a-chat-lead.ts'

const ROUTE = '/api/chatbot-lead'
const DAY_MS = 24 * 60 * 60 * 1_000

test.each(['no-reply@firma.example', 'MAILER-DAEMON@firma.example', 'sales+loop@agency.example'])(
  '%s is not thanked, and the lead is kept',
  async (email) => {
    await using app = await startTestApp()
    expect((await app.postJson(ROUTE, aChatLead({ email }))).statusCode).toBe(201)
    expect(await app.chatLeads()).toHaveLength(1)
    expect(await app.mails()).toMatchObject([{ kind: 'lead-notification' }])
  },
)

test('an address is thanked three times a day however it is spelled, and every lead is kept', async () => {
  let time = Date.parse('2026-03-02T10:00:00Z')
  await using app = await startTestApp({ now: () => new Date(time) })
  for (const email of [
    'mari@firma.example',
    'Mari@firma.example',
    'MARI@firma.example',
    'mari@FIRMA.example',
  ])
    await app.postJson(ROUTE, aChatLead({ email }))
  const thanked = async () => (await app.mails()).filter(({ kind }) => kind === 'lead-thanks').length
  expect(await thanked()).toBe(3)
  time += DAY_MS
  await app.postJson(ROUTE, aChatLead())
  expect(await thanked()).toBe(4)
  expect(await app.chatLeads()).toHaveLength(5)
})
