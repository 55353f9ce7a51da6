import { expect, test } from 'vitest'

import { agency } from '#content/catalogue/agency.ts'
import { messages } from '#content/messages/messages.ts'
import { POST_LIMITS } from '#domain/rate-limits/limits.ts'

import { samples } from '../../features/conversation/attachments/content/test-content.ts'
import { keptFiles, postFile } from '../../features/conversation/attachments/test-uploads.ts'
import { startLimitedApp } from './test-limits.ts'

const part = { content: samples['text/plain'] }

test('a network may send files for ten tickets in ten minutes', async () => {
  await using app = await startLimitedApp()
  const send = (remoteAddress = '192.0.2.1') => postFile(app.app, part, { remoteAddress })
  await send()
  await app.multiply(POST_LIMITS.files[0].count - 2)
  expect((await send()).statusCode, 'the last file of the tenth ticket').toBe(201)
  app.advance(60_000)
  const refused = await send()
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '540'])
  expect(refused.json()).toMatchObject({
    message: messages.en.problems.tooManyRequests
      .replace('{wait}', 'in 9 minutes')
      .replace('{email}', agency.supportMailbox),
  })
  const before = app.transactions()
  expect((await send()).statusCode).toBe(429)
  expect(app.transactions()).toBe(before)
  expect((await keptFiles(app.db)).files).toHaveLength(2)
  expect((await send('198.51.100.7')).statusCode, 'another network').toBe(201)
  expect((await app.contact()).statusCode, 'the ticket the files are for').toBe(201)
  app.advance(9 * 60_000)
  expect((await send()).statusCode).toBe(201)
})
