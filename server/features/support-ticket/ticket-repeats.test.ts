import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { messages } from '#content/messages/messages.ts'
import { SECOND } from '#domain/language/a-locale.ts'

import { startTestApp } from '../../test-app.ts'
import { aTicket } from './a-ticket.ts'

const PATIENCE_MS = 60_000

test(
  'a hundred keys, ten parallel copies each, are a hundred tickets, and each copy gets the number',
  async () => {
    await using app = await startTestApp({
      env: { ACKNOWLEDGEMENTS_AN_HOUR: 'off' },
      copyPatienceMs: PATIENCE_MS,
    })
    const numbers = new Set<string>()
    const copies = Array.from({ length: 100 }, randomUUID).flatMap((key, index) =>
      Array.from({ length: 10 }, async () => {
        const ticket = aTicket({ customerEmail: `customer${index}@firma.example` })
        const { statusCode, body } = await app.postTicket(ticket, { 'idempotency-key': key })
        return `${key} ${statusCode} ${body}`
      }),
    )
    const answers = new Set(await Promise.all(copies))
    expect(answers.size).toBe(100) // one answer for each key
    for (const answer of answers) numbers.add(/ 201 .*"ticketNumber":"([^"]+)"/.exec(answer)?.[1] ?? '')
    const tickets = await app.tickets()
    expect(tickets).toHaveLength(100)
    expect(new Set(tickets.map(({ number }) => number))).toEqual(numbers)
    expect(await app.mails()).toHaveLength(200)
  },
  PATIENCE_MS,
)

test('an answer that was lost on the way is given again, with the number', async () => {
  await using app = await startTestApp()
  const key = { 'idempotency-key': randomUUID() }
  const [lost, again] = [await app.postTicket(aTicket(), key), await app.postTicket(aTicket(), key)]
  expect(again.body).toBe(lost.body)
  expect(await app.tickets()).toHaveLength(1)
})

test('the same key with another ticket is refused with 422', async () => {
  await using app = await startTestApp()
  const key = { 'idempotency-key': randomUUID() }
  await app.postTicket(aTicket(), key)
  const other = await app.postTicket(aTicket({ subject: 'Other', language: SECOND }), key)
  expect(other.statusCode).toBe(422)
  expect(other.json()).toMatchObject({ message: messages[SECOND].problems.duplicateKey })
  expect(await app.tickets()).toHaveLength(1)
})

test('without a key every ticket counts', async () => {
  await using app = await startTestApp()
  await Promise.all([app.postTicket(aTicket()), app.postTicket(aTicket())])
  expect(await app.tickets()).toHaveLength(2)
})
