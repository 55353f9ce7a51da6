import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { expect, test, vi } from 'vitest'

import * as parts from '#content/catalogue/parts.ts'

import { aVitalsReport } from './features/analytics/a-vitals-report.ts'
import { aConsentRecord } from './features/cookie-consent/a-consent-record.ts'
import { beginRequest, post } from './operations/faults/requests.ts'
import { testFolder } from './test-app.ts'
import { startTestProcess } from './test-process.ts'

vi.setConfig({ testTimeout: 30_000 }) // processes start and end

function postJson(address: URL, path: string, body: unknown): Promise<Response> {
  return fetch(new URL(path, address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

test.skipIf(!parts.chat)(
  'kill -9 right after the answers loses no lead of the chat, no choice about cookies, no measured value',
  async () => {
    await using folder = testFolder()
    await using server = startTestProcess({ DATA_DIR: folder.path })
    const address = await server.address()
    const posts = Array.from({ length: 20 }, async (_, index) => [
      await post(address, '/api/chatbot-lead', `Lead ${index}`),
      await postJson(address, '/api/consents', aConsentRecord()),
      await postJson(address, '/api/vitals', aVitalsReport()),
    ])
    const answers = await Promise.all(posts)
    server.kill('SIGKILL')
    await server.exited
    for (const each of answers) expect(each.map((answer) => answer?.status)).toEqual([201, 201, 204])
    using database = new DatabaseSync(join(folder.path, 'valmis.db'))
    const kept = database.prepare(
      `select (select count(*) from chat_lead) as leads,
        (select count(distinct record_id) from outbox where kind = 'lead-notification') as notified,
        (select count(*) from outbox where kind = 'lead-thanks') as thanked,
        (select count(*) from consent) as choices,
        (select min(count) from vitals_histogram) as counted`,
    )
    expect(kept.get()).toEqual({ leads: 20, notified: 20, thanked: 20, choices: 20, counted: 20 })
    expect(database.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' })
  },
)

test('a second signal ends at once', async () => {
  await using folder = testFolder()
  await using server = startTestProcess({ DATA_DIR: folder.path })
  const { socket } = await beginRequest(await server.address(), '/api/contact', 'Mari')
  socket.on('error', () => undefined) // a reset is what the test asks for
  server.kill('SIGTERM')
  await server.logged('stopping')
  server.kill('SIGTERM')
  expect(await server.exited).toMatchObject({ code: 1 })
  socket.destroy()
})

test('a bad setting stops the start with one line', async () => {
  await using folder = testFolder()
  await using server = startTestProcess({ DATA_DIR: folder.path, SMTP_URL: 'secret' })
  const { code, errors } = await server.exited
  expect(code).toBe(1)
  expect(errors).toMatch(/^SMTP_URL must [^\n]+\n$/)
  expect(errors).not.toContain('secret')
})

test('a port in use stops the start with one line', async () => {
  await using folder = testFolder()
  await using other = testFolder()
  await using first = startTestProcess({ DATA_DIR: folder.path })
  const { port } = await first.address()
  await using second = startTestProcess({ DATA_DIR: other.path, PORT: port })
  expect(await second.exited).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^listen EADDRINUSE[^\n]+\n$/) as string,
  })
})

test('one server at a time works on a SQLite file; one that was killed leaves no lock', async () => {
  await using folder = testFolder()
  await using first = startTestProcess({ DATA_DIR: folder.path })
  await first.address()
  await using second = startTestProcess({ DATA_DIR: folder.path })
  const { code, errors } = await second.exited
  expect(code).toBe(1)
  expect(errors).toMatch(/^Another server works on [^\n]+\/valmis\.db: stop it, or [^\n]+\n$/)
  expect(await post(await first.address(), '/api/contact', 'Mari')).toMatchObject({ status: 201 })
  first.kill('SIGKILL')
  await first.exited
  await using third = startTestProcess({ DATA_DIR: folder.path })
  expect(await post(await third.address(), '/api/contact', 'Mari')).toMatchObject({ status: 201 })
})

test('what people wrote is for the user of the server alone, also where it was open before', async () => {
  await using folder = testFolder()
  const open = ['mail', 'mail/old.eml', 'valmis.db'].map((name) => join(folder.path, name))
  mkdirSync(join(folder.path, 'mail'))
  for (const path of open.slice(1)) writeFileSync(path, '')
  for (const path of [folder.path, ...open]) chmodSync(path, 0o777)
  await using server = startTestProcess({ DATA_DIR: folder.path })
  await post(await server.address(), '/api/contact', 'Mari')
  await server.logged('mail sent')
  const names = readdirSync(folder.path, { recursive: true }) as string[]
  expect(names.join(' ')).toMatch(/valmis\.db-wal/)
  for (const name of ['.', ...names]) expect(statSync(join(folder.path, name)).mode & 0o077, name).toBe(0)
})

test('a second start by mistake does not free the mails the first is sending', async () => {
  await using folder = testFolder()
  const env = { DATA_DIR: folder.path, SMTP_URL: 'smtp://127.0.0.1:1' }
  await using first = startTestProcess(env)
  const { port } = await first.address()
  expect(await post(await first.address(), '/api/contact', 'Mari')).toMatchObject({ status: 201 })
  await first.logged('mail will be tried again')
  using database = new DatabaseSync(join(folder.path, 'valmis.db'), { timeout: 5_000 })
  const until = new Date(Date.now() + 60_000).toISOString()
  database.exec(`update outbox set state = 'sending', lease_owner = 'first', lease_until = '${until}'`)
  await using second = startTestProcess({ ...env, PORT: port })
  expect(await second.exited).toMatchObject({ code: 1 })
  const left = database.prepare("select count(*) as mails from outbox where lease_owner = 'first'")
  expect(left.get()).toEqual({ mails: 2 })
})
