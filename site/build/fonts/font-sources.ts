import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

import { create, type Font } from 'fontkitten'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)

/** The parts of a fontsource package, with their characters. */
export const SCRIPTS = [
  {
    name: 'latin',
    holds: /[\u0000-\u00ff\u0131\u0152\u0153\u02bb-\u02dc\u2000-\u206f\u20ac\u2122\u2191\u2193\u2212\u2215]/u,
  },
  { name: 'latin-ext', holds: /[\u0100-\u02ba\u1e00-\u1eff\u20a0-\u20ab\u20ad-\u20c0]/u },
  { name: 'cyrillic', holds: /[\u0301\u0400-\u045f\u0490\u0491\u04b0\u04b1\u2116]/u },
] as const

/** Name of one part of a package. */
export type Script = (typeof SCRIPTS)[number]['name']

/** The variable file of a family's part, as its package ships it. */
export function readFontSource(stem: string, script: Script): Promise<Buffer> {
  return readFile(require.resolve(`@fontsource-variable/${stem}/files/${stem}-${script}-wght-normal.woff2`))
}

/** A family's part at one weight, as a file and parsed. */
export interface StaticFont {
  data: Buffer
  font: Font
}

const opened = new Map<string, Promise<StaticFont>>()

/** A family's part at one weight with every glyph, made once per build. */
export function staticFont(stem: string, script: Script, weight: number): Promise<StaticFont> {
  const key = `${stem} ${script} ${weight}`
  const before = opened.get(key)
  if (before) return before
  const font = makeStatic(stem, script, weight)
  opened.set(key, font)
  return font
}

async function makeStatic(stem: string, script: Script, weight: number): Promise<StaticFont> {
  const data = await subsetFont(await readFontSource(stem, script), undefined, {
    keepAllGlyphs: true,
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
  })
  const font = create(data)
  if (font.isCollection) throw new Error(`${stem} is a collection`)
  return { data, font }
}
