import { expect, test } from 'vitest'

import { messages } from '#content/messages/messages.ts'

import { DAY_MS, startTestApp } from '../../../test-app.ts'
import { samples } from './content/test-content.ts'
import { forgetNetworkKeys, NETWORK_QUOTA } from './network-quota.ts'
import { keptFiles, postFile } from './test-uploads.ts'

const part = { content: samples['text/plain'] }

/** A server to which a network has already sent this much today. */
async function startUsedApp(files: number, bytes: number) {
  const app = await startTestApp()
  const send = (remoteAddress = '2001:db8::1') => postFile(app.app, part, { remoteAddress })
  await send()
  const [first] = (await keptFiles(app.db)).files
  if (first === undefined) throw new Error('The first file was not kept')
  await app.db.updateTable('attachment').set({ size: bytes }).execute()
  for (let count = 1; count < files; count += 1)
    await app.db
      .insertInto('attachment')
      .values({ ...first, id: `${count}`, size: 0 })
      .execute()
  return { ...app, send }
}

test.each([
  ['sixty files', 60, 100],
  ['hundred megabytes', 1, 100 * 1024 * 1024],
])('a network that has sent its %s of a day is refused until midnight', async (_, files, bytes) => {
  await using app = await startUsedApp(files, bytes)
  const response = await app.send()
  expect(response.statusCode).toBe(429)
  expect(response.headers['retry-after']).toBe(String(14 * 60 * 60))
  expect(response.json()).toMatchObject({
    message: messages.en.supportTicket.filesQuota,
    problems: [{ field: 'file', code: 'quota' }],
  })
  expect((await app.send('2001:db8::ffff:2')).statusCode, 'a neighbour in the /64').toBe(429)
  expect((await app.send('2001:db8:0:1::1')).statusCode, 'another network').toBe(201)
  app.advance(DAY_MS / 2)
  expect((await app.send()).statusCode, 'before midnight').toBe(429)
  app.advance(DAY_MS / 2)
  expect((await app.send()).statusCode, 'the next day').toBe(201)
})

test('one file below the quota is still taken', async () => {
  await using app = await startUsedApp(NETWORK_QUOTA.files - 1, NETWORK_QUOTA.bytes - 10_000)
  expect((await app.send()).statusCode).toBe(201)
})

test('the quota holds when a hundred files arrive at once', async () => {
  await using app = await startUsedApp(NETWORK_QUOTA.files - 3, 100)
  const answers = await Promise.all(Array.from({ length: 100 }, () => app.send()))
  const taken = answers.filter(({ statusCode }) => statusCode === 201)
  expect(taken).toHaveLength(3)
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 429, 503]))
  expect((await keptFiles(app.db)).files).toHaveLength(NETWORK_QUOTA.files)
})

test('no address is kept, and the key of its hash goes with the day', async () => {
  await using app = await startUsedApp(1, 100)
  const keys = () => app.db.selectFrom('network_key').selectAll().execute()
  const [before] = await keys()
  await app.send('192.0.2.9')
  expect(await keys()).toEqual([before])
  const { files } = await keptFiles(app.db)
  for (const { network } of files) expect(network).toMatch(/^[\w-]{43}$/)
  app.advance(DAY_MS)
  await app.send('192.0.2.9')
  expect(await keys()).toMatchObject([{ day: '2026-03-03' }])
  expect(await keys()).not.toContainEqual(before)
  await forgetNetworkKeys(app.db, new Date('2026-03-03T23:59:59Z'))
  expect(await keys()).toHaveLength(1)
  await forgetNetworkKeys(app.db, new Date('2026-03-04T00:00:00Z'))
  expect(await keys()).toEqual([])
})
