declare module 'virtual:fonts' {
  import type { LanguageFonts } from './fonts.ts'
  import type { Locale } from '#domain/language/locales.ts'
  export const fonts: Record<Locale, LanguageFonts>
}

/** A script of `site/early/`, bundled into one string that a page carries inline. */
declare module '*?early' {
  const code: string
  export default code
}
