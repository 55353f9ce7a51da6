import { type Locale, parseLocaleCode } from '#domain/language/locales.ts'
import {
  LANGUAGE_COOKIE_MAX_AGE_SECONDS,
  LANGUAGE_PARAMETERS,
  LANGUAGE_STORAGE,
} from '#domain/language/storage-keys.ts'

import { onClick } from '../on-click.ts'
import { readStored, writeCookie, writeStored } from '../storage.ts'
import { track } from '../track.ts'

/** A language link keeps query and fragment (spec §2), stores the choice and reports it. */
export function keepPlaceOnLanguageChange(from: Locale): void {
  onClick<HTMLAnchorElement>('a[data-language]', (link) => {
    const to = parseLocaleCode(link.dataset['language'])
    if (to === null) return
    const query = new URLSearchParams(location.search)
    for (const name of LANGUAGE_PARAMETERS) query.delete(name)
    link.search = query.toString()
    link.hash = location.hash
    rememberLanguage(to, false)
    if (to !== from) track({ name: 'language_change', from, to })
  })
}

/**
 * Stores the visitor's language in all its places (decision 15). A guess is marked as one; opening a page in
 * another language, or choosing it, is the visitor's own choice.
 */
export function rememberLanguage(locale: Locale, isGuess: boolean): void {
  writeStored('local', LANGUAGE_STORAGE.language, locale)
  writeStored('local', LANGUAGE_STORAGE.detection, locale)
  writeStored('local', LANGUAGE_STORAGE.autoDetected, String(isGuess))
  if (isGuess) writeStored('session', LANGUAGE_STORAGE.detectionDone, 'true')
  writeCookie(LANGUAGE_STORAGE.cookie, locale, LANGUAGE_COOKIE_MAX_AGE_SECONDS)
}

/** Stores the language of the opened page (spec §2); a guess that led here stays a guess. */
export function rememberPageLanguage(locale: Locale): void {
  const isSame = readStored('local', LANGUAGE_STORAGE.language) === locale
  rememberLanguage(locale, isSame && readStored('local', LANGUAGE_STORAGE.autoDetected) === 'true')
}

/** Removes the stored language: the next visit to `/` is a first one. */
export function forgetLanguage(): void {
  for (const key of [LANGUAGE_STORAGE.language, LANGUAGE_STORAGE.detection, LANGUAGE_STORAGE.autoDetected])
    writeStored('local', key, null)
  for (const key of [LANGUAGE_STORAGE.detection, LANGUAGE_STORAGE.detectionDone])
    writeStored('session', key, null)
  writeCookie(LANGUAGE_STORAGE.cookie, '', 0)
}
