import { createElement } from 'react'

import type { LanguageDebugMessages } from '#content/messages/en/language-debug.ts'
import type { Locale } from '#domain/language/locales.ts'
import { LANGUAGE_STORAGE } from '#domain/language/storage-keys.ts'

import { readStored } from '../../browser/storage.ts'
import { mountPart } from '../../ui/error-boundary/mount-part.ts'
import { LanguageDebug } from './LanguageDebug.tsx'
import { askVisitorPlace } from './visitor-place.ts'

/** One script per language: pages hardly ever need these words. */
const words = import.meta.glob<LanguageDebugMessages>('../../../content/messages/*/language-debug.ts', {
  import: 'languageDebug',
})

/** Opens the panel as the first element of the page. */
export async function openLanguageDebug(locale: Locale): Promise<void> {
  const load = words[`../../../content/messages/${locale}/language-debug.ts`]
  if (load === undefined) throw new Error(`No words for the language debug panel in ${locale}`)
  const place = document.createElement('div')
  document.body.prepend(place)
  const root = mountPart(
    place,
    'LanguageDebug',
    createElement(LanguageDebug, {
      words: await load(),
      facts: {
        currentLanguage: locale,
        browserLanguage: navigator.language,
        savedLanguage: readStored('local', LANGUAGE_STORAGE.language),
        autoDetected: readStored('local', LANGUAGE_STORAGE.autoDetected),
      },
      place: askVisitorPlace(),
      onClose: () => {
        root.unmount()
        place.remove()
      },
    }),
  )
}
