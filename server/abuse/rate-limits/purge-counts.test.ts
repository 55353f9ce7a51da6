import { expect, test } from 'vitest'

import { purgeCounts } from './purge-counts.ts'
import { startLimitedApp } from './test-limits.ts'

const HOUR_MS = 60 * 60_000

test('what counts toward nothing any more goes, and with the second midnight its key', async () => {
  await using app = await startLimitedApp() // at nine in the evening
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
