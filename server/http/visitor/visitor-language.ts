import { DEFAULT_LOCALE, type Locale, parseLocale, parseLocaleCode } from '#domain/language/locales.ts'
import { localeOfPath } from '#domain/language/paths.ts'
import { LANGUAGE_STORAGE } from '#domain/language/storage-keys.ts'

interface LanguageHints {
  body?: unknown
  headers: { referer?: string | undefined; 'accept-language'?: string | undefined }
}

/** The language of the answer: the form's, else the page's, else the browser's, else English. */
export function visitorLanguage({ body, headers }: LanguageHints): Locale {
  return (
    languageOfBody(body) ??
    languageOfReferer(headers.referer) ??
    languageOfBrowser(headers['accept-language']) ??
    DEFAULT_LOCALE
  )
}

function languageOfBody(body: unknown): Locale | null {
  const hasLanguage = typeof body === 'object' && body !== null && Object.hasOwn(body, 'language')
  const language: unknown = hasLanguage ? (body as { language: unknown }).language : null
  return typeof language === 'string' ? parseLocaleCode(language) : null
}

function languageOfReferer(referer: string | undefined): Locale | null {
  const url = referer === undefined ? null : URL.parse(referer)
  return url === null ? null : localeOfPath(url.pathname)
}

/** Most entries that are read; nobody lists more. */
const MAX_LANGUAGES = 20

/** The best of our languages for an `Accept-Language` header (RFC 9110 §12.5.4), or null. */
export function languageOfBrowser(header: string | undefined): Locale | null {
  const ranges = (header ?? '').split(',', MAX_LANGUAGES).map((range) => {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    return { tag, weight: weight === undefined ? 1 : Number(weight.slice(2)) }
  })
  const wanted = ranges.filter(({ weight }) => weight > 0).sort((one, other) => other.weight - one.weight)
  for (const { tag } of wanted) {
    const locale = parseLocale(tag)
    if (locale !== null) return locale
  }
  return null
}

/** The language in the visitor's cookie (decision 14), or null. */
export function languageOfCookie(header: string | undefined): Locale | null {
  for (const cookie of (header ?? '').split(';')) {
    const [name, value] = cookie.split('=')
    if (name?.trim() === LANGUAGE_STORAGE.cookie) return parseLocaleCode(value?.trim())
  }
  return null
}
