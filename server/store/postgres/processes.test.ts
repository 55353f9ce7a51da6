import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { expect, test } from 'vitest'

import { testFolder } from '../../test-app.ts'
import { startTestProcess } from '../../test-process.ts'
import { createEmptyTestDatabase } from './test-database.ts'

const run = promisify(execFile)

test('npm run migrate says what it has done, and that a second time there is nothing to do', async () => {
  const url = await createEmptyTestDatabase()
  await using folder = testFolder()
  const migrate = () =>
    run(process.execPath, [join(import.meta.dirname, '../../operations/commands/migrate.ts')], {
      env: { DATABASE_URL: url.href },
      cwd: folder.path,
    })
  expect((await migrate()).stdout).toMatch(/^0001-create-tables\n0002-tickets\n/)
  expect((await migrate()).stdout).toBe('The database has its newest shape already.\n')
})

test('a database that is not there stops the start with one line, which has no password', async () => {
  await using folder = testFolder()
  const DATABASE_URL = 'postgres://valmis:secret@127.0.0.1:1/valmis'
  await using server = startTestProcess({ DATA_DIR: folder.path, DATABASE_URL })
  expect(await server.exited).toMatchObject({
    code: 1,
    errors: 'PostgreSQL cannot be reached: ECONNREFUSED\n',
  })
})
