import { expect } from 'vitest'

import { countPerson, erasePerson } from '../../features/personal-data/person.ts'
import { purgeCounts } from './counted-posts.ts'
import { test } from './test-limits.ts'

const HOUR_MS = 60 * 60_000

test('what counts toward nothing any more goes, and with the second midnight its key', async ({ app }) => {
  const keys = async () =>
    (await app.db.selectFrom('counting_key').select('day').execute()).map(({ day }) => day)
  const purge = () => app.write((trx) => purgeCounts(trx, app.now()))
  await app.contact()
  app.advance(12 * HOUR_MS)
  await app.contact()
  expect((await keys()).toSorted()).toEqual(['2026-03-02', '2026-03-03'])
  app.advance(12 * HOUR_MS - 1)
  await purge()
  expect(await app.counted()).toHaveLength(6)
  app.advance(1)
  await purge()
  expect(await app.counted()).toHaveLength(3)
  expect(await keys()).toHaveLength(2)
  app.advance(3 * HOUR_MS)
  await purge()
  expect(await keys()).toEqual(['2026-03-03'])
  app.advance(24 * HOUR_MS)
  await purge()
  expect(await keys()).toEqual([])
  expect(await app.counted()).toEqual([])
})

test('an erasure takes what is counted of a mailbox, in any spelling and of any day', async ({ app }) => {
  await app.contact({}, { email: 'Mari+shop@firma.example' })
  await app.contact({}, { email: 'jaan@firma.example' })
  app.advance(12 * 60 * 60_000)
  await app.contact({}, { email: 'mari@firma.example' })
  expect(await countPerson(app.write, 'mari@firma.example', app.now())).toMatchObject({ counted_post: 2 })
  const { rows } = await erasePerson(app.write, 'mari@firma.example', app.now())
  expect(rows).toMatchObject({ counted_post: 2 })
  expect(await app.counted()).toHaveLength(7)
  expect(await countPerson(app.write, 'jaan@firma.example', app.now())).toMatchObject({ counted_post: 1 })
})

test.for(['', 'mari', '%@firma.example'])('of %j nothing is counted', async (email, { app }) => {
  await app.contact()
  expect(await countPerson(app.write, email, app.now())).toMatchObject({ counted_post: 0 })
})
