import { randomUUID, createHash } from 'node:crypto'
import { expect } from 'vitest'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { messages } from '#content/messages/messages.ts'
import { NOTHING, withVendor } from '#domain/cookie-consent/cookie-choice.ts'
import { POLICY_VERSION } from '#domain/cookie-consent/consent.ts'
import { SECOND } from '#domain/language/a-locale.ts'
import { LOCALE_CODES } from '#domain/language/locales.ts'

import { startTestApp, testFolder, test } from '../../test-app.ts'
import { aConsentRecord } from '../../test-posts.ts'
import { startTestProcess } from '../../test-process.ts'
import { insertConsentTexts } from './consent-route.ts'

const ROUTE = '/api/consents'
const ID = 'q0Zx5mT1V2bK8cWn4sLr7A'

test('a choice is kept with what was chosen and shown, and nothing of who chose', async ({ app }) => {
  const { preferences, vendors } = withVendor(NOTHING, 'matomo', true)
  const { analytics, marketing, functional } = preferences
  const choice = { preferences: { analytics, marketing, functional }, vendors }
  const headers = { 'user-agent': 'canary', referer: 'http://canary/', cookie: 'i18next=ru' }
  const response = await app.postJson(ROUTE, aConsentRecord('analytics', choice), headers)
  expect(response.statusCode).toBe(201)
  expect(response.json()).toEqual({ success: true })
  expect(await app.consents()).toEqual([
    {
      id: expect.any(String) as string,
      created_at: '2026-03-02T10:00:00.000Z',
      consent_id: ID,
      result: 'analytics',
      analytics: 1,
      marketing: 0,
      functional: 0,
      google_analytics: 0,
      google_ads: 0,
      facebook_pixel: 0,
      matomo: 1,
      policy_version: POLICY_VERSION,
      text_hash: 'ab'.repeat(32),
      language: SECOND,
    },
  ])
})

test('a UUID is an id as well', async ({ app }) => {
  expect((await app.postJson(ROUTE, aConsentRecord('rejected', { id: randomUUID() }))).statusCode).toBe(201)
})

test('a changed choice is added to the history, and the earlier ones stay as they were', async () => {
  let time = Date.parse('2026-03-02T10:00:00Z')
  await using app = await startTestApp({ now: () => new Date((time += 1_000)) })
  const results = ['accepted', 'rejected', 'accepted', 'necessary'] as const
  for (const result of results) {
    const choice = result === 'necessary' ? aConsentRecord('rejected', { result }) : aConsentRecord(result)
    await app.postJson(ROUTE, choice, { 'idempotency-key': randomUUID() })
  }
  const history = await app.consents()
  expect(history.map(({ result }) => result)).toEqual(results)
  expect(new Set(history.map(({ consent_id }) => consent_id))).toEqual(new Set([ID]))
})

const preferences = { analytics: true, marketing: false, functional: false }

test.for([
  ['accepting that allows nothing', aConsentRecord('rejected', { result: 'accepted' })],
  ['refusing that allows everything', aConsentRecord('accepted', { result: 'rejected' })],
  ['a category without any of its vendors', aConsentRecord('rejected', { result: 'analytics', preferences })],
  [
    'a vendor without its category',
    aConsentRecord('rejected', { vendors: { ...NOTHING.vendors, google_ads: true } }),
  ],
] as const)('%s contradicts itself and is refused', async ([, record], { app }) => {
  const response = await app.postJson(ROUTE, record)
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({
    message: messages[SECOND].problems.malformed,
    problems: [{ field: 'result', code: 'malformed' }],
  })
  expect(await app.countRows()).toBe(0)
})

test.for([
  ['no id', { id: undefined }],
  ['an address for an id', { id: 'mari@firma.example' }],
  ['an id that is too long', { id: `${ID}A` }],
  ['an unknown result', { result: 'maybe' }],
  ['no vendors', { vendors: undefined }],
  ['a vendor too few', { vendors: { google_analytics: true, google_ads: true, facebook_pixel: true } }],
  ['a vendor we do not know', { vendors: { ...aConsentRecord().vendors, tiktok: true } }],
  ['a number for a switch', { preferences: { analytics: 1, marketing: true, functional: true } }],
  ['a category too many', { preferences: { ...aConsentRecord().preferences, necessary: true } }],
  ['words for a version', { policyVersion: 'the newest one' }],
  ['a hash in capitals', { textHash: 'AB'.repeat(32) }],
  ['a hash that is too short', { textHash: 'ab' }],
  ['an unknown language', { language: 'xx' }],
] as const)('%s is refused, and nothing changes', async ([, difference], { app }) => {
  expect((await app.postJson(ROUTE, aConsentRecord('accepted', difference))).statusCode).toBe(400)
  expect(await app.countRows()).toBe(0)
})

test('the same key with another choice is refused with 422', async ({ app }) => {
  const key = { 'idempotency-key': randomUUID() }
  await app.postJson(ROUTE, aConsentRecord('accepted'), key)
  expect((await app.postJson(ROUTE, aConsentRecord('rejected'), key)).statusCode).toBe(422)
  expect((await app.consents()).map(({ result }) => result)).toEqual(['accepted'])
})

const FIRST_START = new Date('2026-03-02T10:00:00Z')
const SECOND_START = new Date('2026-04-02T10:00:00Z')

test('each language has its text, under the hash of exactly that text', async ({ store }) => {
  await store.write((trx) => insertConsentTexts(trx, FIRST_START))
  const rows = await store.db.selectFrom('consent_text').selectAll().execute()
  expect(rows.map(({ language }) => language).sort()).toEqual([...LOCALE_CODES].sort())
  for (const { hash, language, policy_version, text, created_at } of rows) {
    expect(hash).toBe(createHash('sha256').update(text, 'utf8').digest('hex'))
    expect(text).toContain(messages[language].cookieConsent.bannerText)
    expect([policy_version, created_at]).toEqual([POLICY_VERSION, FIRST_START.toISOString()])
  }
})

test('a second start changes nothing, and texts of earlier versions stay', async ({ store }) => {
  const old = {
    hash: 'ab'.repeat(32),
    language: SECOND,
    policy_version: '2025-01-01',
    created_at: '2025-01-01T00:00:00.000Z',
    text: 'bannerText: …',
  } as const
  await store.db.insertInto('consent_text').values(old).execute()
  const rows = () => store.db.selectFrom('consent_text').selectAll().orderBy('created_at').execute()
  await store.write((trx) => insertConsentTexts(trx, FIRST_START))
  const before = await rows()
  expect(before[0]).toEqual(old)
  await store.write((trx) => insertConsentTexts(trx, SECOND_START))
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
