import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, vi } from 'vitest'

import { beginRequest, post } from './operations/faults/requests.ts'
import { testFolder, test } from './test-app.ts'
import { startTestProcess } from './test-process.ts'

vi.setConfig({ testTimeout: 30_000 }) // processes start and end

test('a second signal ends at once', async ({ folder }) => {
  await using server = startTestProcess({ DATA_DIR: folder.path })
  const { socket } = await beginRequest(await server.address(), '/api/contact', 'Mari')
  socket.on('error', () => undefined) // a reset is what the test asks for
  server.kill('SIGTERM')
  await server.logged('stopping')
  server.kill('SIGTERM')
  expect(await server.exited).toMatchObject({ code: 1 })
  socket.destroy()
})

test.for(['gone', 'asleep'])(
  'where the reader of its log is %s, it ends all the same',
  async (how, { folder }) => {
    await using server = startTestProcess({ DATA_DIR: folder.path })
    const address = await server.address()
    server.stopReading() // lines wait in the process once the pipe is full
    for (let sent = 0; sent < 3_000; sent += 100) {
      const visits = Array.from({ length: 100 }, (_, page) => fetch(new URL(`/${page}`, address)))
      await Promise.all(visits.map(async (visit) => (await visit).arrayBuffer()))
    }
    if (how === 'gone') server.closeOutput()
    server.kill('SIGTERM')
    await vi.waitFor(() => expect(() => process.kill(server.pid, 0)).toThrow('ESRCH'), { timeout: 12_000 })
  },
)

test('a bad setting stops the start with one line', async ({ folder }) => {
  await using server = startTestProcess({ DATA_DIR: folder.path, SMTP_URL: 'secret' })
  const { code, errors } = await server.exited
  expect(code).toBe(1)
  expect(errors).toMatch(/^SMTP_URL must [^\n]+\n$/)
  expect(errors).not.toContain('secret')
})

test('a port in use stops the start with one line', async ({ folder }) => {
  await using other = testFolder()
  await using first = startTestProcess({ DATA_DIR: folder.path })
  const { port } = await first.address()
  await using second = startTestProcess({ DATA_DIR: other.path, PORT: port })
  expect(await second.exited).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^listen EADDRINUSE[^\n]+\n$/) as string,
  })
})

test('one server at a time works on a SQLite file; one that was killed leaves no lock', async ({
  folder,
}) => {
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

test('what people wrote is for the user of the server alone, also where it was open before', async ({
  folder,
}) => {
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
