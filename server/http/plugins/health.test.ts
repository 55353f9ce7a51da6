import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'

import { expect } from 'vitest'

import { messages } from '#content/messages/messages.ts'
import { THIRD } from '#domain/language/a-locale.ts'

import { aContactRequest } from '../../test-posts.ts'
import { collectLog, startTestApp, test } from '../../test-app.ts'

test('a server that works is alive and ready', async ({ app }) => {
  expect((await app.app.inject('/healthz')).statusCode).toBe(200)
  expect((await app.app.inject('/readyz')).statusCode).toBe(200)
})

test.each([
  [31, 503, 'no room: the disk is nearly full'],
  [32, 200, undefined],
])('with %i MiB of room left a server says %i, and still takes posts', async (mebibytes, status, reason) => {
  await using app = await startTestApp({ freeBytes: () => Promise.resolve(mebibytes * 1024 ** 2) })
  const ready = await app.app.inject('/readyz')
  expect([ready.statusCode, ready.json<{ reason?: string }>().reason]).toEqual([status, reason])
  expect((await app.postContact(aContactRequest())).statusCode).toBe(201)
})

test('being asked for our health is logged only where it is not well', async () => {
  const { lines, log } = collectLog('info')
  let mebibytes = 100
  await using app = await startTestApp({ log, freeBytes: () => Promise.resolve(mebibytes * 1024 ** 2) })
  for (const url of ['/healthz', '/readyz']) await app.app.inject(url)
  expect(lines).toEqual([])
  mebibytes = 1
  await app.app.inject('/readyz')
  expect(lines.join('')).toMatch(/the disk is nearly full[\s\S]*"route":"\/readyz","status":503/)
})

test('while the database is locked requests get 503 within 5 s, and pages go on', async ({ app }) => {
  using other = new DatabaseSync(join(app.dataDir, 'valmis.db'))
  other.exec('begin immediate')
  const begun = performance.now()
  const refused = app.postContact(aContactRequest({ language: THIRD }))
  const unready = app.app.inject('/readyz')
  expect((await app.app.inject('/healthz')).statusCode).toBe(200)
  expect((await app.app.inject('/en')).body).toContain('npm run build') // a page, if one is left
  expect(performance.now() - begun).toBeLessThan(1_000)
  const response = await refused
  expect(response.statusCode).toBe(503)
  expect(performance.now() - begun).toBeLessThan(5_000)
  expect(response.headers['retry-after']).toBe('30')
  const [words] = messages[THIRD].problems.unavailable.split('{email}')
  expect(response.json()).toMatchObject({ message: expect.stringContaining(words ?? '') as string })
  expect((await unready).statusCode).toBe(503)
  other.exec('commit')
  expect((await app.postContact(aContactRequest())).statusCode).toBe(201)
  expect(await app.contactRequests()).toHaveLength(1)
}, 15_000)
