import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { AstroIntegration } from 'astro'
import subsetFont from 'subset-font'

import { DEFAULT_LOCALE, type Locale, LOCALE_CODES } from '#domain/language/locales.ts'

import { virtualModule } from '../virtual-module.ts'
import {
  charactersOf,
  choiceLetters,
  type FontUse,
  handwrittenCharacters,
  mainScript,
  sampleOf,
  unicodeRange,
} from './characters.ts'
import { readFontSource, type Script, SCRIPTS, staticFont } from './font-sources.ts'

/**
 * OpenType features we need: kerning, accents, a language's own letters, and tabular figures. The others
 * (small capitals, swashes, alternates) would bring a fifth of the glyphs back.
 */
const FEATURES: Readonly<Record<FontUse, string[]>> = {
  text: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'tnum'],
  headlines: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum'],
  hand: ['kern', 'mark', 'mkmk', 'ccmp'],
}

/**
 * Names of styles for menus, a shortcut to widths, and kerning per weight, a tenth of a text font: every
 * weight is kerned like the regular one.
 */
const UNREAD_TABLES = ['STAT', 'HVAR', 'GDEF']

/** These fonts have no hints but the program that would switch them on. */
const HINTS = { noHinting: true }

/** A family of the design, and how its variable file is reduced. */
interface Family {
  name: string
  /** Stem of its package under @fontsource-variable. */
  stem: string
  weights: number | { min: number; max: number }
  use: FontUse
  /**
   * `optional`: a font that is late is used on the next page, so nothing moves. Fonts in few lines may be
   * swapped in.
   */
  display: 'optional' | 'swap'
  /** The system faces matched to it, by their weights. */
  fallbacks: readonly MatchedFace[]
}

const FAMILIES: readonly Family[] = [
  {
    name: 'Sofia Sans',
    stem: 'sofia-sans',
    weights: { min: 400, max: 700 },
    use: 'text',
    display: 'optional',
    fallbacks: [
      { weight: 400, range: '100 540' },
      { weight: 620, range: '550 900' },
    ],
  },
  {
    name: 'Sofia Sans Extra Condensed',
    stem: 'sofia-sans-extra-condensed',
    weights: 800,
    use: 'headlines',
    display: 'swap',
    fallbacks: [{ weight: 800, range: '100 900' }],
  },
  {
    name: 'Caveat',
    stem: 'caveat',
    weights: 700,
    use: 'hand',
    display: 'swap',
    fallbacks: [{ weight: 700, range: '100 900' }],
  },
]

/** The head of a language's pages: faces, and files to preload. */
export interface LanguageFonts {
  css: string
  preload: string[]
}

/**
 * What it does: reduces each family to the characters a language uses (~45 KiB instead of ~300), gives it a
 * metric-matched fallback so that nothing shifts, and provides the faces as `virtual:fonts`. Why not simpler:
 * one whole variable family exceeds a page's byte budget, and a font service's pieces have all characters of
 * a script. See: https://www.npmjs.com/package/subset-font
 */
export function fonts(): AstroIntegration {
  return {
    name: 'valmis:fonts',
    hooks: {
      'astro:config:setup': async ({ config, updateConfig, logger }) => {
        const folder = new URL('fonts/', config.publicDir).pathname
        const started = performance.now()
        const { choice, ...byLocale } = await buildAll(folder)
        const spent = Math.round(performance.now() - started)
        logger.info(`fonts of ${LOCALE_CODES.length} languages in ${spent} ms`)
        const code = `export const fonts = ${JSON.stringify(byLocale)}; export const choiceFonts = ${JSON.stringify(choice)}`
        updateConfig({ vite: { plugins: [virtualModule('virtual:fonts', code)] } })
      },
    },
  }
}

/** The fonts of each language, and those of the page that asks for it. */
async function buildAll(folder: string): Promise<Record<Locale | 'choice', LanguageFonts>> {
  await mkdir(folder, { recursive: true })
  const written = new Set<string>()
  const choice = await buildLanguage(DEFAULT_LOCALE, folder, written, choiceLetters())
  const entries: [Locale, LanguageFonts][] = []
  for (const locale of LOCALE_CODES) {
    entries.push([locale, await buildLanguage(locale, folder, written)])
  }
  for (const file of await readdir(folder)) if (!written.has(file)) await rm(join(folder, file))
  return { ...(Object.fromEntries(entries) as Record<Locale, LanguageFonts>), choice }
}

/** @param more letters of its texts beyond those of the language. */
async function buildLanguage(
  locale: Locale,
  folder: string,
  written: Set<string>,
  more = '',
): Promise<LanguageFonts> {
  const faces: string[] = []
  const preload: string[] = [] // what the first screen needs: the language's own script and Latin figures
  for (const family of FAMILIES) {
    const wanted = await (family.use === 'hand' ? handwrittenCharacters(locale) : charactersOf(locale))
    if (family.use === 'text') for (const letter of more) wanted.add(letter)
    for (const { name, holds } of SCRIPTS) {
      const characters = [...wanted].filter((character) => holds.test(character))
      if (characters.length === 0) continue
      const file = await writeSubset(family, name, characters.join(''), folder)
      written.add(file)
      faces.push(fontFace(family, file, characters))
      if (family.use !== 'hand' && ['latin', mainScript(locale)].includes(name))
        preload.push(`/fonts/${file}`)
    }
    for (const face of family.fallbacks)
      faces.push(await fallbackFace(family, face, sampleOf(locale, family.use)))
  }
  return { css: faces.join(''), preload }
}

/** Writes a subset, named by its content; an unchanged one is not made again. */
async function writeSubset(
  family: Family,
  script: Script,
  characters: string,
  folder: string,
): Promise<string> {
  const { stem, weights, use } = family
  const recipe = JSON.stringify([stem, weights, script, characters, FEATURES[use], UNREAD_TABLES, HINTS])
  const hash = createHash('sha256').update(recipe).digest('hex').slice(0, 10)
  const file = `${stem}-${script}.${hash}.woff2`
  const path = join(folder, file)
  if (!existsSync(path)) {
    const cut = await subsetFont(await readFontSource(stem, script), characters, {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
      keepFeatures: FEATURES[use],
      dropTables: UNREAD_TABLES,
      ...HINTS,
    })
    await writeFile(path, cut)
  }
  return file
}

function fontFace(family: Family, file: string, characters: readonly string[]): string {
  const { weights } = family
  const weight = typeof weights === 'number' ? weights : `${weights.min} ${weights.max}`
  return (
    `@font-face{font-family:'${family.name}';font-style:normal;font-weight:${weight};font-display:${family.display};` +
    `src:url(/fonts/${file}) format('woff2');unicode-range:${unicodeRange(characters)}}`
  )
}

/** A system face with its names, and the npm family with the same widths. */
const REGULAR = { weight: 400, local: ['Arial', 'ArialMT', 'Liberation Sans', 'Roboto'] }
const BOLD = {
  weight: 700,
  local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold', 'Arial'],
}
/** Arimo has Arial's widths, character by character, and is free. */
const ARIAL_WIDTHS = 'arimo'

/** A face to match: the weight it is measured at, and the `font-weight` of the fallback's rule. */
interface MatchedFace {
  weight: number
  range: string
}

/**
 * The `@font-face` of a system face, scaled to the width and line height of a family, so that nothing moves
 * when the family arrives. Measured on the language's own words: Cyrillic is wider against Arial than Latin.
 */
async function fallbackFace(
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
