import { EVERYTHING, NOTHING } from '#domain/cookie-consent/cookie-choice.ts'
import { type ConsentResult, POLICY_VERSION } from '#domain/cookie-consent/consent.ts'
import { SECOND } from '#domain/language/a-locale.ts'

import type { ConsentBody } from './consent-route.ts'

/** A choice as the browser records it, for tests: everything or nothing, by its result; pass what differs. */
export function aConsentRecord(
  result: ConsentResult = 'accepted',
  differences: Record<string, unknown> = {},
): ConsentBody {
  const { preferences, vendors } = result === 'accepted' ? EVERYTHING : NOTHING
  const { analytics, marketing, functional } = preferences
  return {
    id: 'q0Zx5mT1V2bK8cWn4sLr7A',
    result,
    preferences: { analytics, marketing, functional },
    vendors,
    policyVersion: POLICY_VERSION,
    textHash: 'ab'.repeat(32),
    language: SECOND,
    ...differences,
  }
}
