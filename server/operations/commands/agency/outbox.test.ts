import { expect, test } from 'vitest'

import type { OutboxState } from '../../../store/tables.ts'
import { aTicket } from '../../../test-posts.ts'
import { startTestAgency } from './test-agency.ts'

const FINAL = { attempts: 12, last_error: '550 EENVELOPE no such user' }

/** A ticket's two mails in given states: the staff's and the customer's. */
async function startWithMails(...states: readonly OutboxState[]) {
  const staff = await startTestAgency()
  await staff.app.postTicket(aTicket())
  const mails = await staff.app.mails()
  for (const [place, { id }] of mails.entries())
    await staff.db
      .updateTable('outbox')
      .set({ ...FINAL, state: states[place] ?? 'sent' })
      .where('id', '=', id)
      .execute()
  staff.advance(60_000)
  return { ...staff, ids: mails.map(({ id }) => id) }
}

const NOW = '2026-03-02T15:01:00.000Z'

test('mails that are not sent are listed with the last answer of the mail server', async () => {
  await using staff = await startWithMails('dead', 'sent')
  const { output } = await staff.agency('outbox')
  expect(output.split('\n')).toHaveLength(3)
  expect(output).toMatch(
    /dead +ticket-notification +support@agency\.example +12 .*550 EENVELOPE no such user\n/,
  )
  expect((await staff.agency('outbox', '--all')).output.split('\n')).toHaveLength(4)
  expect((await staff.agency('outbox', '--csv')).output).toContain('"dead","ticket-notification",')
})

test('a dead mail that is retried is due now, and tried as often as a new one', async () => {
  await using staff = await startWithMails('dead')
  const [id = ''] = staff.ids
  expect(await staff.agency('outbox', 'retry', id)).toMatchObject({
    code: 0,
    output: 'The mail is sent again, now.\n',
  })
  expect((await staff.app.mails())[0]).toMatchObject({ state: 'queued', attempts: 0, next_attempt_at: NOW })
})

test('all dead mails are retried at once, and no other', async () => {
  await using staff = await startWithMails('dead', 'sent')
  expect((await staff.agency('outbox', 'retry', '--dead')).output).toBe('1 dead mail is sent again, now.\n')
  expect((await staff.app.mails()).map(({ state }) => state)).toEqual(['queued', 'sent'])
  expect((await staff.agency('outbox', 'retry', '--dead')).output).toBe('No mail is dead.\n')
})

test('a mail goes to another address, under the same Message-ID', async () => {
  await using staff = await startWithMails('dead')
  const [id = ''] = staff.ids
  const before = (await staff.app.mails())[0]
  await staff.agency('outbox', 'redirect', id, 'new@agency.example')
  expect((await staff.app.mails())[0]).toMatchObject({
    recipient: 'new@agency.example',
    state: 'queued',
    attempts: 0,
    next_attempt_at: NOW,
    message_id: before?.message_id,
  })
})

test.each([
  ['sent', 'The mail was sent already'],
  ['sending', 'The mail is being sent at this moment: look again'],
] as const)('a mail that is %s goes nowhere else', async (state, refusal) => {
  await using staff = await startWithMails(state)
  const [id = ''] = staff.ids
  expect(await staff.agency('outbox', 'retry', id)).toMatchObject({ code: 1, refusal })
  expect(await staff.agency('outbox', 'redirect', id, 'new@agency.example')).toMatchObject({ refusal })
  expect((await staff.app.mails())[0]).toMatchObject({
    ...FINAL,
    state,
    recipient: 'support@agency.example',
  })
})
