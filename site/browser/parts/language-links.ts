import type { Locale } from '#domain/language/locales.ts'
import { parseLocaleCode } from '#domain/language/parse-locale.ts'
import { LANGUAGE_PARAMETERS } from '#domain/language/storage-keys.ts'

import { rememberLanguage } from './remember-language.ts'
import { track } from '../track.ts'

/**
 * Following a language link keeps the query and the place on the page (spec §2), stores the choice and
 * reports it.
 */
export function keepPlaceOnLanguageChange(from: Locale): void {
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-language]') : null
    const to = parseLocaleCode(link?.dataset['language'])
    if (link === null || to === null) return
    const query = new URLSearchParams(location.search)
    for (const name of LANGUAGE_PARAMETERS) query.delete(name)
    link.search = query.toString()
    link.hash = location.hash
    rememberLanguage(to, false)
    if (to !== from) track({ name: 'language_change', from, to })
  })
}
