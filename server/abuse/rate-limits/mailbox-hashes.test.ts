import { expect, test } from 'vitest'

import { countPerson, erasePerson } from '../../operations/personal-data/erase-person.ts'
import { startLimitedApp } from './test-limits.ts'

test('an erasure takes what is counted of a mailbox, however it was spelled and on whatever day', async () => {
  await using app = await startLimitedApp()
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

test.each(['', 'mari', '%@firma.example'])('of %j nothing is counted', async (email) => {
  await using app = await startLimitedApp()
  await app.contact()
  expect(await countPerson(app.write, email, app.now())).toMatchObject({ counted_post: 0 })
})
