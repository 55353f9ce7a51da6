import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { messages } from '#content/messages/messages.ts'
import { SECOND } from '#domain/language/a-locale.ts'

import { startTestApp } from '../../test-app.ts'
import { aChatLead } from './a-chat-lead.ts'

const ROUTE = '/api/chatbot-lead'

test('a hundred keys, ten parallel copies each, are a hundred leads', async () => {
  await using app = await startTestApp({ copyPatienceMs: 60_000 })
  const posts = Array.from({ length: 100 }, (_, index) => index).flatMap((index) => {
    const key = { 'idempotency-key': randomUUID() }
    const lead = aChatLead({ email: `visitor${index}@firma.example` })
    return Array.from({ length: 10 }, () => app.postJson(ROUTE, lead, key))
  })
  const answers = await Promise.all(posts)
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
    new Set(['201 {"success":true}']),
  )
  const leads = await app.chatLeads()
  expect(new Set(leads.map(({ email }) => email)).size).toBe(100)
  expect(leads).toHaveLength(100)
  expect(await app.mails()).toHaveLength(200)
})

test('the same key with another lead is refused with 422', async () => {
  await using app = await startTestApp()
  const key = { 'idempotency-key': randomUUID() }
  await app.postJson(ROUTE, aChatLead(), key)
  const other = await app.postJson(ROUTE, aChatLead({ phone: '555 0199 00' }), key)
  expect(other.statusCode).toBe(422)
  expect(other.json()).toMatchObject({ message: messages[SECOND].problems.duplicateKey })
  expect(await app.chatLeads()).toHaveLength(1)
})

test('without a key every lead counts', async () => {
  await using app = await startTestApp()
  await Promise.all([app.postJson(ROUTE, aChatLead()), app.postJson(ROUTE, aChatLead())])
  expect(await app.chatLeads()).toHaveLength(2)
})
