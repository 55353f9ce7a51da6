import type { LanguageFonts } from '../build/fonts/fonts.ts'

/**
 * The cascade, weakest first. The first style of a page: the build orders components' styles by itself, and
 * the first mention of a layer fixes its rank.
 */
const LAYERS = '@layer reset,tokens,base,ui,features;'

/** The first `<style>` of every page: the order of the layers, and the language's faces. */
export function headStyle({ css }: LanguageFonts): string {
  return `<style>${LAYERS}${css}</style>`
}
