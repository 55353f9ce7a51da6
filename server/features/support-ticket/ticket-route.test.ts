import { expect, test } from 'vitest'

import { agency } from '#content/catalogue/agency.ts'
import { messages } from '#content/messages/messages.ts'
import type { ProblemMessages } from '#content/messages/en/contact-form.ts'
import type { SupportTicketMessages } from '#content/messages/en/support-ticket.ts'
import { OTHER_ALPHABET, SECOND, THIRD } from '#domain/language/a-locale.ts'
import type { Locale } from '#domain/language/locales.ts'
import { parseTicketNumber } from '#domain/support-ticket/ticket-number.ts'
import { TICKET_LIMITS, type TicketCategory } from '#domain/support-ticket/ticket-request.ts'

import { languageOffice, sayMoment } from '../../mail/render/mail-templates.ts'
import { startTestApp } from '../../test-app.ts'
import { promisedAnswer } from '../conversation/conversation-rows.ts'
import { aTicket } from './a-ticket.ts'

const ARRIVED = '2026-03-02T10:00:00.000Z'

/** When an answer is promised for a category. */
function promisedFor(category: TicketCategory, language: Locale = 'en'): string {
  return promisedAnswer(new Date(ARRIVED), category, languageOffice(language)).toISOString()
}

test('a ticket is kept with its event, its link and its two mails, and answered with its number', async () => {
  await using app = await startTestApp()
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

test.each(agency.offices)('whose browser is in $timeZone is promised by the clock there', async (office) => {
  await using app = await startTestApp()
  const headers = { 'time-zone': office.timeZone }
  expect((await app.postTicket(aTicket({ language: 'en' }), headers)).statusCode).toBe(201)
  const answerBy = promisedAnswer(new Date(ARRIVED), 'Content Update', office)
  expect(await app.tickets()).toMatchObject([{ answer_by: answerBy.toISOString() }])
  const confirmation = (await app.mails()).find(({ kind }) => kind === 'ticket-confirmation')
  expect(confirmation?.text).toContain(sayMoment(answerBy, 'en', office))
})

test.each([
  ['Site Outage', 'Site Outage', 'urgent'],
  ['Hosting Problem', 'Hosting Problem', 'normal'],
  [undefined, 'General', 'normal'],
  ['', 'General', 'normal'],
] as const)('a ticket about %j is filed under %s', async (category, filedUnder, urgency) => {
  await using app = await startTestApp()
  expect((await app.postTicket(aTicket({ category }))).statusCode).toBe(201)
  expect(await app.tickets()).toMatchObject([
    { category: filedUnder, urgency, answer_by: promisedFor(filedUnder) },
  ])
})

test('the longest values count in code points, and text is kept in normal form', async () => {
  await using app = await startTestApp()
  const subject = '𝒩'.repeat(TICKET_LIMITS.subject)
  const response = await app.postTicket(aTicket({ subject, message: 'cafe\u0301 ☕\r\n\r\nURL: x' }))
  expect(response.statusCode).toBe(201)
  expect(await app.tickets()).toMatchObject([{ subject, message: 'café ☕\n\nURL: x', language: 'en' }])
})

/** The body, the status, and the first sentence the customer reads. */
const refused: [
  what: string,
  body: unknown,
  status: number,
  sentence: keyof SupportTicketMessages | keyof ProblemMessages,
][] = [
  ['no subject', aTicket({ subject: undefined }), 400, 'subjectMissing'],
  ['a blank subject', aTicket({ subject: ' \t ' }), 400, 'subjectMissing'],
  ['no message', aTicket({ message: undefined }), 400, 'descriptionMissing'],
  ['a blank message', aTicket({ message: ' \n' }), 400, 'descriptionMissing'],
  ['a message of a URL only', aTicket({ message: '\n\nURL: x.example' }), 400, 'descriptionMissing'],
  ['no name', aTicket({ customerName: undefined }), 400, 'nameMissing'],
  ['a blank name', aTicket({ customerName: ' ' }), 400, 'nameMissing'],
  ['no email', aTicket({ customerEmail: undefined }), 400, 'emailMissing'],
  ['a blank email', aTicket({ customerEmail: '' }), 400, 'emailMissing'],
  ['words for an email', aTicket({ customerEmail: 'mari at firma' }), 400, 'emailMalformed'],
  ['two addresses', aTicket({ customerEmail: 'a,b@c.de' }), 400, 'emailMalformed'],
  ['an address with a header', aTicket({ customerEmail: 'b@x.de\r\nBcc: v@e.tld' }), 400, 'emailMalformed'],
  ['a file nobody sent', aTicket({ attachments: ['0190a5b2-aaaa'] }), 400, 'filesGone'],
  ['a subject too long', aTicket({ subject: 'x'.repeat(TICKET_LIMITS.subject + 1) }), 400, 'tooLong'],
  ['a message too long', aTicket({ message: 'x'.repeat(TICKET_LIMITS.message + 1) }), 400, 'tooLong'],
  ['no priority', aTicket({ priority: undefined }), 400, 'sendFailed'],
  ['another priority', aTicket({ priority: 'urgent' }), 400, 'malformed'],
  ['an unknown category', aTicket({ category: 'Complaint' }), 400, 'malformed'],
  ['an unknown language', aTicket({ language: 'xx' }), 400, 'malformed'],
  ['an unknown field', aTicket({ ticketNumber: 'K7M-3QX3' }), 400, 'malformed'],
  ['six files', aTicket({ attachments: ['a', 'b', 'c', 'd', 'e', 'f'] }), 400, 'malformed'],
  ['a file that is no id', aTicket({ attachments: ['../../etc/passwd'] }), 400, 'malformed'],
  ['65 KiB', aTicket({ message: 'x'.repeat(65 * 1024) }), 413, 'tooLarge'],
]

test.each(refused)('%s is refused in the language of the customer, and nothing changes', async (...row) => {
  const [, body, status, sentence] = row
  await using app = await startTestApp()
  for (const [language, hint] of [
    ['en', {}],
    [THIRD, { referer: `http://localhost:3000/${THIRD}` }],
    [OTHER_ALPHABET, { 'accept-language': `tlh, ${OTHER_ALPHABET}-XX;q=0.8, en;q=0.1` }],
  ] as const) {
    const response = await app.postTicket(body, hint)
    expect(response.statusCode).toBe(status)
    expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    const { supportTicket, problems } = messages[language]
    expect(response.json()).toMatchObject({
      success: false,
      message: { ...supportTicket, ...problems }[sentence],
    })
  }
  expect(await app.countRows()).toBe(0)
})

test('in whatever way JSON is announced, it is read, and its shape is looked at', async () => {
  await using app = await startTestApp()
  for (const type of ['APPLICATION/JSON', ' application/json;x', 'application/json ;charset="utf-8"']) {
    const headers = { 'content-type': type }
    expect((await app.postTicket(aTicket({ more: 1 }), headers)).statusCode, type).toBe(400)
    expect((await app.postTicket(aTicket(), headers)).statusCode, type).toBe(201)
  }
})

test('everything wrong is named at once, in the order of the specification, each with its sentence', async () => {
  await using app = await startTestApp()
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

test('what has no shape and what breaks a rule are named together', async () => {
  await using app = await startTestApp()
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
