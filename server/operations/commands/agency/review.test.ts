import { expect } from 'vitest'

import { agency } from '#content/catalogue/agency.ts'
import { claims } from '#content/catalogue/claims.ts'

import { markDiscarded } from '../../../abuse/review/review-rows.ts'
import { sayMoment } from '../../../mail/render/addressed-mail.ts'
import { aChatLead, aContactRequest, aTicket } from '../../../test-posts.ts'
import { keepAttachment } from '../../../features/conversation/attachments/test-attachment.ts'
import { HOUR_MS, DAY_MS, fixture } from '../../../test-app.ts'
import { startTestAgency, test as baseTest } from './test-agency.ts'

const HELD = { 'form-token': '' }

/** A server with a request, a lead and a ticket that were set aside, in this order. */
async function startWithHeld() {
  const staff = await startTestAgency()
  const { app } = staff
  await app.postContact(aContactRequest({ name: '=cmd\u202eMari', message: 'one\ntwo' }), HELD)
  staff.advance(1_000)
  await app.postJson('/api/chatbot-lead', aChatLead({ name: 'Jaan' }), HELD)
  staff.advance(1_000)
  const posted = await app.postTicket(aTicket({ subject: 'Cheap watches' }), HELD)
  const { ticketNumber } = posted.json<{ ticketNumber: string }>()
  const [request = '', lead = '', ticket = ''] = (await app.reviews()).map(({ record_id }) => record_id)
  return { ...staff, ids: { request, lead, ticket }, ticketNumber }
}

const test = baseTest.extend('staff', fixture(startWithHeld))

test('what waits is listed, oldest first, with why', async ({ staff }) => {
  const { output } = await staff.agency('review', '--json')
  expect(JSON.parse(output)).toMatchObject([
    { id: staff.ids.request, kind: 'contact', reasons: 'no-token', email: 'mari@example.com' },
    { id: staff.ids.lead, kind: 'lead', name: 'Jaan', message: '' },
    { id: staff.ticketNumber, kind: 'ticket', subject: 'Cheap watches' },
  ])
  const table = (await staff.agency('review')).output
  expect(table.split('\n')).toHaveLength(5)
  expect(table).not.toMatch(/[^\P{Cc}\n]|\u202e/u)
  expect((await staff.agency('review', '--csv')).output).toContain("'=cmd<U+202E>Mari")
})

test('a post is shown whole, with what speaks against it', async ({ staff }) => {
  const request = await staff.agency('review', 'show', staff.ids.request)
  expect(request.output).toMatch(/^waiting: no-token\n\ncontact {2}open\n/)
  expect(request.output).toMatch(/message +one\n +two\n/)
  expect((await staff.agency('review', 'show', staff.ticketNumber)).output).toContain('Cheap watches')
  expect(JSON.parse((await staff.agency('review', 'show', staff.ids.ticket, '--json')).output)).toMatchObject(
    {
      number: staff.ticketNumber,
    },
  )
})

test('what is released leaves the review for the lists, with its mails, once', async ({ staff }) => {
  staff.advance(3 * DAY_MS)
  const names = [staff.ids.request, staff.ids.lead, staff.ticketNumber]
  const first = await staff.agency('review', 'release', ...names)
  expect(first.output.match(/is released; its mails go out/g)).toHaveLength(3)
  const again = await staff.agency('review', 'release', ...names)
  expect(again.output.match(/was released before/g)).toHaveLength(3)
  expect(await staff.app.mails()).toHaveLength(6)
  expect((await staff.agency('review')).output).toBe('Nothing.\n')
  expect((await staff.agency('list')).output).toContain(staff.ticketNumber)
  expect(await staff.agency('review', 'discard', staff.ids.request)).toMatchObject({
    code: 1,
    refusal: `${staff.ids.request} was released: its mails are on their way`,
  })
  await staff.app.postTicket(aTicket())
  const [released, ordinary] = await staff.app.tickets()
  expect(released?.answer_by).toBe(ordinary?.answer_by) // promised as of now
  const notification = (await staff.app.mails()).find(({ kind }) => kind === 'contact-notification')
  const dueBy = new Date(staff.now().getTime() + claims.analysisHours * HOUR_MS)
  expect(notification?.text).toContain(sayMoment(dueBy, agency.staffLanguage))
})

test('what is put away mails nobody, can be put away again, and be brought back', async ({ staff }) => {
  const { request } = staff.ids
  expect((await staff.agency('review', 'discard', request)).output).toContain('removed in 30 days')
  expect((await staff.agency('review', 'discard', request)).output).toContain('was already discarded')
  expect(await staff.app.mails()).toEqual([])
  expect((await staff.agency('review')).output).not.toContain(request)
  expect((await staff.agency('list', 'contact')).output).toBe('Nothing.\n')
  expect((await staff.agency('list', 'contact', '--all')).output).toContain('mari@example.com')
  await staff.agency('review', 'release', request)
  expect(await staff.app.mails()).toHaveLength(2)
})

test('of two people who release at once, one does', async ({ staff }) => {
  const release = () => staff.agency('review', 'release', staff.ids.ticket)
  const outputs = (await Promise.all([release(), release(), release()])).map(({ output }) => output)
  expect(outputs.filter((output) => output.includes('its mails go out'))).toHaveLength(1)
  expect(await staff.app.mails()).toHaveLength(2)
})

test('the staff answer no ticket that was set aside: its customer is told nothing yet', async ({ staff }) => {
  for (const command of ['reply', 'close'])
    expect(await staff.agencyWriting('Hello', command, staff.ticketNumber)).toMatchObject({
      code: 1,
      refusal: `${staff.ticketNumber} was set aside: "npm run agency review release ${staff.ticketNumber}" lets it through`,
    })
  expect(await staff.app.mails()).toEqual([])
})

test('a ticket that is released takes along its files, in the customer’s order', async ({ staff }) => {
  const [created_at, db] = [staff.now().toISOString(), staff.db]
  const keep = (name: string) => keepAttachment(staff.write, ['words'], { name, created_at })
  const files = [await keep('c.txt'), await keep('a.txt'), await keep('b.txt')]
  await staff.app.postTicket(aTicket({ attachments: files }), HELD)
  await staff.app.postTicket(aTicket({ attachments: [await keep('other.txt')] }), HELD)
  const claimed = await db
    .selectFrom('attachment')
    .select('conversation_id')
    .where('name', '=', 'a.txt')
    .execute()
  await staff.agency('review', 'release', ...claimed.map(({ conversation_id }) => conversation_id ?? ''))
  const sent = await db.selectFrom('outbox_attachment').select('attachment_id').orderBy('place').execute()
  expect(sent.map(({ attachment_id }) => attachment_id)).toEqual(files)
})

test('of posts that were set aside only those that are released are mailed about, and get a link', async ({
  staff,
}) => {
  const { app, db, write, ids } = staff
  const email = 'jaan@firma.example'
  await app.postContact(aContactRequest({ email }), HELD)
  await app.postJson('/api/chatbot-lead', aChatLead({ email }), HELD)
  await app.postTicket(aTicket({ customerEmail: email }), HELD)
  const links = () => db.selectFrom('conversation_secret').select('conversation_id').execute()
  expect(await links()).toEqual([])
  await staff.agency('review', 'release', ...Object.values(ids))
  const recipients = (await app.mails()).map(({ recipient }) => recipient)
  expect(recipients.filter((recipient) => !recipient.endsWith('agency.example')).toSorted()).toEqual([
    'mari@example.com',
    'mari@firma.example',
    'mari@firma.example',
  ])
  const linked = (await links()).map(({ conversation_id }) => conversation_id)
  expect(linked.toSorted()).toEqual(Object.values(ids).toSorted())
  expect(await write((trx) => markDiscarded(trx, ids.ticket, staff.now()))).toBe('released')
  const released = (await app.reviews()).filter(({ state }) => state === 'released')
  expect(released.map(({ record_id }) => record_id)).toEqual(Object.values(ids))
})
