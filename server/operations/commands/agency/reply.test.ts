import { expect, test } from 'vitest'

import { LOCALE_CODES } from '#domain/language/locales.ts'

import { saveStartSettings } from '../../last-start.ts'
import { readSettings } from '../../../settings.ts'
import { aTicket, secretIn } from '../../../features/support-ticket/a-ticket.ts'
import { startTestAgency } from './test-agency.ts'

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
async function statusOf(context: TestAgency) {
  const secret = secretIn((await customerMails(context)).at(-1))
  return (await context.app.postJson('/api/ticket-status', { secret })).json<Record<string, unknown>>()
}

test('an answer stands on the page of the ticket and is mailed into its conversation', async () => {
  await using context = await startTestAgency()
  const number = await openTicket(context)
  const { code, output } = await context.agencyWriting('We changed it.\r\nLook again.\n\n', 'reply', number)
  expect({ code, output }).toEqual({
    code: 0,
    output: `${number} is answered; the mail goes to mari@firma.example.\n`,
  })
  const [confirmation, answer] = await customerMails(context)
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
  expect(await statusOf(context)).toMatchObject({
    state: 'answered',
    answerBy: null,
    events: [
      { type: 'created' },
      { type: 'staff-reply', text: 'We changed it.\nLook again.', at: '2026-03-02T15:00:01.000Z' },
    ],
  })
})

test.each(LOCALE_CODES)(
  'the mails of a conversation in %s have one subject, or mail programs take it apart',
  async (language) => {
    await using context = await startTestAgency()
    const number = await openTicket(context, { language })
    for (const command of ['reply', 'close']) {
      context.advance(1_000)
      await context.agencyWriting('Done.', command, number)
    }
    const [first, ...later] = await customerMails(context)
    expect(later.map(({ kind }) => kind)).toEqual(['answer', 'closed'])
    for (const mail of later) {
      expect(mail).toMatchObject({ language, subject: `Re: ${first?.subject}` })
      expect(mail.html).toContain(`<html lang="${language}">`)
      expect(mail.text).toContain(`https://agency.example/${language}/ticket#`)
      expect(`${mail.subject}${mail.text}${mail.html}`).not.toMatch(/\{[a-zA-Z]+\}|zq[a-zA-Z]+qz/)
    }
  },
)

test('what the staff write is Markdown, as on the page: a tag stays text, a link says where it leads', async () => {
  await using context = await startTestAgency()
  const number = await openTicket(context)
  await context.agencyWriting('<b>bold</b> [x](https://elsewhere.example) {agency}', 'reply', number)
  const answer = (await customerMails(context)).at(-1)
  expect(answer?.html).toContain('&lt;b&gt;bold&lt;/b&gt;')
  expect(answer?.html).toMatch(/href="https:\/\/elsewhere\.example\/?"[^>]*>x<\/a>[^<]*elsewhere\.example/)
  expect(answer?.html).toContain('{agency}')
})

test('an answer to a solved ticket opens it again', async () => {
  await using context = await startTestAgency()
  const number = await openTicket(context)
  await context.agency('close', number)
  context.advance(1_000)
  await context.agencyWriting('One thing more.', 'reply', number)
  expect(await statusOf(context)).toMatchObject({
    state: 'answered',
    events: [{ type: 'created' }, { type: 'solved-by-staff' }, { type: 'staff-reply' }, { type: 'reopened' }],
  })
})

test('closing tells the customer, whose next words open the ticket again', async () => {
  await using context = await startTestAgency()
  const number = await openTicket(context)
  expect((await context.agency('close', number.toLowerCase().replace('-', ' '))).output).toBe(
    `${number} is solved; its customer is told.\n`,
  )
  expect(await statusOf(context)).toMatchObject({ state: 'solved', answerBy: null })
  const secret = secretIn((await customerMails(context)).at(-1))
  context.advance(1_000)
  await context.app.postJson('/api/ticket-replies', { secret, message: 'Not yet.' })
  expect(await statusOf(context)).toMatchObject({ state: 'open' })
})

test('a ticket that is solved already is closed by nobody and nobody is written to', async () => {
  await using context = await startTestAgency()
  const number = await openTicket(context)
  await context.agency('close', number)
  expect(await context.agency('close', number)).toMatchObject({
    code: 0,
    output: `${number} was solved already.\n`,
  })
  expect(await customerMails(context)).toHaveLength(2)
})

test.each([
  ['an empty text', 'reply', ' \n ', 'Nothing was written, so nothing was sent'],
  ['a text beyond what a page shows', 'reply', 'x'.repeat(10_001), 'An answer has at most 10000 characters'],
])('%s is not sent', async (_, command, text, refusal) => {
  await using context = await startTestAgency()
  const number = await openTicket(context)
  const rows = await context.app.countRows()
  expect(await context.agencyWriting(text, command, number)).toEqual({ code: 1, output: '', refusal })
  expect(await context.app.countRows()).toBe(rows)
})

test.each(['reply', 'close'])('%s names what is wrong with a number', async (command) => {
  await using context = await startTestAgency()
  const refusalOf = async (...parameters: string[]) =>
    (await context.agencyWriting('Hello', command, ...parameters)).refusal
  expect(await refusalOf()).toBe('Name one ticket, request or lead')
  expect(await refusalOf('K7M-3QX3', 'K7M-3QX3')).toBe('Name one ticket, request or lead')
  expect(await refusalOf('K7M-3QX4')).toMatch(/^That is no ticket number/)
  expect(await refusalOf('K7M-3QX3')).toBe('There is no ticket, request or lead K7M-3QX3')
  expect(await refusalOf('--force')).toMatch(/Unknown option/)
})

test('what sends or removes is refused by other settings than the server’s, each named, and changes nothing', async () => {
  await using context = await startTestAgency({ SMTP_URL: 'smtp://user:secret-canary@mail.example' })
  const number = await openTicket(context)
  await context.write((trx) => saveStartSettings(trx, context.settings, context.now()))
  expect(JSON.stringify(await context.db.selectFrom('server_state').selectAll().execute())).not.toContain(
    'canary',
  )
  const settings = {
    ...context.settings,
    ...readSettings({ MAIL_FROM: 'other@agency.example' }),
    databaseUrl: null,
  }
  const before = await context.app.countRows()
  for (const command of [['reply', number], ['close', number], ['retention']]) {
    const { code, refusal, output } = await context.agencyWith({ settings }, ...command)
    expect({ code, output }).toEqual({ code: 1, output: '' })
    expect(refusal).toContain('SITE_URL is https://agency.example there, http://localhost:3000 here; ')
    expect(refusal).toContain('MAIL_FROM is no-reply@agency.example there, other@agency.example here; ')
    expect(refusal).toContain('SMTP_URL is smtp://mail.example there, none here. ')
  }
  expect(await context.app.countRows()).toBe(before)
  expect((await context.agencyWith({ settings }, 'list')).code).toBe(0)
  expect((await context.agency('close', number)).code).toBe(0)
})

test('nor is a post let through by other settings', async () => {
  await using context = await startTestAgency()
  const number = await openTicket(context, {}, { 'form-token': '' })
  await context.write((trx) => saveStartSettings(trx, context.settings, context.now()))
  const settings = { ...context.settings, siteUrl: 'http://localhost:3000' }
  const { refusal } = await context.agencyWith({ settings }, 'review', 'release', number)
  expect(refusal).toContain('SITE_URL is ')
})
