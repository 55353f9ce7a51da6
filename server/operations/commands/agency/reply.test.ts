import { expect } from 'vitest'

import { LOCALE_CODES } from '#domain/language/locales.ts'

import { saveStartSettings } from '../../last-start.ts'
import { readSettings } from '../../../settings.ts'
import { aTicket, secretIn } from '../../../test-posts.ts'
import { startTestAgency, test } from './test-agency.ts'

type TestAgency = Awaited<ReturnType<typeof startTestAgency>>

/** Opens a ticket; what follows is a second later. */
async function openTicket(
  { app, advance }: TestAgency,
  differences: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<string> {
  const answer = await app.postTicket(aTicket(differences), headers)
  advance(1_000)
  return answer.json<{ ticketNumber: string }>().ticketNumber
}

function customerMails({ db }: TestAgency) {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('recipient', '=', 'mari@firma.example')
    .orderBy('created_at')
    .execute()
}

/** The ticket as its page shows it, by the link of the newest mail. */
async function statusOf(staff: TestAgency) {
  const secret = secretIn((await customerMails(staff)).at(-1))
  return (await staff.app.postJson('/api/ticket-status', { secret })).json<Record<string, unknown>>()
}

test('an answer stands on the page of the ticket and is mailed into its conversation', async ({ staff }) => {
  const number = await openTicket(staff)
  const { code, output } = await staff.agencyWriting('We changed it.\r\nLook again.\n\n', 'reply', number)
  expect({ code, output }).toEqual({
    code: 0,
    output: `${number} is answered; the mail goes to mari@firma.example.\n`,
  })
  const [confirmation, answer] = await customerMails(staff)
  expect(answer).toMatchObject({
    kind: 'answer',
    auto_submitted: 'no',
    reply_to: 'support@agency.example',
    sender: 'no-reply@agency.example',
    state: 'queued',
    attempts: 0,
    in_reply_to: confirmation?.message_id,
    references: confirmation?.message_id,
    subject: `Re: ${confirmation?.subject}`,
  })
  expect(answer?.text).toContain('    We changed it.\n    Look again.\n')
  expect(await statusOf(staff)).toMatchObject({
    state: 'answered',
    answerBy: null,
    events: [
      { type: 'created' },
      { type: 'staff-reply', text: 'We changed it.\nLook again.', at: '2026-03-02T15:00:01.000Z' },
    ],
  })
})

test.for(LOCALE_CODES)('the mails of a conversation in %s have one subject', async (language, { staff }) => {
  const number = await openTicket(staff, { language })
  for (const command of ['reply', 'close']) {
    staff.advance(1_000)
    await staff.agencyWriting('Done.', command, number)
  }
  const [first, ...later] = await customerMails(staff)
  expect(later.map(({ kind }) => kind)).toEqual(['answer', 'closed'])
  for (const mail of later) {
    expect(mail).toMatchObject({ language, subject: `Re: ${first?.subject}` })
    expect(mail.html).toContain(`<html lang="${language}">`)
    expect(mail.text).toContain(`https://agency.example/${language}/ticket#`)
    expect(`${mail.subject}${mail.text}${mail.html}`).not.toMatch(/\{[a-zA-Z]+\}|zq[a-zA-Z]+qz/)
  }
})

test('the staff write Markdown: a tag stays text, a link says where it leads', async ({ staff }) => {
  const number = await openTicket(staff)
  await staff.agencyWriting('<b>bold</b> [x](https://elsewhere.example) {agency}', 'reply', number)
  const answer = (await customerMails(staff)).at(-1)
  expect(answer?.html).toContain('&lt;b&gt;bold&lt;/b&gt;')
  expect(answer?.html).toMatch(/href="https:\/\/elsewhere\.example\/?"[^>]*>x<\/a>[^<]*elsewhere\.example/)
  expect(answer?.html).toContain('{agency}')
})

test('an answer to a solved ticket opens it again', async ({ staff }) => {
  const number = await openTicket(staff)
  await staff.agency('close', number)
  staff.advance(1_000)
  await staff.agencyWriting('One thing more.', 'reply', number)
  expect(await statusOf(staff)).toMatchObject({
    state: 'answered',
    events: [{ type: 'created' }, { type: 'solved-by-staff' }, { type: 'staff-reply' }, { type: 'reopened' }],
  })
})

test('closing tells the customer, whose next words open the ticket again', async ({ staff }) => {
  const number = await openTicket(staff)
  expect((await staff.agency('close', number.toLowerCase().replace('-', ' '))).output).toBe(
    `${number} is solved; its customer is told.\n`,
  )
  expect(await statusOf(staff)).toMatchObject({ state: 'solved', answerBy: null })
  const secret = secretIn((await customerMails(staff)).at(-1))
  staff.advance(1_000)
  await staff.app.postJson('/api/ticket-replies', { secret, message: 'Not yet.' })
  expect(await statusOf(staff)).toMatchObject({ state: 'open' })
})

test('a ticket that is solved already is closed by nobody and nobody is written to', async ({ staff }) => {
  const number = await openTicket(staff)
  await staff.agency('close', number)
  expect(await staff.agency('close', number)).toMatchObject({
    code: 0,
    output: `${number} was solved already.\n`,
  })
  expect(await customerMails(staff)).toHaveLength(2)
})

test.for([
  ['an empty text', 'reply', ' \n ', 'Nothing was written, so nothing was sent'],
  ['a text beyond what a page shows', 'reply', 'x'.repeat(10_001), 'An answer has at most 10000 characters'],
] as const)('%s is not sent', async ([, command, text, refusal], { staff }) => {
  const number = await openTicket(staff)
  const rows = await staff.app.countRows()
  expect(await staff.agencyWriting(text, command, number)).toEqual({ code: 1, output: '', refusal })
  expect(await staff.app.countRows()).toBe(rows)
})

test.for(['reply', 'close'])('%s names what is wrong with a number', async (command, { staff }) => {
  const refusalOf = async (...parameters: string[]) =>
    (await staff.agencyWriting('Hello', command, ...parameters)).refusal
  expect(await refusalOf()).toBe('Name one ticket, request or lead')
  expect(await refusalOf('K7M-3QX3', 'K7M-3QX3')).toBe('Name one ticket, request or lead')
  expect(await refusalOf('K7M-3QX4')).toMatch(/^That is no ticket number/)
  expect(await refusalOf('K7M-3QX3')).toBe('There is no ticket, request or lead K7M-3QX3')
  expect(await refusalOf('--force')).toMatch(/Unknown option/)
})

test('what sends or removes is refused by other settings than the server’s, each named, and changes nothing', async () => {
  await using staff = await startTestAgency({ SMTP_URL: 'smtp://user:secret-canary@mail.example' })
  const number = await openTicket(staff)
  await staff.write((trx) => saveStartSettings(trx, staff.settings, staff.now()))
  expect(JSON.stringify(await staff.db.selectFrom('server_state').selectAll().execute())).not.toContain(
    'canary',
  )
  const settings = {
    ...staff.settings,
    ...readSettings({ MAIL_FROM: 'other@agency.example' }),
    databaseUrl: null,
  }
  const before = await staff.app.countRows()
  for (const command of [['reply', number], ['close', number], ['retention']]) {
    const { code, refusal, output } = await staff.agencyWith({ settings }, ...command)
    expect({ code, output }).toEqual({ code: 1, output: '' })
    expect(refusal).toContain('SITE_URL is https://agency.example there, http://localhost:3000 here; ')
    expect(refusal).toContain('MAIL_FROM is no-reply@agency.example there, other@agency.example here; ')
    expect(refusal).toContain('SMTP_URL is smtp://mail.example there, none here. ')
  }
  expect(await staff.app.countRows()).toBe(before)
  expect((await staff.agencyWith({ settings }, 'list')).code).toBe(0)
  expect((await staff.agency('close', number)).code).toBe(0)
})

test('nor is a post let through by other settings', async ({ staff }) => {
  const number = await openTicket(staff, {}, { 'form-token': '' })
  await staff.write((trx) => saveStartSettings(trx, staff.settings, staff.now()))
  const settings = { ...staff.settings, siteUrl: 'http://localhost:3000' }
  const { refusal } = await staff.agencyWith({ settings }, 'review', 'release', number)
  expect(refusal).toContain('SITE_URL is ')
})
