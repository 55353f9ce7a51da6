import { createElement } from 'react'

import type { CookieConsentMessages } from '#content/messages/en/cookie-consent.ts'
import type { Locale } from '#domain/language/locales.ts'
import { parseLocaleCode } from '#domain/language/parse-locale.ts'

import { mountDialog } from '../../ui/dialog/mount-dialog.ts'
import { CookieSettings } from './CookieSettings.tsx'
import { COOKIE_DIALOG_ID } from './consent-places.ts'

/** Opens the settings in the page's language. Rejects when their words cannot be had. */
export async function openSettings(): Promise<void> {
  const locale = parseLocaleCode(document.documentElement.dataset['locale'])
  if (locale === null) throw new Error('A page without its language')
  const words = await loadCookieWords(locale)
  if (document.getElementById(COOKIE_DIALOG_ID)) return // asked for twice meanwhile
  const handleClose = () => {
    remove()
  }
  const remove = mountDialog(
    'CookieSettings',
    createElement(CookieSettings, { words, locale, onClose: handleClose }),
  )
}

/** Each language's words are a file of their own, fetched with the settings: a page holds the banner's only. */
const WORDS = import.meta.glob<CookieConsentMessages>('../../../content/messages/*/cookie-consent.ts', {
  import: 'cookieConsent',
})

/** Fetches the words of the settings in a language. Rejects when they cannot be had. */
async function loadCookieWords(locale: Locale): Promise<CookieConsentMessages> {
  const words = await WORDS[`../../../content/messages/${locale}/cookie-consent.ts`]?.()
  if (!words) throw new Error(`No words for the cookie settings in ${locale}`)
  return words
}
