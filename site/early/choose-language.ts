import { detectLanguage } from '#domain/language/detect-language.ts'
import type { Locale } from '#domain/language/locales.ts'
import { localizedPath } from '#domain/language/paths.ts'
import { LANGUAGE_PARAMETERS, LANGUAGE_STORAGE } from '#domain/language/storage-keys.ts'

import { rememberLanguage } from '../browser/parts/language-links.ts'
import { readCookie, readStored } from '../browser/storage.ts'
import { browserTimeZone } from '../browser/time-zone.ts'

/** Decision 23: the overlay never stays longer. */
const OVERLAY_MAX_MS = 3_000

/*
 * What it does: on `/`, detects the language and goes to its page, with query and fragment (decision 14). Why
 * not simpler: the server redirects `/` when it knows the language; a first visit needs what only the browser
 * knows (storage, time zone, languages).
 */
const query = new URLSearchParams(location.search)
const { locale, isGuess } = detectLanguage({
  query: LANGUAGE_PARAMETERS.map((name) => query.get(name)).find((value) => value !== null) ?? null,
  cookie: readCookie(LANGUAGE_STORAGE.cookie),
  storedLanguage: readStored('local', LANGUAGE_STORAGE.language),
  storedDetection: readStored('local', LANGUAGE_STORAGE.detection),
  sessionDetection: readStored('session', LANGUAGE_STORAGE.detection),
  timeZone: browserTimeZone(),
  browserLanguages: navigator.languages,
  pageLanguage: document.documentElement.lang,
})
rememberLanguage(locale, isGuess)
showOverlay(locale)
for (const name of LANGUAGE_PARAMETERS) query.delete(name)
const rest = query.toString()
location.replace(`${localizedPath(locale, '/')}${rest === '' ? '' : `?${rest}`}${location.hash}`)

/** Shows 'Loading your personalized experience...' in the detected language until the page changes. */
function showOverlay(locale: Locale): void {
  const root = document.documentElement
  root.dataset['deciding'] = locale
  root.lang = locale
  const reveal = () => {
    delete root.dataset['deciding']
  }
  setTimeout(reveal, OVERLAY_MAX_MS)
  // back from the language's page: the list of languages must work
  addEventListener('pageshow', (event) => {
    if (event.persisted) reveal()
  })
}
