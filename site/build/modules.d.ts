declare module 'virtual:fonts' {
  import type { Locale } from '#domain/language/locales.ts'
  /** The head of each language's pages: faces, and files to preload. */
  export const fonts: Record<Locale, { css: string; preload: string[] }>
  /** The head of the page that asks for the language. */
  export const choiceFonts: { css: string; preload: string[] }
}

declare module 'virtual:share-pictures' {
  /** Changes whenever pictures for sharing would look different. */
  export const artVersion: string
}

/** A script of `site/early/`, bundled into a string for a page. */
declare module '*?early' {
  const code: string
  export default code
}

/** The package has no types; this is the part of its README that we use. */
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

declare module 'virtual:desk' {
  /** The files of the desk's bundle, by name. */
  export const files: Readonly<Record<string, string>>
  /** Names of its script, of what that imports at once, and of its style sheet. */
  export const scripts: readonly string[]
  export const style: string
}
