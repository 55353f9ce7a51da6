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
  [['move'], 'Name one database: postgres://user:password@host:5432/name'],
])('%j is refused', async (parameters, refusal) => {
  await using context = await startTestAgency()
  expect(await context.agency(...parameters)).toMatchObject({ refusal })
})

test('a move goes from SQLite to PostgreSQL, and says neither password nor address', async () => {
  await using context = await startTestAgency()
  const move = (databaseUrl: URL | null, to: string) =>
    context.agencyWith({ settings: { ...context.settings, databaseUrl } }, 'move', to)
  const url = 'postgres://user:canary@127.0.0.1:1/valmis'
  expect(await move(new URL(url), url)).toMatchObject({
    refusal: 'DATABASE_URL is set: unset it until everything is moved',
  })
  await expect(move(null, 'canary')).rejects.toThrow(/^DATABASE_URL must look like [^\n]+$/)
  if (context.databaseUrl === null) {
    await expect(move(null, url)).rejects.toThrow('The database is in use: stop the server first')
    await context.db.destroy()
    await expect(move(null, url)).rejects.toThrow(/^PostgreSQL cannot be reached: ECONNREFUSED$/)
  }
})
