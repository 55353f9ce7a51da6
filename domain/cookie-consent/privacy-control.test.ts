import { expect, test } from 'vitest'

import { aConsent } from './a-consent.ts'
import { EVERYTHING, NOTHING, withCategory } from './cookie-choice.ts'
import { underPrivacyControl, withPrivacyControl } from './privacy-control.ts'

const FUNCTIONAL = withCategory(NOTHING, 'functional', true)

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
