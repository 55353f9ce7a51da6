import { randomUUID } from 'node:crypto'

import { expect } from 'vitest'

import { agency as catalogue } from '#content/catalogue/agency.ts'
import { SECOND } from '#domain/language/a-locale.ts'

import { keepAttachment } from '../../features/conversation/attachments/test-attachment.ts'
import { START, test } from '../../operations/commands/agency/test-agency.ts'
import { DAY_MS, startTestApp } from '../../test-app.ts'
import { aChatLead, aContactRequest, aTicket, aTicketForm, aFormToken } from '../../test-posts.ts'
import { loadTestSite } from '../../http/built-pages/test-site.ts'
import { hiddenFields } from './test-confirmation.ts'

const at = (ms: number) => new Date(START + ms)
const before = (ms: number) => aFormToken({ issuedAt: at(-ms) })

type Headers = Record<string, string>
const ROBOTS: readonly [string, Record<string, string>, () => Headers, reason: string][] = [
  ['no token', {}, () => ({ 'form-token': '' }), 'no-token'],
  ['a token nobody gave it', {}, () => ({ 'form-token': randomUUID() }), 'token-forged'],
  [
    'a token of another site',
    {},
    () => aFormToken({ now: at(0) }, 'the secret of quite another site'),
    'token-forged',
  ],
  ['no patience', {}, () => before(2_999), 'token-too-young'],
  ['a token of tomorrow', {}, () => before(-DAY_MS), 'token-too-young'],
  ['a token of the day before yesterday', {}, () => before(DAY_MS + 1), 'token-expired'],
  [
    'every field filled in',
    { remarks: 'https://shop.example' },
    () => aFormToken({ now: at(0) }),
    'honeypot-filled',
  ],
]

test.for(ROBOTS)(
  'a robot with %s is answered like a person, kept, and set aside; released it is whole',
  async ([, fields, headers, reason], { staff }) => {
    const { app } = staff
    const file = await keepAttachment(staff.write, ['words'], { created_at: staff.now().toISOString() })
    const post = (url: string, body: object) => app.postJson(url, { ...body, ...fields }, headers())
    const answers = [
      await post('/api/contact', aContactRequest({ email: 'one@firma.example' })),
      await post('/api/chatbot-lead', aChatLead({ email: 'two@firma.example' })),
      await post('/api/tickets', aTicket({ customerEmail: 'three@firma.example', attachments: [file] })),
    ]
    const [person] = [await app.postContact(aContactRequest({ email: 'person@firma.example' }))]
    for (const answer of answers.slice(0, 2)) {
      expect([answer.statusCode, answer.body]).toEqual([201, person.body])
      expect(Object.keys(answer.headers)).toEqual(Object.keys(person.headers))
    }
    expect(answers[2]?.json()).toMatchObject({ success: true, ticketNumber: expect.any(String) as string })
    const ofPerson = await app.mails()
    expect(ofPerson.map(({ kind }) => kind)).toEqual(['contact-notification', 'contact-confirmation'])
    const review = { state: 'waiting', reasons: JSON.stringify([reason]) }
    expect(await app.reviews()).toMatchObject([review, review, review])
    expect((await staff.agency('list', 'contact', '--json')).output).not.toContain('one@firma.example')
    expect((await staff.agency('list', 'leads')).output).toBe('Nothing.\n')
    expect((await staff.agency('list')).output).toBe('Nothing.\n')

    staff.advance(DAY_MS)
    const ids = (await app.reviews()).map(({ record_id }) => record_id)
    expect((await staff.agency('review', 'release', ...ids)).code).toBe(0)
    const mails = (await app.mails()).filter(({ id }) => !ofPerson.some((mail) => mail.id === id))
    expect(mails.map(({ kind, recipient }) => `${kind} to ${recipient}`).toSorted()).toEqual([
      'contact-confirmation to one@firma.example',
      'contact-notification to sales@agency.example',
      'lead-notification to sales@agency.example',
      'lead-thanks to two@firma.example',
      'ticket-confirmation to three@firma.example',
      'ticket-notification to support@agency.example',
    ])
    const files = await staff.db.selectFrom('outbox_attachment').select('attachment_id').execute()
    expect(files).toEqual([{ attachment_id: file }])
    const [ticket] = await app.tickets()
    expect(Date.parse(ticket?.answer_by ?? '')).toBeGreaterThan(staff.now().getTime())
  },
)

test('a token is good for one post, of however many that arrive at once', async ({ app }) => {
  const token = aFormToken({ now: new Date('2026-03-02T10:00:00Z') })
  const posts = Array.from({ length: 20 }, (_, index) =>
    app.postContact(aContactRequest({ email: `robot${index}@firma.example` }), token),
  )
  expect((await Promise.all(posts)).map(({ statusCode }) => statusCode)).toEqual(posts.map(() => 201))
  const reviews = await app.reviews()
  expect(reviews).toHaveLength(19)
  expect(new Set(reviews.map(({ reasons }) => reasons))).toEqual(new Set(['["token-spent"]']))
  expect(await app.mails()).toHaveLength(2)
})

test('a copy under the same key spends no token, and is answered as the first was', async ({ app }) => {
  const headers = {
    ...aFormToken({ now: new Date('2026-03-02T10:00:00Z') }),
    'idempotency-key': randomUUID(),
  }
  const [first, copy] = [await app.postTicket(aTicket(), headers), await app.postTicket(aTicket(), headers)]
  expect(copy.body).toBe(first.body)
  expect(await app.reviews()).toEqual([])
})

test('a post that could not be kept has not spent its token', async () => {
  let isFull = true
  await using app = await startTestApp({
    aroundWrite: (write) => (work) =>
      write(async (trx) => {
        const result = await work(trx)
        if (isFull) throw new Error('disk full')
        return result
      }),
  })
  const token = aFormToken({ now: new Date('2026-03-02T10:00:00Z') })
  expect((await app.postContact(aContactRequest(), token)).statusCode).toBe(500)
  isFull = false
  expect((await app.postContact(aContactRequest(), token)).statusCode).toBe(201)
  expect(await app.reviews()).toEqual([])
})

test.each([
  ['nothing', {}, null],
  ['an empty trap', { remarks: '' }, null],
  ['a trap filled in', { remarks: 'https://shop.example' }, '["honeypot-filled"]'],
])('a plain form with a token and %s: %s', async (_, fields, reasons) => {
  await using app = await startTestApp()
  const body = new URLSearchParams({ ...aContactRequest(), ...fields }).toString()
  const answers = [await app.postForm(body), await app.postTicketForm(aTicketForm(fields))]
  expect(answers.map(({ headers }) => String(headers.location).replace(/\?.*/, ''))).toEqual([
    '/en/contact/sent',
    `/${SECOND}/ticket/sent`,
  ])
  const expected = reasons === null ? [] : [reasons, reasons]
  expect((await app.reviews()).map((review) => review.reasons)).toEqual(expected)
  expect(await app.mails()).toHaveLength(reasons === null ? 4 : 0)
})

test('who writes on the page of a ticket that was set aside is let through', async ({ staff }) => {
  const { app } = staff
  const posted = await app.postTicket(aTicket(), { 'form-token': '' })
  const { ticketNumber: number } = posted.json<{ ticketNumber: string }>()
  await app.postJson('/api/ticket-links', { number, email: 'mari@firma.example' })
  const [link] = await app.mails()
  expect(link?.kind).toBe('ticket-link')
  const secret = /\/ticket#([\w-]+)/.exec(link?.text ?? '')?.[1]
  const status = await app.postJson('/api/ticket-status', { secret })
  expect(status.json()).toMatchObject({ number, state: 'open' })
  expect((await app.reviews()).map(({ state }) => state)).toEqual(['waiting']) // reading changes nothing

  staff.advance(DAY_MS)
  await app.postJson('/api/ticket-replies', { secret, message: 'Is anybody there?' })
  expect((await app.reviews()).map(({ state }) => state)).toEqual(['released'])
  const toStaff = (await app.mails()).filter(({ recipient }) => recipient === 'support@agency.example')
  expect(toStaff.map(({ kind }) => kind).toSorted()).toEqual(['reply-notification', 'ticket-notification'])
  const reply = toStaff.find(({ kind }) => kind === 'reply-notification')
  const notification = toStaff.find(({ kind }) => kind === 'ticket-notification')
  expect(reply?.in_reply_to).toBe(notification?.message_id)
  await app.postJson('/api/ticket-solved', { secret })
  expect((await app.reviews()).map(({ state }) => state)).toEqual(['released'])
})

test('five hundred people who take their time are answered, and none of them is set aside', async () => {
  let time = START
  const now = () => new Date(time)
  await using app = await startTestApp({ now, site: loadTestSite() })
  const forms = ['contact', 'contact without script', 'ticket', 'lead'] as const
  for (let person = 0; person < 500; person += 1) {
    const email = `person${person}@firma.example`
    const language = catalogue.staffLanguage
    const issuedAt = new Date(time)
    const readFor = 3_000 + ((person * 7_919) % 600_000) // from three seconds to ten minutes on the form
    time += readFor
    const token = aFormToken({ issuedAt })
    const plain = { name: 'Mari', message: 'Hello', remarks: '', email }
    const post = {
      contact: () => app.postContact(aContactRequest({ email, language, remarks: '' }), token),
      'contact without script': async () => {
        const question = await app.postForm(new URLSearchParams({ ...plain, formToken: '' }).toString())
        time += readFor
        return app.postForm(new URLSearchParams(hiddenFields(question.body)).toString())
      },
      ticket: () => app.postTicket(aTicket({ customerEmail: email }), token),
      lead: () => app.postJson('/api/chatbot-lead', aChatLead({ email }), token),
    }[forms[person % forms.length] ?? 'contact']
    expect([201, 303]).toContain((await post()).statusCode)
  }
  expect(await app.reviews()).toEqual([])
  expect(await app.mails()).toHaveLength(1_000)
}, 60_000)
