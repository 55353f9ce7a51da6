import { createElement } from 'react'

import type { Messages } from '#content/messages/messages.ts'
import { parseLocaleCode } from '#domain/language/locales.ts'

import { loadWords } from '../../browser/load-words.ts'
import { mountDialog } from '../../ui/dialog/mount-dialog.ts'
import { CookieSettings } from './CookieSettings.tsx'
import { COOKIE_DIALOG_ID } from '../../browser/consent/consent-question.ts'

/** Each language's words are a file of their own, loaded with the settings: pages contain only the banner's. */
const WORDS = import.meta.glob<Messages['cookieConsent']>('../../../content/messages/*/cookie-consent.ts', {
  import: 'cookieConsent',
})

/** Opens the settings in the page's language. Rejects when their words cannot be loaded. */
export async function openSettings(): Promise<void> {
  const locale = parseLocaleCode(document.documentElement.dataset['locale'])
  if (locale === null) throw new Error('A page without its language')
  const words = await loadWords(WORDS, locale)
  if (document.getElementById(COOKIE_DIALOG_ID)) return // opened twice in the meantime
  const handleClose = () => remove()
  const remove = mountDialog(
    'CookieSettings',
    createElement(CookieSettings, { words, locale, onClose: handleClose }),
  )
}
