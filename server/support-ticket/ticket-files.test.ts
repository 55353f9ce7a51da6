import { expect, test } from 'vitest'

import { messages } from '#content/messages/messages.ts'

import { keepAttachment } from '../attachments/test-attachment.ts'
import { readMailFiles } from '../attachments/read-mail-files.ts'
import { samples } from '../attachments/content/test-content.ts'
import { postFile } from '../attachments/test-uploads.ts'
import { startTestApp } from '../test-app.ts'
import { aTicket, secretIn } from './a-ticket.ts'

type App = Awaited<ReturnType<typeof startTestApp>>

async function uploaded(app: App, filename: string, type: keyof typeof samples): Promise<string> {
  return (await postFile(app.app, { filename, content: samples[type] })).json<{ id: string }>().id
}

async function mailsOf(app: App) {
  const mails = await app.db.selectFrom('outbox').selectAll().execute()
  const files = await Promise.all(mails.map(({ id }) => readMailFiles(app.write, id)))
  return mails.map((mail, index) => ({ ...mail, files: files[index] ?? [] }))
}

test('files go to the staff with the ticket, and only their names to the customer’s page', async () => {
  await using app = await startTestApp()
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
    events: { type: string; files: string[] }[]
  }>()
  expect(events[0]).toMatchObject({ type: 'created', files: ['pood.png', 'logi.txt'] })
})

test('a file belongs to one ticket: another that names it is not made at all', async () => {
  await using app = await startTestApp()
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

test('files too large for an email stay on the server and are named', async () => {
  await using app = await startTestApp()
  const { write } = app
  const attachments = [
    await keepAttachment(write, ['x'], { size: 9 * 1024 * 1024 }),
    await keepAttachment(write, ['x'], { size: 9 * 1024 * 1024 }),
  ]
  await app.postJson('/api/tickets', aTicket({ attachments }))
  const toStaff = (await mailsOf(app)).find(({ kind }) => kind === 'ticket-notification')
  expect(toStaff?.files).toEqual([])
  expect(toStaff?.text).toContain('too large for an email, kept on the server')
})
