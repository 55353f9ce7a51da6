import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { expect, test } from 'vitest'

import { messages } from '#content/messages/messages.ts'
import { POLICY_VERSION } from '#domain/cookie-consent/consent.ts'
import { SECOND as OTHER } from '#domain/language/a-locale.ts'
import { LOCALE_CODES } from '#domain/language/locales.ts'

import { openTestDatabase, testFolder } from '../../test-app.ts'
import { startTestProcess } from '../../test-process.ts'
import { insertConsentTexts } from './consent-texts.ts'

const [FIRST, SECOND] = [new Date('2026-03-02T10:00:00Z'), new Date('2026-04-02T10:00:00Z')]

test('each language has its text, under the hash of exactly that text', async () => {
  await using store = await openTestDatabase()
  await store.write((trx) => insertConsentTexts(trx, FIRST))
  const rows = await store.db.selectFrom('consent_text').selectAll().execute()
  expect(rows.map(({ language }) => language).sort()).toEqual([...LOCALE_CODES].sort())
  for (const { hash, language, policy_version, text, created_at } of rows) {
    expect(hash).toBe(createHash('sha256').update(text, 'utf8').digest('hex'))
    expect(text).toContain(messages[language].cookieConsent.bannerText)
    expect([policy_version, created_at]).toEqual([POLICY_VERSION, FIRST.toISOString()])
  }
})

test('a second start changes nothing, and texts of earlier versions stay', async () => {
  await using store = await openTestDatabase()
  const old = {
    hash: 'ab'.repeat(32),
    language: OTHER,
    policy_version: '2025-01-01',
    created_at: '2025-01-01T00:00:00.000Z',
    text: 'bannerText: …',
  } as const
  await store.db.insertInto('consent_text').values(old).execute()
  const rows = () => store.db.selectFrom('consent_text').selectAll().orderBy('created_at').execute()
  await store.write((trx) => insertConsentTexts(trx, FIRST))
  const before = await rows()
  expect(before[0]).toEqual(old)
  await store.write((trx) => insertConsentTexts(trx, SECOND))
  expect(await rows()).toEqual(before)
  expect(before).toHaveLength(1 + LOCALE_CODES.length)
})

test('the texts are there before the server answers its first request', async () => {
  await using folder = testFolder()
  await using server = startTestProcess({ DATA_DIR: folder.path })
  await server.address()
  using database = new DatabaseSync(join(folder.path, 'valmis.db'), { readOnly: true })
  const row = database.prepare('select count(*) as texts from consent_text').get()
  expect(row).toEqual({ texts: LOCALE_CODES.length })
})
