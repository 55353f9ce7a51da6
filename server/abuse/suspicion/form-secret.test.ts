import { randomBytes } from 'node:crypto'

import { expect, test } from 'vitest'

import { openTestDatabase } from '../../test-app.ts'
import { keepFormSecret } from './form-secret.ts'

test('a database has one secret, however many processes start on it at once', async () => {
  await using store = await openTestDatabase()
  await store.write((trx) =>
    trx.insertInto('form_secret').values({ name: 'of something else', secret: 'x' }).execute(),
  )
  const keep = () => store.write((trx) => keepFormSecret(trx, randomBytes))
  const secrets = await Promise.all([keep(), keep(), keep()])
  expect(new Set([...secrets, await keep()]).size).toBe(1)
  expect(secrets[0]).toMatch(/^[\w-]{43}$/)
})
