import { expect, test } from 'vitest'

import { aConsent } from './a-consent.ts'
import { OPTIONAL_CATEGORIES, VENDOR_CATEGORY, VENDORS, CONSENT_RESULTS } from './consent.ts'
import {
  EVERYTHING,
  isConsistent,
  NOTHING,
  resultOf,
  withCategory,
  withVendor,
  underPrivacyControl,
  withPrivacyControl,
} from './cookie-choice.ts'

const ANALYTICS = withCategory(NOTHING, 'analytics', true)
const FUNCTIONAL = withCategory(NOTHING, 'functional', true)

test.each(OPTIONAL_CATEGORIES)('%s switches its vendors with it, and no others', (category) => {
  const on = withCategory(NOTHING, category, true)
  const off = withCategory(EVERYTHING, category, false)
  for (const vendor of VENDORS) {
    expect(on.vendors[vendor], vendor).toBe(VENDOR_CATEGORY[vendor] === category)
    expect(off.vendors[vendor], vendor).toBe(VENDOR_CATEGORY[vendor] !== category)
  }
})

test.each(VENDORS)(
  '%s switches its category on when it is the first, and off when it was the last',
  (vendor) => {
    const category = VENDOR_CATEGORY[vendor]
    const alone = withVendor(NOTHING, vendor, true)
    expect(alone.preferences[category]).toBe(true)
    expect(withVendor(alone, vendor, false)).toEqual(NOTHING)
    expect(withVendor(EVERYTHING, vendor, false).preferences[category]).toBe(true)
  },
)

test('the necessary ones cannot be switched off', () => {
  for (const category of OPTIONAL_CATEGORIES)
    expect(withCategory(EVERYTHING, category, false).preferences.necessary).toBe(true)
})

test.each([
  ['everything', EVERYTHING, false, 'accepted'],
  ['nothing, by refusing', NOTHING, true, 'rejected'],
  ['nothing, by saving', NOTHING, false, 'necessary'],
  ['analytics alone', ANALYTICS, false, 'analytics'],
  ['one vendor of analytics', withVendor(NOTHING, 'matomo', true), false, 'analytics'],
  ['all but one vendor', withVendor(EVERYTHING, 'google_ads', false), false, 'analytics'],
  ['all categories but functional', withCategory(EVERYTHING, 'functional', false), false, 'analytics'],
  ['marketing alone', withCategory(NOTHING, 'marketing', true), false, 'necessary'],
  ['functional alone', FUNCTIONAL, false, 'necessary'],
  ['a refusal that leaves functional on', FUNCTIONAL, true, 'necessary'],
] as const)('%s is recorded as it should be', (_, choice, isRefusal, result) => {
  expect(resultOf(choice, isRefusal)).toBe(result)
  expect(isConsistent(choice, result)).toBe(true)
})

test('only the result a choice can have is consistent with it', () => {
  const possible = (choice: typeof EVERYTHING) =>
    CONSENT_RESULTS.filter((result) => isConsistent(choice, result))
  expect(possible(EVERYTHING)).toEqual(['accepted'])
  expect(possible(ANALYTICS)).toEqual(['analytics'])
  expect(possible(NOTHING)).toEqual(['rejected', 'necessary'])
  const contradiction = { preferences: ANALYTICS.preferences, vendors: NOTHING.vendors }
  expect(possible(contradiction)).toEqual([])
})

test('Global Privacy Control leaves of everything only the functional', () => {
  expect(withPrivacyControl(EVERYTHING)).toEqual(FUNCTIONAL)
})

test('a consent older than the signal counts without analytics and marketing, and not as accepted', () => {
  expect(underPrivacyControl(aConsent())).toEqual(aConsent({ ...FUNCTIONAL, result: 'necessary' }))
})

test('a refusal stays a refusal', () => {
  const refusal = aConsent({ ...NOTHING, result: 'rejected' })
  expect(underPrivacyControl(refusal)).toEqual(refusal)
})
