import { Buffer, shape, type Font } from 'harfbuzzjs'

import { withoutJoiners } from '#domain/language/word-joiner.ts'

import type { Face } from './art.ts'

/** A line of text as outlines. */
export interface SetText {
  /** In em. */
  width: number
  /** SVG of the line, its baseline beginning at a point. */
  at: (x: number, y: number, size: number, colour: string) => string
}

/**
 * Shapes a line for a language: kerned, with its own letterforms. Sofia Sans draws Cyrillic in the Bulgarian
 * style unless the language is Russian.
 */
export function setText(text: string, face: Face, language: string): SetText {
  let width = 0
  let outlines = ''
  for (const { font, run } of runsOf(text, face)) {
    const scale = 1 / font.face.upem
    for (const { glyph, advance, x, y } of shapeRun(run, font, language)) {
      const path = font.glyphToPath(glyph)
      if (path !== '')
        outlines += `<path transform="translate(${round(width + x * scale)} ${round(y * scale)}) scale(${scale})" d="${path}"/>`
      width += advance * scale
    }
  }
  return {
    width,
    at: (x, y, size, colour) =>
      `<g fill="${colour}" transform="translate(${round(x)} ${round(y)}) scale(${size} ${-size})">${outlines}</g>`,
  }
}

/** Splits a text where its script, and so its font, changes. */
function runsOf(text: string, { name, fonts }: Face): { font: Font; run: string }[] {
  const runs: { font: Font; run: string }[] = []
  for (const character of withoutJoiners(text)) {
    const code = (/\s/.test(character) ? ' ' : character).codePointAt(0) ?? 0 // HarfBuzz makes narrow spaces itself
    const last = runs.at(-1)
    const has = (font: Font) => font.nominalGlyph(code) !== undefined
    if (last && has(last.font)) last.run += character
    else {
      const font = fonts.find(has)
      if (!font) throw new Error(`A picture for sharing cannot show “${character}” in ${name}: ${text}`)
      runs.push({ font, run: character })
    }
  }
  return runs
}

/** Shaped glyphs, in units of their font. */
function shapeRun(run: string, font: Font, language: string) {
  const buffer = new Buffer()
  buffer.addText(run)
  buffer.guessSegmentProperties()
  buffer.setLanguage(language)
  shape(font, buffer)
  return buffer.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => ({
    glyph: codepoint, // HarfBuzz calls it so after shaping too
    advance: xAdvance,
    x: xOffset,
    y: yOffset,
  }))
}

function round(value: number): number {
  return Math.round(value * 1e4) / 1e4
}
