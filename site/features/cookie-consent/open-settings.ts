import { createElement } from 'react'

import type { CookieConsentMessages } from '#content/messages/en/cookie-consent.ts'
import type { Locale } from '#domain/language/locales.ts'
import { parseLocaleCode } from '#domain/language/parse-locale.ts'

import { mountDialog } from '../../ui/dialog/mount-dialog.ts'
import { CookieSettings } from './CookieSettings.tsx'
import { COOKIE_DIALOG_ID } from './consent-places.ts'

/** Opens the settings in the page's language. Rejects when their words cannot be loaded. */
export async function openSettings(): Promise<void> {
  const locale = parseLocaleCode(document.documentElement.dataset['locale'])
  if (locale === null) throw new Error('A page without its language')
  const words = await loadCookieWords(locale)
  if (document.getElementById(COOKIE_DIALOG_ID)) return // opened twice in the meantime
  const handleClose = () => {
    remove()
  }
  const remove = mountDialog(
    'CookieSettings',
    createElement(CookieSettings, { words, locale, onClose: handleClose }),
  )
}

/** Each language's words are a file of their own, loaded with the settings: pages contain only the banner's. */
const WORDS = import.meta.glob<CookieConsentMessages>('../../../content/messages/*/cookie-consent.ts', {
  import: 'cookieConsent',
})

/** Loads the words of the settings. Rejects when it cannot. */
async function loadCookieWords(locale: Locale): Promise<CookieConsentMessages> {
  const words = await WORDS[`../../../content/messages/${locale}/cookie-consent.ts`]?.()
  if (!words) throw new Error(`No words for the cookie settings in ${locale}`)
  return words
}
