import { parseLocaleCode } from '#domain/language/locales.ts'

import { isDebugAsked } from '../../browser/debug-request.ts'

/** Loads and opens the language debug panel where it is asked for (spec §2). */
export function showLanguageDebugOnRequest(): void {
  const locale = parseLocaleCode(document.documentElement.dataset['locale'])
  if (!isDebugAsked() || locale === null) return
  void import('./open-language-debug.ts').then(({ openLanguageDebug }) => openLanguageDebug(locale))
}
