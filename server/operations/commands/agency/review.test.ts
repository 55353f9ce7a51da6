import { expect, test } from 'vitest'

import { agency } from '#content/catalogue/agency.ts'
import { claims } from '#content/catalogue/claims.ts'

import { markDiscarded } from '../../../abuse/review/review-rows.ts'
import { aChatLead } from '../../../features/chat-assistant/a-chat-lead.ts'
import { aContactRequest } from '../../../features/contact-form/a-contact-request.ts'
import { sayMoment } from '../../../mail/render/mail-templates.ts'
import { aTicket } from '../../../features/support-ticket/a-ticket.ts'
import { keepAttachment } from '../../../features/conversation/attachments/test-attachment.ts'
import { startTestAgency } from './test-agency.ts'

const HELD = { 'form-token': '' }
const HOUR_MS = 60 * 60 * 1_000
const DAY_MS = 24 * HOUR_MS

/** A context with a request, a lead and a ticket that were set aside, in this order. */
async function startWithHeld() {
  const context = await startTestAgency()
  const { app } = context
  await app.postContact(aContactRequest({ name: '=cmd\u202eMari', message: 'one\ntwo' }), HELD)
  context.advance(1_000)
  await app.postJson('/api/chatbot-lead', aChatLead({ name: 'Jaan' }), HELD)
  context.advance(1_000)
  const posted = await app.postTicket(aTicket({ subject: 'Cheap watches' }), HELD)
  const { ticketNumber } = posted.json<{ ticketNumber: string }>()
  const [request = '', lead = '', ticket = ''] = (await app.reviews()).map(({ record_id }) => record_id)
  return { ...context, ids: { request, lead, ticket }, ticketNumber }
}

test('what waits is listed, oldest first, with why', async () => {
  await using context = await startWithHeld()
  const { output } = await context.agency('review', '--json')
  expect(JSON.parse(output)).toMatchObject([
    { id: context.ids.request, kind: 'contact', reasons: 'no-token', email: 'mari@example.com' },
    { id: context.ids.lead, kind: 'lead', name: 'Jaan', message: '' },
    { id: context.ticketNumber, kind: 'ticket', subject: 'Cheap watches' },
  ])
  const table = (await context.agency('review')).output
  expect(table.split('\n')).toHaveLength(5)
  expect(table).not.toMatch(/[^\P{Cc}\n]|\u202e/u)
  expect((await context.agency('review', '--csv')).output).toContain("'=cmd<U+202E>Mari")
})

test('a post is shown whole, with what speaks against it', async () => {
  await using context = await startWithHeld()
  const request = await context.agency('review', 'show', context.ids.request)
  expect(request.output).toMatch(/^waiting: no-token\n\ncontact {2}open\n/)
  expect(request.output).toMatch(/message +one\n +two\n/)
  expect((await context.agency('review', 'show', context.ticketNumber)).output).toContain('Cheap watches')
  expect(
    JSON.parse((await context.agency('review', 'show', context.ids.ticket, '--json')).output),
  ).toMatchObject({
    number: context.ticketNumber,
  })
})

test('what is released leaves the review for the lists, with its mails, once', async () => {
  await using context = await startWithHeld()
  context.advance(3 * DAY_MS)
  const names = [context.ids.request, context.ids.lead, context.ticketNumber]
  const first = await context.agency('review', 'release', ...names)
  expect(first.output.match(/is released; its mails go out/g)).toHaveLength(3)
  const again = await context.agency('review', 'release', ...names)
  expect(again.output.match(/was released before/g)).toHaveLength(3)
  expect(await context.app.mails()).toHaveLength(6)
  expect((await context.agency('review')).output).toBe('Nothing.\n')
  expect((await context.agency('list')).output).toContain(context.ticketNumber)
  expect(await context.agency('review', 'discard', context.ids.request)).toMatchObject({
    code: 1,
    refusal: `${context.ids.request} was released: its mails are on their way`,
  })
  await context.app.postTicket(aTicket())
  const [released, ordinary] = await context.app.tickets()
  expect(released?.answer_by).toBe(ordinary?.answer_by) // promised as of now
  const notification = (await context.app.mails()).find(({ kind }) => kind === 'contact-notification')
  const dueBy = new Date(context.now().getTime() + claims.analysisHours * HOUR_MS)
  expect(notification?.text).toContain(sayMoment(dueBy, agency.staffLanguage))
})

test('what is put away mails nobody, can be put away again, and be brought back', async () => {
  await using context = await startWithHeld()
  const { request } = context.ids
  expect((await context.agency('review', 'discard', request)).output).toContain('removed in 30 days')
  expect((await context.agency('review', 'discard', request)).output).toContain('was already discarded')
  expect(await context.app.mails()).toEqual([])
  expect((await context.agency('review')).output).not.toContain(request)
  expect((await context.agency('list', 'contact')).output).toBe('Nothing.\n')
  expect((await context.agency('list', 'contact', '--all')).output).toContain('mari@example.com')
  await context.agency('review', 'release', request)
  expect(await context.app.mails()).toHaveLength(2)
})

test('of two people who release at once, one does', async () => {
  await using context = await startWithHeld()
  const release = () => context.agency('review', 'release', context.ids.ticket)
  const outputs = (await Promise.all([release(), release(), release()])).map(({ output }) => output)
  expect(outputs.filter((output) => output.includes('its mails go out'))).toHaveLength(1)
  expect(await context.app.mails()).toHaveLength(2)
})

test('the staff answer no ticket that was set aside: its customer is told nothing yet', async () => {
  await using context = await startWithHeld()
  for (const command of ['reply', 'close'])
    expect(await context.agencyWriting('Hello', command, context.ticketNumber)).toMatchObject({
      code: 1,
      refusal: `${context.ticketNumber} was set aside: "npm run agency review release ${context.ticketNumber}" lets it through`,
    })
  expect(await context.app.mails()).toEqual([])
})

test.each([
  [['release'], 'Name a post by its id, or a ticket by its number'],
  [['show'], 'Name a post by its id, or a ticket by its number'],
  [['release', 'nobody'], 'Nothing was set aside under nobody'],
  [['burn', 'nobody'], 'There are review show, release and discard'],
])('review %j is refused', async (parameters, refusal) => {
  await using context = await startTestAgency()
  expect(await context.agency('review', ...parameters)).toMatchObject({ code: 1, refusal })
})

test('a ticket that is released takes along its own files, in the order of the customer', async () => {
  await using context = await startTestAgency()
  const [created_at, db] = [context.now().toISOString(), context.db]
  const keep = (name: string) => keepAttachment(context.write, ['words'], { name, created_at })
  const files = [await keep('c.txt'), await keep('a.txt'), await keep('b.txt')]
  await context.app.postTicket(aTicket({ attachments: files }), HELD)
  await context.app.postTicket(aTicket({ attachments: [await keep('other.txt')] }), HELD)
  const claimed = await db
    .selectFrom('attachment')
    .select('conversation_id')
    .where('name', '=', 'a.txt')
    .execute()
  await context.agency('review', 'release', ...claimed.map(({ conversation_id }) => conversation_id ?? ''))
  const sent = await db.selectFrom('outbox_attachment').select('attachment_id').orderBy('place').execute()
  expect(sent.map(({ attachment_id }) => attachment_id)).toEqual(files)
})

test('of posts that were set aside only those that are released are mailed about, and get a link', async () => {
  await using context = await startWithHeld()
  const { app, db, write, ids } = context
  const email = 'jaan@firma.example'
  await app.postContact(aContactRequest({ email }), HELD)
  await app.postJson('/api/chatbot-lead', aChatLead({ email }), HELD)
  await app.postTicket(aTicket({ customerEmail: email }), HELD)
  const links = () => db.selectFrom('conversation_secret').select('conversation_id').execute()
  expect(await links()).toEqual([])
  await context.agency('review', 'release', ...Object.values(ids))
  const recipients = (await app.mails()).map(({ recipient }) => recipient)
  expect(recipients.filter((recipient) => !recipient.endsWith('agency.example')).toSorted()).toEqual([
    'mari@example.com',
    'mari@firma.example',
    'mari@firma.example',
  ])
  const linked = (await links()).map(({ conversation_id }) => conversation_id)
  expect(linked.toSorted()).toEqual(Object.values(ids).toSorted())
  expect(await write((trx) => markDiscarded(trx, ids.ticket, context.now()))).toBe('released')
  const released = (await app.reviews()).filter(({ state }) => state === 'released')
  expect(released.map(({ record_id }) => record_id)).toEqual(Object.values(ids))
})
