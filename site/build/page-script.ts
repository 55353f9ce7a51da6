import type { Rolldown } from 'vite'

/**
 * What it does: keeps the script of every page, with all it imports, in one file.
 * Why not simpler: what islands and late parts import too would each become a file of its own, which the
 * browser hears of only when it reads the page's script: four requests more, one after the other.
 */
export function pageScript(): Rolldown.OutputOptions {
  return { codeSplitting: { groups: [{ name: 'page', test: /Page\.astro\?astro&type=script/ }] } }
}
