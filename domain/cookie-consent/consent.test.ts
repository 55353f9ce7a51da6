import { expect, test } from 'vitest'

import { SECOND } from '../language/a-locale.ts'
import { aConsent } from './a-consent.ts'
import {
  consentText,
  formatConsent,
  mustAsk,
  parseConsent,
  formatPendingConsent,
  parsePendingConsent,
  POLICY_VERSION,
} from './consent.ts'
import { CONSENT_STORAGE } from './storage.ts'

/** Parses a stored consent with some entries changed or, null, removed. */
function parseStored(changes: Readonly<Record<string, string | null>> = {}) {
  const stored = new Map<string, string | null>(formatConsent(aConsent()))
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

test.each([
  ['2026-01-15T12:00:00.000Z', '2026-01-15T12:00:00.000Z', false, 'is silent at the moment of the choice'],
  ['2026-01-15T12:00:00.000Z', '2027-02-14T12:00:00.000Z', false, 'is silent 13 months less a day later'],
  ['2026-01-15T12:00:00.000Z', '2027-02-15T12:00:00.000Z', false, 'is silent when 13 months are just over'],
  ['2026-01-15T12:00:00.000Z', '2027-02-15T12:00:00.001Z', true, 'asks a moment after 13 months'],
  ['2026-01-15T12:00:00.000Z', '2027-02-16T12:00:00.000Z', true, 'asks 13 months and a day later'],
  ['2026-12-31T23:59:59.000Z', '2028-01-31T23:59:59.000Z', false, 'counts over two turns of the year'],
  ['2027-01-31T12:00:00.000Z', '2028-02-29T12:00:00.000Z', false, 'ends on the last day of a leap February'],
  ['2027-01-31T12:00:00.000Z', '2028-03-01T12:00:00.000Z', true, 'does not run over into March'],
  ['2026-01-31T12:00:00.000Z', '2027-02-28T12:00:00.000Z', false, 'ends on the last day of a short February'],
  ['2026-01-31T12:00:00.000Z', '2027-03-01T00:00:00.000Z', true, 'does not borrow days of March'],
  ['2026-01-15T12:00:00.001Z', '2026-01-15T12:00:00.000Z', true, 'asks about a choice of a day to come'],
])('a choice of %s, looked at on %s: %s, it %s', (date, now, asks) => {
  expect(mustAsk(aConsent({ date }), new Date(now), POLICY_VERSION)).toBe(asks)
})

test('without a consent the visitor is asked', () => {
  expect(mustAsk(null, new Date(), POLICY_VERSION)).toBe(true)
})

test('an answer to another version of the question does not count', () => {
  const consent = aConsent()
  const now = new Date(consent.date)
  expect(mustAsk(consent, now, `${POLICY_VERSION}-next`)).toBe(true)
})

const PENDING = {
  language: SECOND,
  textHash: 'a'.repeat(64),
  key: '0c7f6a0e-6b9b-4a52-8b1c-3d2f1a0b9c8d',
} as const

test('what was written is read again', () => {
  expect(parsePendingConsent(formatPendingConsent(PENDING))).toEqual(PENDING)
})

const written = formatPendingConsent(PENDING)

test.each(['', 'true', 'xx ', written.slice(1), `${written} `, ` ${written}`, written.replace(SECOND, 'xx')])(
  '%j is nothing that waits',
  (text) => {
    expect(parsePendingConsent(text)).toBeNull()
  },
)

test('a text names its words by their keys, in one order whatever order they are written in', () => {
  expect(consentText({ b: 'No', a: 'Yes' })).toBe('a: Yes\nb: No')
  expect(consentText({ a: 'Yes', b: 'No' })).toBe(consentText({ b: 'No', a: 'Yes' }))
})

test('another word makes another text', () => {
  expect(consentText({ a: 'Yes', b: 'No' })).not.toBe(consentText({ a: 'Yes', b: 'Never' }))
})
