import { LOCALE_CODES, type Locale } from '#domain/language/locales.ts'

/** `getStaticPaths` of every page that exists in all eight languages. */
export function languagePaths(): { params: { lang: Locale } }[] {
  return LOCALE_CODES.map((lang) => ({ params: { lang } }))
}
