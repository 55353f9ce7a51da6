import type { CookieConsentMessages } from '#content/messages/en/cookie-consent.ts'
import type { Locale } from '#domain/language/locales.ts'

/** Each language's words are a file of their own, fetched with the settings: a page holds the banner's only. */
const WORDS = import.meta.glob<CookieConsentMessages>('../../../content/messages/*/cookie-consent.ts', {
  import: 'cookieConsent',
})

/** Fetches the words of the settings in a language. Rejects when they cannot be had. */
export async function loadCookieWords(locale: Locale): Promise<CookieConsentMessages> {
  const words = await WORDS[`../../../content/messages/${locale}/cookie-consent.ts`]?.()
  if (!words) throw new Error(`No words for the cookie settings in ${locale}`)
  return words
}
