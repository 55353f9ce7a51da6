import { expect, test } from 'vitest'

import { openTestDatabase } from '../../test-app.ts'
import { purgeSpentTokens, spendToken } from './spent-token-rows.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
const NOW = new Date('2026-03-02T10:00:00Z')

test('a spent token is forgotten once it is too old to be taken, and not before', async () => {
  await using store = await openTestDatabase()
  const spend = (id: string, at = NOW) => store.write((trx) => spendToken(trx, id, at))
  expect(await spend('old', new Date(NOW.getTime() - DAY_MS - 1))).toBe(true)
  expect(await spend('young', new Date(NOW.getTime() - DAY_MS))).toBe(true)
  expect(await spend('young')).toBe(false)
  await store.write((trx) => purgeSpentTokens(trx, NOW))
  const tokens = await store.db.selectFrom('spent_token').select('id').execute()
  expect(tokens).toEqual([{ id: 'young' }])
})
