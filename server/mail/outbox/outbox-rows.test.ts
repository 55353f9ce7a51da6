import { expect, test } from 'vitest'

import { openTestDatabase } from '../../test-app.ts'
import { cappedReferences, queueMail } from './outbox-rows.ts'
import { aMail } from './test-outbox.ts'

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

function messageIds(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `<${String(index).padStart(36, '0')}@agency.example>`)
}

test.each([0, 1, 2, 15])('a conversation of %i mails is named whole', (count) => {
  expect(cappedReferences(messageIds(count))).toEqual(messageIds(count))
})

test.each([
  ['is named whole when it just fits on the line', 0, 3],
  ['loses one in the middle when it is a character longer', 1, 2],
])('a conversation %s', (_, longer, kept) => {
  const line = 998 - 'References: '.length
  const [first = '', last = ''] = messageIds(2)
  const middle = 'x'.repeat(line - `${first}  ${last}`.length + longer)
  const all = [first, middle, last]
  expect(cappedReferences(all)).toEqual(kept === 3 ? all : [first, last])
})

test('a long conversation keeps its first mail and its last ones, on one line', () => {
  const all = messageIds(100)
  const kept = cappedReferences(all)
  expect(kept[0]).toBe(all[0])
  expect(kept.slice(1)).toEqual(all.slice(-kept.length + 1))
  expect(`References: ${kept.join(' ')}`.length).toBeLessThanOrEqual(998)
  expect(kept.length).toBeGreaterThan(10)
})
