import { createElement } from 'react'

import { parseLocaleCode } from '#domain/language/parse-locale.ts'

import { mountDialog } from '../../ui/dialog/mount-dialog.ts'
import { COOKIE_DIALOG_ID } from './consent-places.ts'
import { CookieSettings } from './CookieSettings.tsx'
import { loadCookieWords } from './cookie-words.ts'

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
