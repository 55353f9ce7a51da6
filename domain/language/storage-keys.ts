/** Where a visitor's language is kept (spec §3, decision 15). All of them are kept in step. */
export const LANGUAGE_STORAGE = {
  /** Local storage: the language itself. */
  language: 'language',
  /** Local storage, and session storage of old: the name the specification's library used. */
  detection: 'i18nextLng',
  /** Local storage: `true` when the language was guessed, not chosen. */
  autoDetected: 'language_auto_detected',
  /** Session storage: `true` once a guess was made in this tab. */
  detectionDone: 'auto_detection_done',
  /** Cookie, so that the server can answer `/` itself. */
  cookie: 'i18next',
} as const

/** Local storage: `true` shows the language debug panel, as the query parameter does (spec §2, §3). */
export const SHOW_LANGUAGE_DEBUG = 'show_language_debug'
export const DEBUG_PARAMETER = 'debug'

/** Decision 15: the cookie lives one year. */
export const LANGUAGE_COOKIE_MAX_AGE_SECONDS = 365 * 24 * 60 * 60

/** Query parameters that switch the language, in the order they are believed (decision 14). */
export const LANGUAGE_PARAMETERS = ['lang', 'lng'] as const
