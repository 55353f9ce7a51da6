import { expect, test } from 'vitest'

import { aConsent } from './a-consent.ts'
import { parseConsent } from './parse-consent.ts'
import { CONSENT_STORAGE } from './storage-keys.ts'

/** What storage holds of a consent, with some entries changed or (null) gone. */
function parseStored(changes: Readonly<Record<string, string | null>> = {}) {
  const { preferences, vendors, ...texts } = aConsent()
  const parts = { ...texts, preferences: JSON.stringify(preferences), vendors: JSON.stringify(vendors) }
  const stored = new Map<string, string | null>(
    (Object.keys(CONSENT_STORAGE) as (keyof typeof CONSENT_STORAGE)[]).map((part) => [
      CONSENT_STORAGE[part],
      parts[part],
    ]),
  )
  for (const [key, text] of Object.entries(changes)) stored.set(key, text)
  return parseConsent((key) => stored.get(key) ?? null)
}

test('what was stored is read again', () => {
  expect(parseStored()).toEqual(aConsent())
})

test.each(Object.values(CONSENT_STORAGE).filter((key) => key !== CONSENT_STORAGE.policyVersion))(
  'without %s there is no consent',
  (key) => {
    expect(parseStored({ [key]: null })).toBeNull()
  },
)

test.each([
  ['an unknown result', { cookie_consent: 'maybe' }],
  ['a result of the object prototype', { cookie_consent: 'constructor' }],
  ['a date that is none', { cookie_consent_date: 'yesterday' }],
  ['a date of the thirtieth of February', { cookie_consent_date: '2026-02-30T12:00:00.000Z' }],
  ['a date without its time', { cookie_consent_date: '2026-01-31' }],
  ['a date out of range', { cookie_consent_date: '+275761-01-01T00:00:00.000Z' }],
  ['preferences that are no JSON', { cookie_preferences: '{' }],
  ['preferences that are null', { cookie_preferences: 'null' }],
  ['preferences with a word for a yes', { cookie_preferences: '{"analytics":"true"}' }],
  ['preferences that lack a category', { cookie_preferences: '{"analytics":true,"marketing":true}' }],
  ['vendors as a list', { tcf_vendor_consents: '[true,true,true,true]' }],
  ['a number of another length', { cookie_consent_id: 'short' }],
  ['a number with something before it', { cookie_consent_id: `<${aConsent().id}` }],
  ['a number with something after it', { cookie_consent_id: `${aConsent().id}>` }],
  ['a number with markup', { cookie_consent_id: '<script>alert(1)</scri' }],
])('%s makes it no consent', (_, changes) => {
  expect(parseStored(changes)).toBeNull()
})

test('a category nobody knows is left behind', () => {
  const preferences = { ...aConsent().preferences, telepathy: true }
  expect(parseStored({ cookie_preferences: JSON.stringify(preferences) })).toEqual(aConsent())
})
