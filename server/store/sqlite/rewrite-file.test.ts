import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { sql } from 'kysely'
import { expect } from 'vitest'

import { test } from '../../test-app.ts'
import { databaseFile } from '../data-folder.ts'
import { openSqlite } from './open-sqlite.ts'
import { isNight, rewriteFile } from './rewrite-file.ts'

test('a rewritten file has no byte of what was removed, while the server has it open', async ({ folder }) => {
  const { db, write } = await openSqlite(folder.path)
  const kept = () =>
    readdirSync(folder.path)
      .map((file) => readFileSync(join(folder.path, file), 'latin1'))
      .join('')
  await sql`pragma secure_delete = off`.execute(db)
  await write((trx) => sql`insert into form_secret values ('zqcanary', 'zqcanary')`.execute(trx))
  await write((trx) => sql`delete from form_secret`.execute(trx))
  expect(kept()).toContain('zqcanary')
  await rewriteFile(folder.path)
  expect(kept()).not.toContain('zqcanary')
  await write((trx) => sql`insert into form_secret values ('a', 'b')`.execute(trx))
  await db.destroy()
})

test('a file that stays locked is said', async ({ folder }) => {
  const { db } = await openSqlite(folder.path)
  using other = new DatabaseSync(databaseFile(folder.path))
  other.exec('begin immediate')
  await expect(rewriteFile(folder.path, 1)).rejects.toThrow(/locked/)
  other.exec('rollback')
  await db.destroy()
})

test('one hour a day is the night, by the clock of the office', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => new Date(Date.UTC(2026, 2, 2, hour)))
  const nights = (zone: string) => hours.filter((now) => isNight(now, zone)).map((now) => now.getUTCHours())
  expect([nights('America/New_York'), nights('Europe/Tallinn')]).toEqual([[8], [1]])
})
