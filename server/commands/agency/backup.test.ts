import { join } from 'node:path'

import { expect, test } from 'vitest'

import { startTestAgency } from './test-agency.ts'

const URL_OF_POSTGRES = new URL('postgres://user:secret-canary@db.example:5432/valmis')

test.each([
  ['backup', /^pg_dump .*"\$DATABASE_URL"\n$/],
  ['restore', /^pg_restore .*"\$DATABASE_URL" valmis\.dump\n$/],
])('%s of a PostgreSQL database says what does it, without the password', async (command, said) => {
  await using desk = await startTestAgency()
  const settings = { ...desk.settings, databaseUrl: URL_OF_POSTGRES }
  const { code, output } = await desk.agencyWith({ settings }, command, 'file')
  expect({ code, output }).toEqual({ code: 2, output: expect.stringMatching(said) as string })
  expect(output).not.toContain('canary')
})

test('a backup is made beside a running server, and restored where there was nothing', async () => {
  await using desk = await startTestAgency()
  const { dataDir } = desk
  const settings = { ...desk.settings, databaseUrl: null }
  if (desk.databaseUrl !== null) return // the same files are not there
  const file = join(dataDir, 'backup.db')
  expect((await desk.agency('backup', file)).output).toBe('The backup is whole and on disk.\n')
  const elsewhere = { settings: { ...settings, dataDir: join(dataDir, 'elsewhere') } }
  expect((await desk.agencyWith(elsewhere, 'restore', file)).output).toBe(
    'The backup is in its place: start the server.\n',
  )
})

test('both want one file', async () => {
  await using desk = await startTestAgency()
  const settings = { ...desk.settings, databaseUrl: null }
  for (const command of ['backup', 'restore'])
    for (const parameters of [[], ['a', 'b']])
      expect(await desk.agencyWith({ settings }, command, ...parameters)).toMatchObject({
        refusal: 'Name one file',
      })
})
