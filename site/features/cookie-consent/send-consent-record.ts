import type { Consent, PendingConsent } from '#domain/cookie-consent/consent.ts'

import { ApiError, postForReceipt } from '../../browser/api-client.ts'

/** Refusals that pass: too early a copy, too many requests, the server in trouble. Any other would come again. */
const PASSING_STATUSES = [408, 409, 425, 429]

/** Sends the record of a choice. True when it need not be sent again: kept, or refused for good. */
export async function sendConsentRecord(consent: Consent, pending: PendingConsent): Promise<boolean> {
  const { id, result, vendors, policyVersion } = consent
  const { analytics, marketing, functional } = consent.preferences
  const { language, textHash, key } = pending
  const preferences = { analytics, marketing, functional }
  const record = { id, result, preferences, vendors, policyVersion, textHash, language }
  try {
    await postForReceipt('/api/consents', record, { 'Idempotency-Key': `"${key}"` }, { keepalive: true })
    return true
  } catch (error) {
    if (!(error instanceof ApiError)) return false
    return error.isRefusal && !PASSING_STATUSES.includes(error.status)
  }
}
