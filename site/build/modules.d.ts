declare module 'virtual:fonts' {
  import type { Locale } from '#domain/language/locales.ts'
  /** What each language's pages put in their head: the faces, and the files to ask for first. */
  export const fonts: Record<Locale, { css: string; preload: string[] }>
}

declare module 'virtual:share-pictures' {
  /** Changes whenever pictures for sharing would look different. */
  export const artVersion: string
}

/** A script of `site/early/`, bundled into one string that a page carries inline. */
declare module '*?early' {
  const code: string
  export default code
}

/** The package ships no types; this is what its README says of what we use. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'truetype' | 'woff' | 'woff2'
    variationAxes?: Record<string, number | { min?: number; max?: number; default?: number }>
    keepFeatures?: string[]
    dropTables?: string[]
    keepAllGlyphs?: boolean
  }
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: Options,
  ): Promise<Buffer>
}
