/** Where a consent is kept in local storage (spec §3). The `tcf` is the specification's name: it is our own record, no IAB TC string. */
export const CONSENT_STORAGE = {
  result: 'cookie_consent',
  date: 'cookie_consent_date',
  preferences: 'cookie_preferences',
  vendors: 'tcf_vendor_consents',
  /** The random number under which the server keeps the same record, as proof (GDPR article 7(1)). */
  id: 'cookie_consent_id',
  /** Version of the question that was answered. */
  policyVersion: 'cookie_consent_version',
} as const

/** Local storage: a record the server has not confirmed yet; gone once it has. */
export const PENDING_CONSENT = 'cookie_consent_pending'
