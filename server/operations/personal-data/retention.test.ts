import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { sql } from 'kysely'
import { expect } from 'vitest'

import { insertConversation } from '../../features/conversation/conversation-rows.ts'
import { START, type startTestAgency, test } from '../commands/agency/test-agency.ts'
import { aConsentRecord, aContactRequest } from '../../test-posts.ts'
import { insertJournal } from '../../features/staff/journal.ts'
import { leaveEverything } from '../../features/personal-data/test-person.ts'
import { copiesBefore, monthsBefore } from './retention.ts'

const DAY_MS = 24 * 60 * 60 * 1_000

type TestAgency = Awaited<ReturnType<typeof startTestAgency>>

async function countsOf({ db }: TestAgency) {
  const tables = ['ticket', 'contact_request', 'chat_lead', 'consent', 'outbox', 'attachment'] as const
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))
  return Object.fromEntries(tables.map((table, place) => [table, rows[place]?.length]))
}

/** More than a statement takes parameters, on both engines. */
const MANY = 70_000
const AT_ONCE = 10_000 // in less than the server's limit for a statement, on a busy machine too

function moveTo(staff: TestAgency, moment: string) {
  staff.advance(Date.parse(moment) - staff.now().getTime())
}

test('each kind is removed on its day, and not a moment before', async ({ staff }) => {
  expect(staff.now().getTime()).toBe(START) // 2026-03-02T15:00
  await leaveEverything(staff, 'mari') // its ticket was last answered at 15:01:02
  const consent = await staff.app.postJson('/api/consents', aConsentRecord())
  expect(consent.statusCode).toBe(201)
  const all = { ticket: 1, contact_request: 2, chat_lead: 1, consent: 1, outbox: 8, attachment: 2 }
  expect(await countsOf(staff)).toEqual(all)

  moveTo(staff, '2027-03-02T15:01:00.000Z')
  await staff.agency('retention')
  expect(await countsOf(staff)).toEqual(all)
  moveTo(staff, '2027-03-02T15:01:00.001Z')
  await staff.agency('retention')
  const ticketOnly = { ...all, contact_request: 0, chat_lead: 0, outbox: 4 }
  expect(await countsOf(staff)).toEqual(ticketOnly)

  moveTo(staff, '2028-03-02T15:01:02.000Z')
  await staff.agency('retention')
  expect(await countsOf(staff)).toEqual(ticketOnly)
  moveTo(staff, '2028-03-02T15:01:02.001Z')
  const { output } = await staff.agency('retention')
  expect(output).toMatch(/^ticket +1$/m)
  expect(await countsOf(staff)).toEqual({ ...ticketOnly, ticket: 0, outbox: 0, attachment: 0 })
  expect(readdirSync(join(staff.dataDir, 'mail'))).toEqual([])

  moveTo(staff, '2030-04-02T15:01:02.000Z')
  await staff.agency('retention')
  expect(await countsOf(staff)).toMatchObject({ consent: 1 })
  moveTo(staff, '2030-04-02T15:01:02.001Z')
  await staff.agency('retention')
  expect(await countsOf(staff)).toMatchObject({ consent: 0 })
})

test('a dry run counts what is overdue, however much, and removes nothing', async ({ staff }) => {
  await leaveEverything(staff, 'mari')
  for (let from = 0; from < MANY; from += AT_ONCE)
    await sql`insert into incoming_mail
      with recursive mail (id) as (select 1 union all select id + 1 from mail where id < ${sql.lit(AT_ONCE)})
      select id + ${sql.lit(from)} || '', '2026-03-02', id + ${sql.lit(from)} || '', '', '', '', '', '', 'kept', '', null, ''
      from mail`.execute(staff.db)
  moveTo(staff, '2029-01-01T00:00:00Z')
  const before = await countsOf(staff)
  const { output } = await staff.agency('retention', '--dry-run')
  expect(output.split('\n')).toEqual([
    ...['outbox           8', 'message          6', 'conversation_secret 4'],
    ...['draft            0', 'attachment       2'],
    ...['review           1', 'ticket           1', 'contact_request  2', 'chat_lead        1'],
    ...['conversation     4', `incoming_mail    ${MANY}`],
    ...['analysis_link    0', 'consent          0', 'journal          1', 'Nothing was removed.', ''],
  ])
  expect(await countsOf(staff)).toEqual(before)
})

test('what the staff did is remembered as long as a ticket', async ({ staff }) => {
  const deed = { act: 'staff-added', detail: 'anna@agency.example' } as const
  await insertJournal(staff.db, { staff: { email: 'terminal' } }, deed, staff.context)
  const left = async () => {
    await staff.agency('retention')
    return (await staff.db.selectFrom('journal').selectAll().execute()).length
  }
  moveTo(staff, '2028-03-02T15:00:00.000Z')
  expect(await left()).toBe(1)
  staff.advance(1)
  expect(await left()).toBe(0)
})

test('more than fits into one transaction goes all the same', async ({ staff }) => {
  const person = { name: 'A', email: 'a@b.example', language: 'en', kind: 'lead' } as const
  const at = new Date('2020-01-01T00:00:00Z')
  for (let place = 0; place < 120; place += 1) {
    const id = `lead-${place}`
    await insertConversation(staff.db, { ...person, id, at, answerBy: at, said: [] })
    const asked = { created_at: at.toISOString(), asked_at: at.toISOString() }
    await staff.db
      .insertInto('chat_lead')
      .values({ id, phone: '', ...asked })
      .execute()
  }
  expect((await staff.agency('retention')).output).toMatch(/^chat_lead +120$/m)
})

test('the mail with a new link goes when the link has run out', async ({ staff }) => {
  const { address, ticketNumber } = await leaveEverything(staff, 'mari')
  staff.advance(DAY_MS) // three mails a day to an address
  await staff.app.postJson('/api/ticket-links', { number: ticketNumber, email: address })
  const links = () => staff.db.selectFrom('outbox').selectAll().where('kind', '=', 'ticket-link').execute()
  await staff.db.updateTable('outbox').set({ state: 'sent' }).execute()
  staff.advance(90 * DAY_MS)
  await staff.agency('retention')
  expect(await links()).toHaveLength(1)
  staff.advance(1)
  await staff.agency('retention')
  expect(await links()).toHaveLength(0)
})

test('what was put away goes when its days are over, the rest with its own kind', async ({ staff }) => {
  const { app } = staff
  const hold = async (name: string) => {
    staff.advance(1_000)
    await app.postContact(aContactRequest({ name }), { 'form-token': 'forged' })
    return (await app.reviews()).at(-1)?.record_id ?? ''
  }
  await hold('waits')
  await staff.agency('review', 'release', await hold('released'))
  await staff.agency('review', 'discard', await hold('put away'))
  const names = async () => (await app.contactRequests()).map(({ name }) => name).toSorted()
  staff.advance(30 * DAY_MS)
  await staff.agency('retention')
  expect(await names()).toEqual(['put away', 'released', 'waits'])
  staff.advance(1)
  expect((await staff.agency('retention')).output).toMatch(/^review +1$/m)
  expect(await names()).toEqual(['released', 'waits'])
  expect((await app.reviews()).map(({ state }) => state)).toEqual(['waiting', 'released'])
})

test.each([
  ['2027-03-31T12:00:00Z', 1, '2027-02-28T12:00:00.000Z'],
  ['2028-02-29T00:00:00Z', 12, '2027-02-28T00:00:00.000Z'],
  ['2027-01-15T00:00:00Z', 13, '2025-12-15T00:00:00.000Z'],
])('%s, %i months before: %s', (now, months, then) => {
  expect(monthsBefore(new Date(now), months)).toBe(then)
})

test('mails in the mailbox stay no longer than any conversation they may belong to', () => {
  const months = { consentMonths: 49, reviewDays: 30 }
  const now = new Date('2026-03-02T15:00:00Z')
  for (const [ticketMonths, leadMonths] of [
    [24, 12],
    [12, 24],
  ] as const)
    expect(copiesBefore({ ...months, ticketMonths, leadMonths }, now)).toEqual(
      new Date('2025-03-02T15:00:00Z'),
    )
})
