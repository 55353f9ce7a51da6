import type { ExitPopupMessages } from '#content/messages/en/exit-popup.ts'
import { parseLocaleCode } from '#domain/language/parse-locale.ts'

import { newExitPopup } from './new-exit-popup.ts'

/** One script a language: a page carries no words that most visits never see. */
const words = import.meta.glob<ExitPopupMessages>('../../../content/messages/*/exit-popup.ts', {
  import: 'exitPopup',
})

/** Fetches the popup's words in the page's language; what it returns opens the popup. */
export async function loadExitPopup(): Promise<() => void> {
  const locale = parseLocaleCode(document.documentElement.dataset['locale'])
  const load = locale && words[`../../../content/messages/${locale}/exit-popup.ts`]
  if (!locale || !load) throw new Error('No words for the exit popup')
  const popup = newExitPopup(locale, await load())
  return () => {
    document.body.append(popup)
    popup.addEventListener('close', () => {
      popup.remove()
    })
    popup.showModal()
    popup.focus()
  }
}
