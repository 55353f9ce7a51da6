/**
 * Keys of a consent in local storage (spec §3). `tcf` is the specification's name: the record is our own, no
 * IAB TC string.
 */
export const CONSENT_STORAGE = {
  result: 'cookie_consent',
  date: 'cookie_consent_date',
  preferences: 'cookie_preferences',
  vendors: 'tcf_vendor_consents',
  /** The random number of the server's record, as proof (GDPR article 7(1)). */
  id: 'cookie_consent_id',
  /** Version of the question that was answered. */
  policyVersion: 'cookie_consent_version',
} as const

/** Local storage: a record the server has not confirmed yet. */
export const PENDING_CONSENT = 'cookie_consent_pending'

/**
 * Everything the site stores without consent, because it needs it to work; a name that ends with * covers all that
 * begin so. What each is for says the table in content/legal/privacy/; `e2e/journeys/cookies/keep-nothing-unasked.spec.ts`
 * finds nothing else.
 */
export const necessaryStorage = {
  local: [
    ...['language', 'i18nextLng', 'language_auto_detected', 'show_language_debug', 'chat_pending_leads'],
    ...['cookie_consent', 'cookie_consent_date', 'cookie_preferences', 'tcf_vendor_consents'],
    ...['cookie_consent_id', 'cookie_consent_version', 'cookie_consent_pending'],
  ],
  session: [
    ...['auto_detection_done', 'stale_reload', 'exit_popup_shown', 'send_wait_*', 'contact_draft'],
    ...['contact_attempt', 'ticket_draft', 'ticket_form_draft', 'ticket_link_draft', 'ticket_attempt'],
    ...['ticket_reply_*', 'ticket_words', 'chat_conversation', 'chat_draft', 'chat_open'],
  ],
  cookie: ['i18next', 'analysis'],
}
