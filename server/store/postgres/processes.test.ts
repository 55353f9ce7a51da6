import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { post } from '../../operations/faults/requests.ts'
import { testFolder } from '../../test-app.ts'
import { startTestProcess } from '../../test-process.ts'
import { openPostgres } from './open-postgres.ts'
import { createEmptyTestDatabase } from './test-database.ts'

const PATIENCE_MS = 60_000
const run = promisify(execFile)

test(
  'two servers start together on an empty database, and kill -9 of one loses nothing that was answered',
  async () => {
    const url = await createEmptyTestDatabase()
    await using folder = testFolder()
    const env = { DATA_DIR: folder.path, DATABASE_URL: url.href, ACKNOWLEDGEMENTS_AN_HOUR: 'off' }
    await using one = startTestProcess(env)
    await using other = startTestProcess(env)
    const [first, second] = await Promise.all([one.address(), other.address()])
    const kept: string[] = []
    let isOver = false
    const visitors = Array.from({ length: 20 }, async (_, visitor) => {
      for (let request = 0; !isOver; request += 1) {
        const name = `Visitor ${visitor}-${request}`
        const answer = await post(visitor % 2 === 0 ? first : second, '/api/contact', name)
        if (answer === null) return
        if (answer.status === 201) kept.push(name)
      }
    })
    await expect.poll(() => kept.length, { timeout: PATIENCE_MS }).toBeGreaterThan(100)
    one.kill('SIGKILL')
    await one.exited
    const soFar = kept.length
    await expect.poll(() => kept.length, { timeout: PATIENCE_MS }).toBeGreaterThan(soFar + 50)
    isOver = true
    await Promise.all(visitors)

    const { db } = await openPostgres(url)
    const { rows } = await sql<{ name: string; mails: number }>`
      select r.name, count(o.id) as mails from contact_request r join outbox o on o.record_id = r.id
      group by r.id`.execute(db)
    await db.destroy()
    const mailsOf = new Map(rows.map(({ name, mails }) => [name, mails]))
    expect(kept.filter((name) => mailsOf.get(name) !== 2)).toEqual([])
  },
  PATIENCE_MS,
)

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
