import { join } from 'node:path'

import { expect, test } from 'vitest'

import { startTestAgency } from './test-agency.ts'

test('a backup is made beside a running server, and restored where there was nothing', async () => {
  await using desk = await startTestAgency()
  const file = join(desk.dataDir, 'backup.db')
  expect((await desk.agency('backup', file)).output).toBe('The backup is whole and on disk.\n')
  const settings = { ...desk.settings, databaseUrl: null, dataDir: join(desk.dataDir, 'elsewhere') }
  expect((await desk.agencyWith({ settings }, 'restore', file)).output).toBe(
    'The backup is in its place: start the server.\n',
  )
})

test.each([
  [['backup'], 'Name one file'],
  [['backup', 'a', 'b'], 'Name one file'],
  [['restore'], 'Name one file'],
  [['move'], 'Name one database: postgres://user:password@host:5432/name'],
])('%j is refused', async (parameters, refusal) => {
  await using desk = await startTestAgency()
  expect(await desk.agency(...parameters)).toMatchObject({ refusal })
})

test('a move goes from SQLite to PostgreSQL, and says neither password nor address', async () => {
  await using desk = await startTestAgency()
  const move = (databaseUrl: URL | null, to: string) =>
    desk.agencyWith({ settings: { ...desk.settings, databaseUrl } }, 'move', to)
  const url = 'postgres://user:canary@127.0.0.1:1/valmis'
  expect(await move(new URL(url), url)).toMatchObject({
    refusal: 'DATABASE_URL is set: unset it until everything is moved',
  })
  await expect(move(null, 'canary')).rejects.toThrow(/^DATABASE_URL must look like [^\n]+$/)
  if (desk.databaseUrl === null) {
    await expect(move(null, url)).rejects.toThrow('The database is in use: stop the server first')
    await desk.db.destroy()
    await expect(move(null, url)).rejects.toThrow(/^PostgreSQL cannot be reached: ECONNREFUSED$/)
  }
})
