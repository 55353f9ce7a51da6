import { expect, test } from 'vitest'

import type { OutboxState } from '../../../store/tables.ts'
import { aTicket } from '../../../features/support-ticket/a-ticket.ts'
import { startTestAgency } from './test-agency.ts'

const FINAL = { attempts: 12, last_error: '550 EENVELOPE no such user' }

/** A ticket's two mails in given states: the staff's and the customer's. */
async function startWithMails(...states: readonly OutboxState[]) {
  const desk = await startTestAgency()
  await desk.app.postTicket(aTicket())
  const mails = await desk.app.mails()
  for (const [place, { id }] of mails.entries())
    await desk.db
      .updateTable('outbox')
      .set({ ...FINAL, state: states[place] ?? 'sent' })
      .where('id', '=', id)
      .execute()
  desk.advance(60_000)
  return { ...desk, ids: mails.map(({ id }) => id) }
}

const NOW = '2026-03-02T15:01:00.000Z'

test('mails that are not sent are listed with the last answer of the mail server', async () => {
  await using desk = await startWithMails('dead', 'sent')
  const { output } = await desk.agency('outbox')
  expect(output.split('\n')).toHaveLength(3)
  expect(output).toMatch(
    /dead +ticket-notification +support@agency\.example +12 .*550 EENVELOPE no such user\n/,
  )
  expect((await desk.agency('outbox', '--all')).output.split('\n')).toHaveLength(4)
  expect((await desk.agency('outbox', '--csv')).output).toContain('"dead","ticket-notification",')
})

test('a dead mail that is retried is due now, and tried as often as a new one', async () => {
  await using desk = await startWithMails('dead')
  const [id = ''] = desk.ids
  expect(await desk.agency('outbox', 'retry', id)).toMatchObject({
    code: 0,
    output: 'The mail is sent again, now.\n',
  })
  expect((await desk.app.mails())[0]).toMatchObject({ state: 'queued', attempts: 0, next_attempt_at: NOW })
})

test('all dead mails are retried at once, and no other', async () => {
  await using desk = await startWithMails('dead', 'sent')
  expect((await desk.agency('outbox', 'retry', '--dead')).output).toBe('1 dead mail is sent again, now.\n')
  expect((await desk.app.mails()).map(({ state }) => state)).toEqual(['queued', 'sent'])
  expect((await desk.agency('outbox', 'retry', '--dead')).output).toBe('No mail is dead.\n')
})

test('a mail goes to another address, under the same Message-ID', async () => {
  await using desk = await startWithMails('dead')
  const [id = ''] = desk.ids
  const before = (await desk.app.mails())[0]
  await desk.agency('outbox', 'redirect', id, 'new@agency.example')
  expect((await desk.app.mails())[0]).toMatchObject({
    ...{ recipient: 'new@agency.example', state: 'queued', attempts: 0, next_attempt_at: NOW },
    message_id: before?.message_id,
  })
})

test.each([
  ['sent', 'The mail was sent already'],
  ['sending', 'The mail is being sent at this moment: look again'],
] as const)('a mail that is %s goes nowhere else', async (state, refusal) => {
  await using desk = await startWithMails(state)
  const [id = ''] = desk.ids
  expect(await desk.agency('outbox', 'retry', id)).toMatchObject({ code: 1, refusal })
  expect(await desk.agency('outbox', 'redirect', id, 'new@agency.example')).toMatchObject({ refusal })
  expect((await desk.app.mails())[0]).toMatchObject({ ...FINAL, state, recipient: 'support@agency.example' })
})

test.each([
  [['retry', 'nothing'], 'There is no such mail'],
  [['redirect', 'x', 'a@b.example, c@d.example'], 'That is not one e-mail address'],
  [['retry'], /^Say "outbox"/],
  [['retry', 'x', '--dead'], /^Say "outbox"/],
  [['redirect', 'x'], /^Say "outbox"/],
  [['--dead'], /^Say "outbox"/],
  [['send'], /^Say "outbox"/],
])('outbox %j is refused', async (parameters, refusal) => {
  await using desk = await startTestAgency()
  const answer = await desk.agency('outbox', ...parameters)
  expect(answer.code).toBe(1)
  expect(answer.refusal).toMatch(refusal)
})
