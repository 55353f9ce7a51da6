import type { Locale } from '#domain/language/locales.ts'
import { parseLocaleCode } from '#domain/language/parse-locale.ts'
import { LANGUAGE_STORAGE } from '#domain/language/storage-keys.ts'

/** The language the visitor's cookie holds (decision 14), or null. */
export function languageOfCookie(header: string | undefined): Locale | null {
  for (const cookie of (header ?? '').split(';')) {
    const [name, value] = cookie.split('=')
    if (name?.trim() === LANGUAGE_STORAGE.cookie) return parseLocaleCode(value?.trim())
  }
  return null
}
