import { type Consent, POLICY_VERSION } from './consent.ts'
import { EVERYTHING } from './cookie-choice.ts'

/** A consent for tests: everything, of a given day. */
export function aConsent(consent: Partial<Consent> = {}): Consent {
  return {
    id: 'AAAAAAAAAAAAAAAAAAAAAA',
    result: 'accepted',
    ...EVERYTHING,
    date: '2026-01-31T12:00:00.000Z',
    policyVersion: POLICY_VERSION,
    ...consent,
  }
}
