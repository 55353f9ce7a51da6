/** The panel about the page's language; only with `?debug` (spec §2). */
export const languageDebug = {
  heading: 'Language debug',
  currentLanguage: 'Current language',
  browserLanguage: 'Browser language',
  country: 'Country',
  city: 'City',
  savedLanguage: 'Saved language',
  autoDetected: 'Auto-detected',
  yes: 'yes',
  no: 'no',
  unknown: 'unknown',
  reset: 'Reset and Test',
  close: 'Close',
}
