import { parseLocaleCode } from '#domain/language/parse-locale.ts'

import { isDebugAsked } from '../../browser/debug-request.ts'

/** Opens the language debug panel where it is asked for (spec §2). Only then is it loaded. */
export function showLanguageDebugOnRequest(): void {
  const locale = parseLocaleCode(document.documentElement.dataset['locale'])
  if (!isDebugAsked() || locale === null) return
  void import('./open-language-debug.ts').then(({ openLanguageDebug }) => openLanguageDebug(locale))
}
