import { LANGUAGE_PARAMETERS } from '#domain/language/storage-keys.ts'

import { forgetLanguage } from '../../browser/parts/language-links.ts'

/**
 * Forgets the language and lets it be detected anew. Spec §2 says "reloads": a reload of `/de` would only
 * store `de` again, so it is `/` that is loaded, the one page that detects. Of the query only what names a
 * language goes, so that the panel is there again afterwards.
 */
export function testLanguageDetection(): void {
  forgetLanguage()
  const query = new URLSearchParams(location.search)
  for (const name of LANGUAGE_PARAMETERS) query.delete(name)
  const rest = query.toString()
  location.assign(rest === '' ? '/' : `/?${rest}`)
}
