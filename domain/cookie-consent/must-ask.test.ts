import { expect, test } from 'vitest'

import { aConsent } from './a-consent.ts'
import { mustAsk } from './must-ask.ts'
import { POLICY_VERSION } from './policy-version.ts'

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
