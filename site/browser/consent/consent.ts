import {
  type Consent,
  type CookieChoice,
  formatConsent,
  mustAsk,
  parseConsent,
  POLICY_VERSION,
} from '#domain/cookie-consent/consent.ts'
import { resultOf, underPrivacyControl, withPrivacyControl } from '#domain/cookie-consent/cookie-choice.ts'

import { CONSENT_CHANGED } from './consent-change.ts'
import { sendsPrivacyControl } from './consent-question.ts'
import { readStored, writeStored } from '../storage.ts'

/** The choice while storage is blocked: it lasts for the page. */
let unkept: Consent | null = null

/**
 * The visitor's choice as it counts now; null: none, or none that is still valid, and nothing is allowed.
 * Global Privacy Control restricts it (decision 22).
 */
export function readConsent(): Consent | null {
  const consent = lastConsent()
  if (!consent || mustAsk(consent, new Date(), POLICY_VERSION)) return null
  return sendsPrivacyControl() ? underPrivacyControl(consent) : consent
}

/**
 * Stores a choice and announces it to the page. `isRefusal`: by 'reject all'; `reloads`: the caller reloads
 * the page if the choice was stored. False: it could not be stored and lasts for the page.
 */
export function writeConsent(choice: CookieChoice, { isRefusal = false, reloads = false } = {}): boolean {
  const counting = sendsPrivacyControl() ? withPrivacyControl(choice) : choice
  const consent: Consent = {
    ...counting,
    id: lastConsent()?.id ?? randomId(), // a changed choice keeps its number
    result: resultOf(counting, isRefusal),
    date: new Date().toISOString(),
    policyVersion: POLICY_VERSION,
  }
  const isKept = formatConsent(consent)
    .map(([key, text]) => writeStored('local', key, text))
    .every(Boolean)
  unkept = isKept ? null : consent
  document.dispatchEvent(new CustomEvent<boolean>(CONSENT_CHANGED, { detail: isKept && reloads }))
  return isKept
}

function lastConsent(): Consent | null {
  return unkept ?? parseConsent((key) => readStored('local', key))
}

/** 128 random bits in base64url (RFC 4648 §5); `crypto.randomUUID` has fewer, and needs a secure context. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, 22)
}
