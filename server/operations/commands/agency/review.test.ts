import { expect, test } from 'vitest'

import { agency } from '#content/catalogue/agency.ts'
import { claims } from '#content/catalogue/claims.ts'

import { aChatLead } from '../../../features/chat-assistant/a-chat-lead.ts'
import { aContactRequest } from '../../../features/contact-form/a-contact-request.ts'
import { sayMoment } from '../../../mail/render/mail-templates.ts'
import { aTicket } from '../../../features/support-ticket/a-ticket.ts'
import { startTestAgency } from './test-agency.ts'

const HELD = { 'form-token': '' }
const HOUR_MS = 60 * 60 * 1_000
const DAY_MS = 24 * HOUR_MS

/** A desk with a request, a lead and a ticket that were set aside, in this order. */
async function startWithHeld() {
  const desk = await startTestAgency()
  const { app } = desk
  await app.postContact(aContactRequest({ name: '=cmd\u202eMari', message: 'one\ntwo' }), HELD)
  desk.advance(1_000)
  await app.postJson('/api/chatbot-lead', aChatLead({ name: 'Jaan' }), HELD)
  desk.advance(1_000)
  const posted = await app.postTicket(aTicket({ subject: 'Cheap watches' }), HELD)
  const { ticketNumber } = posted.json<{ ticketNumber: string }>()
  const [request = '', lead = '', ticket = ''] = (await app.reviews()).map(({ record_id }) => record_id)
  return { ...desk, ids: { request, lead, ticket }, ticketNumber }
}

test('what waits is listed, oldest first, with why', async () => {
  await using desk = await startWithHeld()
  const { output } = await desk.agency('review', '--json')
  expect(JSON.parse(output)).toMatchObject([
    { id: desk.ids.request, kind: 'contact', reasons: 'no-token', email: 'mari@example.com' },
    { id: desk.ids.lead, kind: 'lead', name: 'Jaan', message: '' },
    { id: desk.ticketNumber, kind: 'ticket', subject: 'Cheap watches' },
  ])
  const table = (await desk.agency('review')).output
  expect(table.split('\n')).toHaveLength(5)
  expect(table).not.toMatch(/[^\P{Cc}\n]|\u202e/u)
  expect((await desk.agency('review', '--csv')).output).toContain("'=cmd<U+202E>Mari")
})

test('a post is shown whole, with what speaks against it', async () => {
  await using desk = await startWithHeld()
  const request = await desk.agency('review', 'show', desk.ids.request)
  expect(request.output).toMatch(/^waiting: no-token\n\nid +\S+\n/)
  expect(request.output).toMatch(/message +one\n +two\n/)
  expect((await desk.agency('review', 'show', desk.ticketNumber)).output).toContain('Cheap watches')
  expect(JSON.parse((await desk.agency('review', 'show', desk.ids.ticket, '--json')).output)).toMatchObject({
    number: desk.ticketNumber,
  })
})

test('what is released leaves the review for the lists, with its mails, once', async () => {
  await using desk = await startWithHeld()
  desk.advance(3 * DAY_MS)
  const names = [desk.ids.request, desk.ids.lead, desk.ticketNumber]
  const first = await desk.agency('review', 'release', ...names)
  expect(first.output.match(/is released; its mails go out/g)).toHaveLength(3)
  const again = await desk.agency('review', 'release', ...names)
  expect(again.output.match(/was released before/g)).toHaveLength(3)
  expect(await desk.app.mails()).toHaveLength(6)
  expect((await desk.agency('review')).output).toBe('Nothing.\n')
  expect((await desk.agency('list')).output).toContain(desk.ticketNumber)
  expect(await desk.agency('review', 'discard', desk.ids.request)).toMatchObject({
    code: 1,
    refusal: `${desk.ids.request} was released: its mails are on their way`,
  })
  await desk.app.postTicket(aTicket())
  const [released, ordinary] = await desk.app.tickets()
  expect(released?.answer_by).toBe(ordinary?.answer_by) // promised from now on
  const notification = (await desk.app.mails()).find(({ kind }) => kind === 'contact-notification')
  const dueBy = new Date(desk.now().getTime() + claims.analysisHours * HOUR_MS)
  expect(notification?.text).toContain(sayMoment(dueBy, agency.staffLanguage))
})

test('what is put away mails nobody, can be put away again, and be brought back', async () => {
  await using desk = await startWithHeld()
  const { request } = desk.ids
  expect((await desk.agency('review', 'discard', request)).output).toContain('removed in 30 days')
  expect((await desk.agency('review', 'discard', request)).output).toContain('was put away before')
  expect(await desk.app.mails()).toEqual([])
  expect((await desk.agency('review')).output).not.toContain(request)
  expect((await desk.agency('list', 'contact')).output).toBe('Nothing.\n')
  expect((await desk.agency('list', 'contact', '--all')).output).toContain('mari@example.com')
  await desk.agency('review', 'release', request)
  expect(await desk.app.mails()).toHaveLength(2)
})

test('of two people who release at once, one does', async () => {
  await using desk = await startWithHeld()
  const release = () => desk.agency('review', 'release', desk.ids.ticket)
  const outputs = (await Promise.all([release(), release(), release()])).map(({ output }) => output)
  expect(outputs.filter((output) => output.includes('its mails go out'))).toHaveLength(1)
  expect(await desk.app.mails()).toHaveLength(2)
})

test('the staff answer no ticket that was set aside: its customer is told nothing yet', async () => {
  await using desk = await startWithHeld()
  for (const command of ['reply', 'close'])
    expect(await desk.agencyWriting('Hello', command, desk.ticketNumber)).toMatchObject({
      code: 1,
      refusal: `${desk.ticketNumber} was set aside: "npm run agency review release ${desk.ticketNumber}" lets it through`,
    })
  expect(await desk.app.mails()).toEqual([])
})

test.each([
  [['release'], 'Name a post by its id, or a ticket by its number'],
  [['show'], 'Name a post by its id, or a ticket by its number'],
  [['release', 'nobody'], 'Nothing was set aside under nobody'],
  [['burn', 'nobody'], 'There are review show, release and discard'],
])('review %j is refused', async (parameters, refusal) => {
  await using desk = await startTestAgency()
  expect(await desk.agency('review', ...parameters)).toMatchObject({ code: 1, refusal })
})
