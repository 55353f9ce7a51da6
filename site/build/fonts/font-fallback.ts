import { SCRIPTS, staticFont } from './font-sources.ts'

/** A system face with its names, and the npm family with the same widths. */
const REGULAR = { weight: 400, local: ['Arial', 'ArialMT', 'Liberation Sans', 'Roboto'] }
const BOLD = {
  weight: 700,
  local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold', 'Arial'],
}
/** Arimo has Arial's widths, character by character, and is free. */
const ARIAL_WIDTHS = 'arimo'

/** A face to match: the weight it is measured at, and the `font-weight` of the fallback's rule. */
export interface MatchedFace {
  weight: number
  range: string
}

/**
 * The `@font-face` of a system face, scaled to the width and line height of a family, so that nothing moves
 * when the family arrives. Measured on the language's own words: Cyrillic is wider against Arial than Latin.
 */
export async function fallbackFace(
  { name, stem }: { name: string; stem: string },
  { weight, range }: MatchedFace,
  text: string,
): Promise<string> {
  const system = weight > 500 ? BOLD : REGULAR
  const [own, arial] = await Promise.all([
    measure(stem, weight, text),
    measure(ARIAL_WIDTHS, system.weight, text),
  ])
  const stretch = own.width / arial.width
  const percent = (ratio: number) => `${(ratio * 100).toFixed(2)}%`
  const sources = system.local.map((local) => `local('${local}')`).join(',')
  return (
    `@font-face{font-family:'${name} Fallback';font-weight:${range};src:${sources};` +
    `size-adjust:${percent(stretch)};ascent-override:${percent(own.ascent / stretch)};` +
    `descent-override:${percent(own.descent / stretch)};line-gap-override:${percent(own.lineGap / stretch)}}`
  )
}

interface Measures {
  /** Width of the text, in em. */
  width: number
  ascent: number
  descent: number
  lineGap: number
}

async function measure(stem: string, weight: number, text: string): Promise<Measures> {
  const fonts = await Promise.all(
    SCRIPTS.map(async ({ name, holds }) => ({ holds, font: (await staticFont(stem, name, weight)).font })),
  )
  const [latin] = fonts
  if (!latin) throw new Error('SCRIPTS is empty')
  let width = 0
  // Letters only: the parser cannot measure a glyph without an outline, and spaces differ little.
  for (const character of text.replace(/[\s\p{Cf}]/gu, '')) {
    const part = fonts.find(({ holds }) => holds.test(character))
    const glyph = part?.font.glyphForCodePoint(character.codePointAt(0) ?? 0)
    if (part && glyph && glyph.id !== 0) width += glyph.advanceWidth / part.font.unitsPerEm
  }
  const { unitsPerEm: em, ascent, descent, lineGap } = latin.font
  return { width, ascent: ascent / em, descent: Math.abs(descent) / em, lineGap: lineGap / em }
}
