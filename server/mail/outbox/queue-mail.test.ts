import { expect, test } from 'vitest'

import { openTestDatabase } from '../../test-app.ts'
import { queueMail } from './queue-mail.ts'
import { aMail } from './test-outbox.ts'

/** What a mail is in the outbox when it comes from an address. */
async function queued(address: string, references?: readonly string[]) {
  await using store = await openTestDatabase()
  const effects = {
    now: () => new Date('2026-03-02T10:00:00Z'),
    newId: () => 'the-id',
    identity: { sender: { name: 'Agency', address } },
  }
  const mail = aMail(references === undefined ? {} : { references })
  await store.write((trx) => queueMail(trx, mail, 'the-record', effects))
  return await store.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()
}

test.each([
  ['no-reply@agency.example', '<the-id@agency.example>'],
  ['no-reply@büro.example', '<the-id@xn--bro-hoa.example>'],
])('a mail from %s is called %s for ever', async (address, messageId) => {
  expect((await queued(address)).message_id).toBe(messageId)
})

test('a mail that begins a conversation refers to none', async () => {
  expect(await queued('a@b.example')).toMatchObject({ in_reply_to: null, references: null, state: 'queued' })
})

test('a mail that goes on with a conversation answers its last mail', async () => {
  const row = await queued('a@b.example', ['<1@b.example>', '<2@b.example>'])
  expect(row).toMatchObject({ in_reply_to: '<2@b.example>', references: '<1@b.example> <2@b.example>' })
})
