/** Where a visitor's language is stored (spec §3, decision 15); all are kept equal. */
export const LANGUAGE_STORAGE = {
  /** Local storage: the language itself. */
  language: 'language',
  /** Local storage, and session storage in old versions: the name of the specification's library. */
  detection: 'i18nextLng',
  /** Local storage: `true` when the language was guessed, not chosen. */
  autoDetected: 'language_auto_detected',
  /** Session storage: `true` once a guess was made in this tab. */
  detectionDone: 'auto_detection_done',
  /** Cookie, so that the server can redirect `/` itself. */
  cookie: 'i18next',
} as const

/** Local storage: `true` shows the language debug panel, as the query parameter does (spec §2, §3). */
export const SHOW_LANGUAGE_DEBUG = 'show_language_debug'
export const DEBUG_PARAMETER = 'debug'

/** Decision 15: the cookie lives one year. */
export const LANGUAGE_COOKIE_MAX_AGE_SECONDS = 365 * 24 * 60 * 60

/** Query parameters that set the language, in order of precedence (decision 14). */
export const LANGUAGE_PARAMETERS = ['lang', 'lng'] as const
