import { join } from 'node:path'

import { expect } from 'vitest'

import { test } from './test-agency.ts'

test('a backup is made beside a running server, and restored where there was nothing', async ({ staff }) => {
  const file = join(staff.dataDir, 'backup.db')
  expect((await staff.agency('backup', file)).output).toBe('The backup is whole and on disk.\n')
  const settings = { ...staff.settings, databaseUrl: null, dataDir: join(staff.dataDir, 'elsewhere') }
  expect((await staff.agencyWith({ settings }, 'restore', file)).output).toBe(
    'The backup is in its place: start the server.\n',
  )
})
