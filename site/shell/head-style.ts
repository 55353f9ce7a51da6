import type { LanguageFonts } from '../build/fonts/fonts.ts'

/**
 * The cascade, weakest first. It must be the first style of a page: the build puts components' styles in
 * an order of its own, and the first mention of a layer fixes its rank.
 */
const LAYERS = '@layer reset,tokens,base,ui,features;'

/** The first `<style>` of every page: the order of the layers, and the language's faces. */
export function headStyle({ css }: LanguageFonts): string {
  return `<style>${LAYERS}${css}</style>`
}
