import type { Locale } from '#domain/language/locales.ts'

/** Decision 23: the overlay never stays longer, whatever happens. */
const OVERLAY_MAX_MS = 3_000

/** Shows 'Loading your personalized experience...' in the language that was chosen, until the page leaves. */
export function showOverlay(locale: Locale): void {
  const root = document.documentElement
  root.dataset['deciding'] = locale
  root.lang = locale
  const reveal = () => {
    delete root.dataset['deciding']
  }
  setTimeout(reveal, OVERLAY_MAX_MS)
  // back from the chosen page: the list of languages must be usable
  addEventListener('pageshow', (event) => {
    if (event.persisted) reveal()
  })
}
