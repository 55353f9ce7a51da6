import { createElement } from 'react'

import type { Messages } from '#content/messages/messages.ts'
import type { Locale } from '#domain/language/locales.ts'
import { LANGUAGE_STORAGE } from '#domain/language/storage-keys.ts'

import { loadWords } from '../../browser/load-words.ts'
import { readStored } from '../../browser/storage.ts'
import { mountPart } from '../../ui/error-boundary/mount-part.ts'
import { LanguageDebug } from './LanguageDebug.tsx'
import { askVisitorPlace } from './visitor-place.ts'

/** One script per language: pages hardly ever need these words. */
const WORDS = import.meta.glob<Messages['languageDebug']>('../../../content/messages/*/language-debug.ts', {
  import: 'languageDebug',
})

/** Opens the panel as the first element of the page. */
export async function openLanguageDebug(locale: Locale): Promise<void> {
  const [words, visitorPlace] = await Promise.all([loadWords(WORDS, locale), askVisitorPlace()])
  const place = document.createElement('div')
  document.body.prepend(place)
  const root = mountPart(
    place,
    'LanguageDebug',
    createElement(LanguageDebug, {
      words,
      facts: {
        currentLanguage: locale,
        browserLanguage: navigator.language,
        savedLanguage: readStored('local', LANGUAGE_STORAGE.language),
        autoDetected: readStored('local', LANGUAGE_STORAGE.autoDetected),
      },
      place: visitorPlace,
      onClose: () => {
        root.unmount()
        place.remove()
      },
    }),
  )
}
