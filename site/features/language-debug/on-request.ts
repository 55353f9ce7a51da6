import { parseLocaleCode } from '#domain/language/parse-locale.ts'
import { DEBUG_PARAMETER, SHOW_LANGUAGE_DEBUG } from '#domain/language/storage-keys.ts'

import { readStored } from '../../browser/storage.ts'

/** Opens the language debug panel where it is asked for (spec §2). Only then is it loaded. */
export function showLanguageDebugOnRequest(): void {
  const isAsked =
    new URLSearchParams(location.search).has(DEBUG_PARAMETER) ||
    readStored('local', SHOW_LANGUAGE_DEBUG) === 'true'
  const locale = parseLocaleCode(document.documentElement.dataset['locale'])
  if (!isAsked || locale === null) return
  void import('./open-language-debug.ts').then(({ openLanguageDebug }) => openLanguageDebug(locale))
}
