import { LANGUAGE_PARAMETERS } from '#domain/language/storage-keys.ts'

import { forgetLanguage } from '../../browser/parts/language-links.ts'

/**
 * Removes the stored language and detects it again. Spec §2 says "reloads", but a reload of `/de` would only
 * store `de` again: `/` is the page that detects. The query stays without its language, so that the panel
 * opens again.
 */
export function testLanguageDetection(): void {
  forgetLanguage()
  const query = new URLSearchParams(location.search)
  for (const name of LANGUAGE_PARAMETERS) query.delete(name)
  const rest = query.toString()
  location.assign(rest === '' ? '/' : `/?${rest}`)
}
