import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'

import { messages } from '#content/messages/messages.ts'

import { keepAttachment } from './attachments/test-attachment.ts'
import { readMailFiles } from './attachments/attachment-rows.ts'
import { samples } from './attachments/content/test-content.ts'
import { postFile } from './attachments/test-uploads.ts'
import { erasePerson } from '../personal-data/person.ts'
import { type startTestApp, test } from '../../test-app.ts'
import { aTicket, secretIn } from '../../test-posts.ts'

type App = Awaited<ReturnType<typeof startTestApp>>

async function uploaded(app: App, filename: string, type: keyof typeof samples): Promise<string> {
  return (await postFile(app.app, { filename, content: samples[type] })).json<{ id: string }>().id
}

async function ticketWithFile(app: App, name: string) {
  const customerEmail = `${randomUUID()}@firma.example`
  const file = await uploaded(app, name, 'image/png')
  await app.postJson('/api/tickets', aTicket({ customerEmail, attachments: [file] }))
  const secret = secretIn((await app.mails()).find(({ recipient }) => recipient === customerEmail))
  return { file, secret, customerEmail }
}

async function mailsOf(app: App) {
  const mails = await app.db.selectFrom('outbox').selectAll().execute()
  const files = await Promise.all(mails.map(({ id }) => readMailFiles(app.write, id)))
  return mails.map((mail, index) => ({ ...mail, files: files[index] ?? [] }))
}

test('files go to the staff, and by name, type and size to the customer’s page', async ({ app }) => {
  const attachments = [
    await uploaded(app, 'pood.png', 'image/png'),
    await uploaded(app, 'logi.txt', 'text/plain'),
  ]
  const response = await app.postJson('/api/tickets', aTicket({ attachments }))
  expect(response.statusCode).toBe(201)
  const mails = await mailsOf(app)
  const toStaff = mails.find(({ kind }) => kind === 'ticket-notification')
  const toCustomer = mails.find(({ kind }) => kind === 'ticket-confirmation')
  expect(toStaff?.files.map(({ name, content }) => [name, content])).toEqual([
    ['pood.png', samples['image/png']],
    ['logi.txt', samples['text/plain']],
  ])
  expect(toStaff?.text).toContain('pood.png')
  expect(toCustomer?.files).toEqual([])
  const secret = secretIn(toCustomer)
  const { events } = (await app.postJson('/api/ticket-status', { secret })).json<{
    events: { type: string; files: object[] }[]
  }>()
  expect(events[0]).toMatchObject({
    type: 'created',
    files: [
      { id: attachments[0], name: 'pood.png', type: 'image/png', size: samples['image/png'].length },
      { id: attachments[1], name: 'logi.txt', type: 'text/plain', size: samples['text/plain'].length },
    ],
  })
})

test('a file belongs to one ticket: another that names it is not made at all', async ({ app }) => {
  const attachments = [await uploaded(app, 'pood.png', 'image/png')]
  expect((await app.postJson('/api/tickets', aTicket({ attachments }))).statusCode).toBe(201)
  const before = await app.countRows()
  const second = await app.postJson('/api/tickets', aTicket({ subject: 'Again', attachments }))
  expect(second.statusCode).toBe(400)
  expect(second.json()).toMatchObject({
    problems: [{ field: 'attachments', code: 'files-gone', message: messages.en.supportTicket.filesGone }],
  })
  expect(await app.countRows()).toEqual(before)
})

const MB = 1024 * 1024

test.for([
  [6 * MB, 2, 'pood.txt (6 MB)'],
  [6 * MB + 1, 0, 'too big for an email, kept on the server'],
] as const)(
  'of nine megabytes and %i bytes, which %i go to the staff, the mail says “%s”',
  async ([size, sent, said], { app }) => {
    const { write } = app
    const attachments = [
      await keepAttachment(write, ['x'], { size: 9 * MB }),
      await keepAttachment(write, ['x'], { name: 'pood.txt', size }),
    ]
    await app.postJson('/api/tickets', aTicket({ attachments }))
    const toStaff = (await mailsOf(app)).find(({ kind }) => kind === 'ticket-notification')
    expect(await app.db.selectFrom('outbox_attachment').selectAll().execute()).toHaveLength(sent)
    expect(toStaff?.text).toContain(said)
  },
)

test('a page opens the files of its ticket, never to be shown as a page of ours', async ({ app }) => {
  const { file, secret } = await ticketWithFile(app, "Õnne 'pood'.png")
  const response = await app.postJson('/api/ticket-files', { secret, file })
  expect(response.statusCode).toBe(200)
  expect(response.rawPayload).toEqual(samples['image/png'])
  expect(response.headers).toMatchObject({
    'content-type': 'image/png',
    'content-length': String(samples['image/png'].length),
    'content-disposition': "attachment; filename*=UTF-8''%C3%95nne%20%27pood%27.png",
    'content-security-policy': expect.stringContaining('sandbox') as string,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
})

test('a file of many pieces is sent whole, a text with its encoding', async ({ app }) => {
  const pieces = Array.from({ length: 20 }, (_, place) => `piece ${place};`)
  const file = await keepAttachment(app.write, pieces)
  await app.postJson('/api/tickets', aTicket({ attachments: [file] }))
  const secret = secretIn((await app.mails()).find(({ kind }) => kind === 'ticket-confirmation'))
  const response = await app.postJson('/api/ticket-files', { secret, file })
  expect(response.body).toBe(pieces.join(''))
  expect(response.headers['content-type']).toBe('text/plain; charset=utf-8')
})

test('every file that is not of the ticket is answered in the same bytes', async ({ app }) => {
  const { file, secret } = await ticketWithFile(app, 'pood.png')
  const other = await ticketWithFile(app, 'other.png')
  const unclaimed = await uploaded(app, 'unclaimed.png', 'image/png')
  const ask = (body: object) => app.postJson('/api/ticket-files', body)
  const answers = await Promise.all([
    ask({ secret, file: other.file }),
    ask({ secret, file: unclaimed }),
    ...[undefined, '', '%', 5, [file]].map((file) => ask({ secret, file })),
    ask({ secret: other.secret, file }),
    ask({ secret: 'wrong', file }),
  ])
  await erasePerson(app.write, other.customerEmail, new Date())
  answers.push(await ask({ secret: other.secret, file: other.file }), await ask({ secret, file: other.file }))
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
  expect(answers[0].statusCode).toBe(404)
  expect((await ask({ secret, file })).statusCode).toBe(200)
})

test('a reply’s files go to the staff and stand beside it; the ticket’s stay its own', async ({ app }) => {
  const { secret } = await ticketWithFile(app, 'pood.png')
  const attachments = [await uploaded(app, 'b.txt', 'text/plain'), await uploaded(app, 'a.png', 'image/png')]
  const reply = { secret, message: 'Now it looks so.', attachments }
  const headers = { 'idempotency-key': randomUUID() }
  expect((await app.postJson('/api/ticket-replies', reply, headers)).statusCode).toBe(201)
  expect((await app.postJson('/api/ticket-replies', reply, headers)).statusCode).toBe(201) // a copy
  const without = { ...reply, attachments: [] }
  expect((await app.postJson('/api/ticket-replies', without, headers)).statusCode).toBe(422)
  const [toStaff, ...more] = (await mailsOf(app)).filter(({ kind }) => kind === 'reply-notification')
  expect(more).toEqual([])
  expect(toStaff?.files.map(({ name }) => name)).toEqual(['b.txt', 'a.png'])
  expect(toStaff?.text).toContain('b.txt')
  const { events } = (await app.postJson('/api/ticket-status', { secret })).json<{ events: object[] }>()
  expect(events).toMatchObject([
    { type: 'created', files: [{ name: 'pood.png' }] },
    { type: 'customer-reply', files: [{ name: 'b.txt' }, { name: 'a.png' }] },
  ])
  for (const file of attachments)
    expect((await app.postJson('/api/ticket-files', { secret, file })).statusCode).toBe(200)
})

test('a reply with a file that is gone, or with six, is not kept', async ({ app }) => {
  const { file, secret } = await ticketWithFile(app, 'pood.png')
  const before = await app.countRows()
  const reply = (attachments: unknown) =>
    app.postJson('/api/ticket-replies', { secret, message: 'Look.', attachments })
  const { filesGone } = messages.en.supportTicket
  for (const gone of [[file], ['unknown']])
    expect((await reply(gone)).json()).toMatchObject({
      problems: [{ field: 'attachments', code: 'files-gone', message: filesGone }],
    })
  for (const shapeless of [Array.from({ length: 6 }, (_, id) => `${id}`), 'x', ['%']])
    expect((await reply(shapeless)).statusCode).toBe(400)
  expect(await app.countRows()).toBe(before)
})
