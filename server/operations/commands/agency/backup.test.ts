import { join } from 'node:path'

import { expect, test } from 'vitest'

import { startTestAgency } from './test-agency.ts'

test('a backup is made beside a running server, and restored where there was nothing', async () => {
  await using context = await startTestAgency()
  const file = join(context.dataDir, 'backup.db')
  expect((await context.agency('backup', file)).output).toBe('The backup is whole and on disk.\n')
  const settings = { ...context.settings, databaseUrl: null, dataDir: join(context.dataDir, 'elsewhere') }
  expect((await context.agencyWith({ settings }, 'restore', file)).output).toBe(
    'The backup is in its place: start the server.\n',
  )
})

test.each([
  [['backup'], 'Name one file'],
  [['backup', 'a', 'b'], 'Name one file'],
  [['restore'], 'Name one file'],
])('%j is refused', async (parameters, refusal) => {
  await using context = await startTestAgency()
  expect(await context.agency(...parameters)).toMatchObject({ refusal })
})
