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

/** Something the site stores without asking, because it needs it to work. */
export interface NecessaryEntry {
  /** A name that ends with * covers all that begin so. */
  name: string
  area: 'local' | 'session' | 'cookie'
  /** Its purpose. The privacy policy's table says the same in its languages. */
  purpose: string
}

/**
 * Everything the site stores without consent: `e2e/journeys/cookies/choose-cookies.spec.ts` finds nothing
 * else, and the privacy policy names each (content/legal/privacy.test.ts).
 */
export const necessaryStorage = [
  { name: 'language', area: 'local', purpose: 'language of the pages' },
  { name: 'i18nextLng', area: 'local', purpose: 'language of the pages' },
  { name: 'language_auto_detected', area: 'local', purpose: 'whether the language was guessed or chosen' },
  { name: 'auto_detection_done', area: 'session', purpose: 'that a language was guessed in this tab' },
  { name: 'i18next', area: 'cookie', purpose: 'language, for the server to answer in' },
  { name: 'show_language_debug', area: 'local', purpose: 'whether the language panel shows; set by hand' },
  { name: 'cookie_consent', area: 'local', purpose: 'the cookie choice' },
  { name: 'cookie_consent_date', area: 'local', purpose: 'when it was made' },
  { name: 'cookie_preferences', area: 'local', purpose: 'its categories' },
  { name: 'tcf_vendor_consents', area: 'local', purpose: 'its vendors' },
  { name: 'cookie_consent_id', area: 'local', purpose: 'the number it is recorded under' },
  { name: 'cookie_consent_version', area: 'local', purpose: 'version of the question it answers' },
  { name: 'cookie_consent_pending', area: 'local', purpose: 'that its record is still to be sent' },
  { name: 'stale_reload', area: 'session', purpose: 'that an outdated page was loaded anew' },
  { name: 'contact_draft', area: 'session', purpose: 'what is typed into the contact form' },
  { name: 'contact_attempt', area: 'session', purpose: 'that a request is stored once only' },
  { name: 'ticket_draft', area: 'session', purpose: 'what is typed into the ticket dialog' },
  { name: 'ticket_form_draft', area: 'session', purpose: 'what is typed into the ticket page' },
  { name: 'ticket_link_draft', area: 'session', purpose: 'what is typed to get a new ticket link' },
  { name: 'ticket_attempt', area: 'session', purpose: 'that a ticket is stored once only' },
  { name: 'ticket_reply_*', area: 'session', purpose: 'what is typed about a ticket, under its number' },
  { name: 'send_wait_*', area: 'session', purpose: 'until when a form waits after too many attempts' },
  { name: 'exit_popup_shown', area: 'session', purpose: 'that the free analysis was offered on leaving' },
  { name: 'chat_conversation', area: 'session', purpose: 'the chat so far' },
  { name: 'chat_draft', area: 'session', purpose: 'what is typed into the chat' },
  { name: 'ticket_words', area: 'session', purpose: 'trouble told to the chat, for the ticket' },
  { name: 'analysis', area: 'cookie', purpose: 'the report about a website, where no script runs' },
  { name: 'chat_open', area: 'session', purpose: 'that the chat is open' },
  { name: 'chat_pending_leads', area: 'local', purpose: 'contact details the server does not have yet' },
] as const satisfies readonly NecessaryEntry[]
