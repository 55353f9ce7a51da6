import { expect } from 'vitest'

import { agency } from '#content/catalogue/agency.ts'
import { messages, type Messages } from '#content/messages/messages.ts'
import { SECOND, THIRD } from '#domain/language/a-locale.ts'
import type { Locale } from '#domain/language/locales.ts'
import { parseTicketNumber } from '#domain/support-ticket/ticket-number.ts'
import { TICKET_LIMITS, type TicketCategory } from '#domain/support-ticket/ticket-request.ts'

import { languageOffice, sayMoment } from '../../mail/render/addressed-mail.ts'
import { startTestApp, test } from '../../test-app.ts'
import { promisedAnswer } from '../conversation/conversation-rows.ts'
import { aTicket, aTicketForm } from '../../test-posts.ts'

const ARRIVED = '2026-03-02T10:00:00.000Z'

function promisedFor(category: TicketCategory, language: Locale = 'en'): string {
  return promisedAnswer(new Date(ARRIVED), category, languageOffice(language)).toISOString()
}

test('a ticket is kept with event, link and two mails, and answered with its number', async ({ app }) => {
  const response = await app.postTicket(
    aTicket({ customerName: '  Mari\n Maasikas ', customerEmail: ' Mari@firma.example ', language: SECOND }),
  )
  expect(response.statusCode).toBe(201)
  const { ticketNumber } = response.json<{ ticketNumber: string }>()
  expect(response.json()).toEqual({ success: true, ticketNumber })
  expect(parseTicketNumber(ticketNumber)).toBe(ticketNumber)
  const [ticket] = await app.tickets()
  expect(ticket).toMatchObject({
    created_at: ARRIVED,
    number: ticketNumber,
    name: 'Mari Maasikas',
    email: 'Mari@firma.example',
    category: 'Content Update',
    urgency: 'normal',
    subject: 'New opening hours',
    message: 'We open at eight now.\n\nURL: Not provided',
    language: SECOND,
    state: 'open',
    answer_by: promisedFor('Content Update', SECOND),
  })
  expect(await app.db.selectFrom('message').selectAll().execute()).toMatchObject([
    { conversation_id: ticket?.id, type: 'created', files: '[]' },
  ])
  expect(await app.db.selectFrom('conversation_secret').selectAll().execute()).toMatchObject([
    { conversation_id: ticket?.id, expires_at: '2026-05-31T10:00:00.000Z' },
  ])
  expect(await app.mails()).toMatchObject([
    { kind: 'ticket-notification', recipient: 'support@agency.example', reply_to: 'Mari@firma.example' },
    { kind: 'ticket-confirmation', recipient: 'Mari@firma.example', language: SECOND },
  ])
})

test.for(agency.offices)('a browser in $timeZone is promised by the clock there', async (office, { app }) => {
  const headers = { 'time-zone': office.timeZone }
  expect((await app.postTicket(aTicket({ language: 'en' }), headers)).statusCode).toBe(201)
  const answerBy = promisedAnswer(new Date(ARRIVED), 'Content Update', office)
  expect(await app.tickets()).toMatchObject([{ answer_by: answerBy.toISOString() }])
  const confirmation = (await app.mails()).find(({ kind }) => kind === 'ticket-confirmation')
  expect(confirmation?.text).toContain(sayMoment(answerBy, 'en', office))
})

test.for([
  ['Site Outage', 'Site Outage', 'urgent'],
  ['Hosting Problem', 'Hosting Problem', 'normal'],
  [undefined, 'General', 'normal'],
  ['', 'General', 'normal'],
] as const)('a ticket about %j is filed under %s', async ([category, filedUnder, urgency], { app }) => {
  expect((await app.postTicket(aTicket({ category }))).statusCode).toBe(201)
  expect(await app.tickets()).toMatchObject([
    { category: filedUnder, urgency, answer_by: promisedFor(filedUnder) },
  ])
})

test('the longest values count in code points, and text is kept in normal form', async ({ app }) => {
  const subject = '𝒩'.repeat(TICKET_LIMITS.subject)
  const response = await app.postTicket(aTicket({ subject, message: 'cafe\u0301 ☕\r\n\r\nURL: x' }))
  expect(response.statusCode).toBe(201)
  expect(await app.tickets()).toMatchObject([{ subject, message: 'café ☕\n\nURL: x', language: 'en' }])
})

const refused: [
  what: string,
  difference: Record<string, unknown>,
  sentence: keyof Messages['supportTicket'] | keyof Messages['problems'],
][] = [
  ['no subject', { subject: undefined }, 'subjectMissing'],
  ['no message', { message: undefined }, 'descriptionMissing'],
  ['a message of a URL only', { message: '\n\nURL: x.example' }, 'descriptionMissing'],
  ['no name', { customerName: undefined }, 'nameMissing'],
  ['no email', { customerEmail: undefined }, 'emailMissing'],
  ['two addresses', { customerEmail: 'a,b@c.de' }, 'emailMalformed'],
  ['an address with a header', { customerEmail: 'b@x.de\r\nBcc: v@e.tld' }, 'emailMalformed'],
  ['a file nobody sent', { attachments: ['0190a5b2-aaaa'] }, 'filesGone'],
  ['a subject too long', { subject: 'x'.repeat(TICKET_LIMITS.subject + 1) }, 'tooLong'],
  ['a message too long', { message: 'x'.repeat(TICKET_LIMITS.message + 1) }, 'tooLong'],
  ['no priority', { priority: undefined }, 'sendFailed'],
  ['another priority', { priority: 'urgent' }, 'malformed'],
  ['an unknown category', { category: 'Complaint' }, 'malformed'],
  ['an unknown language', { language: 'xx' }, 'malformed'],
  ['six files', { attachments: ['a', 'b', 'c', 'd', 'e', 'f'] }, 'malformed'],
  ['a file that is no id', { attachments: ['../../etc/passwd'] }, 'malformed'],
]

test.for(refused)('%s is refused with its sentence, not kept', async ([, difference, sentence], { app }) => {
  const hint = { referer: `http://localhost:3000/${THIRD}` }
  const response = await app.postTicket(aTicket(difference), hint)
  expect(response.statusCode).toBe(400)
  const { supportTicket, problems } = messages[THIRD]
  expect(response.json()).toMatchObject({ message: { ...supportTicket, ...problems }[sentence] })
  expect(await app.countRows()).toBe(0)
})

test('in whatever way JSON is announced, it is read, and its shape is looked at', async ({ app }) => {
  for (const type of ['APPLICATION/JSON', ' application/json;x', 'application/json ;charset="utf-8"']) {
    const headers = { 'content-type': type }
    expect((await app.postTicket(aTicket({ more: 1 }), headers)).statusCode, type).toBe(400)
    expect((await app.postTicket(aTicket(), headers)).statusCode, type).toBe(201)
  }
})

test('everything wrong is named at once, in the order of the specification', async ({ app }) => {
  const response = await app.postTicket({
    priority: 'normal',
    customerName: ' ',
    customerEmail: 'x',
    language: SECOND,
  })
  const { supportTicket: words } = messages[SECOND]
  expect(response.json()).toMatchObject({
    type: 'urn:valmis:problem:invalid',
    message: words.subjectMissing,
    problems: [
      { field: 'subject', code: 'subject-missing', message: words.subjectMissing },
      { field: 'message', code: 'description-missing', message: words.descriptionMissing },
      { field: 'customerName', code: 'name-missing', message: words.nameMissing },
      { field: 'customerEmail', code: 'email-malformed', message: words.emailMalformed },
    ],
  })
})

test('what has no shape and what breaks a rule are named together', async ({ app }) => {
  const response = await app.postTicket(
    aTicket({
      subject: 'x'.repeat(TICKET_LIMITS.subject + 1),
      category: 'x',
      customerEmail: 'x',
      message: '',
    }),
  )
  const { problems } = response.json<{ problems: { field: string; code: string }[] }>()
  expect(problems.map(({ field, code }) => `${field} ${code}`).sort()).toEqual([
    'category malformed',
    'customerEmail email-malformed',
    'message description-missing',
    'subject too-long',
  ])
})

test('a number that is taken is not given again', async () => {
  const drawn = [...Array<number>(12).fill(0), ...Array<number>(6).fill(1)]
  await using app = await startTestApp({ randomBelow: () => drawn.shift() ?? 0 })
  await app.postTicket(aTicket())
  expect((await app.postTicket(aTicket())).statusCode).toBe(201)
  const numbers = (await app.tickets()).map(({ number }) => number.slice(0, 7)).sort()
  expect(numbers).toEqual(['222-222', '333-333'])
})

test('when no number is free the ticket is refused, not kept under one that is taken', async () => {
  await using app = await startTestApp({ randomBelow: () => 0 })
  await app.postTicket(aTicket())
  const response = await app.postTicket(aTicket())
  expect(response.statusCode).toBe(500)
  expect(response.json()).toMatchObject({
    message: expect.stringContaining('support@agency.example') as string,
  })
  expect(await app.tickets()).toHaveLength(1)
  expect(await app.mails()).toHaveLength(2)
})

test('a plain form is kept as the dialog’s is, and leads to the page that says so', async ({ app }) => {
  const form = aTicketForm({
    url: 'firma.example/pood',
    description: 'Since nine.\r\nOnly white.',
    category: '',
  })
  const response = await app.postTicketForm(form)
  expect(response.statusCode).toBe(303)
  expect(response.headers.location).toMatch(new RegExp(`^/${SECOND}/ticket/sent\\?number=`))
  expect(await app.tickets()).toMatchObject([
    {
      name: 'Mari Maasikas',
      category: 'General',
      message: 'Since nine.\nOnly white.\n\nURL: https://firma.example/pood',
      language: SECOND,
    },
  ])
  expect(await app.mails()).toHaveLength(2)
})

test.for([
  ['a blank subject', { subject: ' ' }, 'subject-missing'],
  ['a malformed email', { email: 'mari at firma' }, 'email-malformed'],
  ['a name too long', { name: 'x'.repeat(TICKET_LIMITS.name + 1) }, 'too-long'],
  ['an unknown category', { category: 'Complaint' }, 'malformed'],
  ['a field of the payload', { customerName: 'Mari' }, 'malformed'],
] as const)('a plain form with %s is told why on a page, and not kept', async ([, field, code], { app }) => {
  const response = await app.postTicketForm(aTicketForm(field), {
    referer: `http://localhost:3000/${SECOND}`,
  })
  expect([response.statusCode, response.headers.location]).toEqual([
    303,
    `/${SECOND}/ticket/not-sent#${code}`,
  ])
  expect(await app.countRows()).toBe(0)
})

test.for(['subject', 'description', 'name', 'email'])(
  'a plain form without %s is refused',
  async (field, { app }) => {
    const form = new URLSearchParams(aTicketForm())
    form.delete(field)
    const response = await app.postTicketForm(form.toString())
    expect(response.headers.location).toBe(`/${SECOND}/ticket/not-sent#${field}-missing`)
  },
)
