import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { AstroIntegration } from 'astro'
import subsetFont from 'subset-font'

import { type Locale, LOCALE_CODES } from '#domain/language/locales.ts'

import { virtualModule } from '../virtual-module.ts'
import {
  charactersOf,
  type FontCharacters,
  type FontUse,
  mainScript,
  sampleOf,
  unicodeRange,
} from './characters.ts'
import { fallbackFace, type MatchedFace } from './font-fallback.ts'
import { readFontSource, type Script, SCRIPTS } from './font-sources.ts'

/**
 * OpenType features each use needs: kerning, accents in their place, a language's own letters, and in text
 * figures of one width for tables. The rest (small capitals, swashes, the hand's alternates)
 * would bring a fifth of the glyphs back.
 */
const FEATURES: Readonly<Record<FontUse, string[]>> = {
  text: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'tnum'],
  headlines: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum'],
  hand: ['kern', 'mark', 'mkmk', 'ccmp'],
}

/**
 * Names of styles for menus of programs; a shortcut to widths that the outlines' variations hold too; and how kerning
 * differs between weights, a tenth of a text font: every weight is kerned as the regular one.
 */
const UNREAD_TABLES = ['STAT', 'HVAR', 'GDEF']

/** One family of the design and how its variable file is narrowed. */
interface Family {
  name: string
  /** Stem of its package under @fontsource-variable. */
  stem: string
  weights: number | { min: number; max: number }
  use: FontUse
  /** Whether its files are asked for before the style sheet says so. */
  isPreloaded: boolean
  /**
   * `optional`: what is not there at the first paint is left for the next page, and nothing ever moves. What only
   * names a look, and stands in few lines, may still be swapped in.
   */
  display: 'optional' | 'swap'
  /** System faces matched to it, by the weights they stand for. */
  fallbacks: readonly Pick<MatchedFace, 'weight' | 'range' | 'isBold'>[]
}

const FAMILIES: readonly Family[] = [
  {
    name: 'Sofia Sans',
    stem: 'sofia-sans',
    weights: { min: 400, max: 700 },
    use: 'text',
    isPreloaded: true,
    display: 'optional',
    fallbacks: [
      { weight: 400, range: '100 540', isBold: false },
      { weight: 620, range: '550 900', isBold: true },
    ],
  },
  {
    name: 'Sofia Sans Extra Condensed',
    stem: 'sofia-sans-extra-condensed',
    weights: 800,
    use: 'headlines',
    isPreloaded: true,
    display: 'swap',
    fallbacks: [{ weight: 800, range: '100 900', isBold: true }],
  },
  {
    name: 'Caveat',
    stem: 'caveat',
    weights: 700,
    use: 'hand',
    isPreloaded: false,
    display: 'swap',
    fallbacks: [{ weight: 700, range: '100 900', isBold: true }],
  },
]

/** Fewer than these stay in the first file: a file of their own would be mostly its tables. */
const MIN_RARE_CHARACTERS = 8

/** What a page of a language puts in its head: the faces, and the files to ask for first. */
export interface LanguageFonts {
  css: string
  preload: string[]
}

/**
 * What it does: cuts each family down to the characters a language really uses (~45 KiB instead of
 * ~300), gives it a metric-matched fallback so that nothing shifts when it arrives, and offers the
 * faces as `virtual:fonts`.
 * Why not simpler: a whole variable family alone breaks the byte budget of a page, and the pieces a
 * font service cuts hold every character of a script.
 * See: https://www.npmjs.com/package/subset-font
 */
export function fonts(): AstroIntegration {
  return {
    name: 'valmis:fonts',
    hooks: {
      'astro:config:setup': async ({ config, updateConfig, logger }) => {
        const folder = new URL('fonts/', config.publicDir).pathname
        const started = performance.now()
        const byLocale = await buildAll(folder)
        logger.info(
          `fonts of ${String(LOCALE_CODES.length)} languages in ${String(Math.round(performance.now() - started))} ms`,
        )
        updateConfig({
          vite: {
            plugins: [virtualModule('virtual:fonts', `export const fonts = ${JSON.stringify(byLocale)}`)],
          },
        })
      },
    },
  }
}

async function buildAll(folder: string): Promise<Record<string, LanguageFonts>> {
  await mkdir(folder, { recursive: true })
  const written = new Set<string>()
  const entries: [Locale, LanguageFonts][] = []
  for (const locale of LOCALE_CODES) {
    entries.push([locale, await buildLanguage(locale, folder, written)])
  }
  for (const file of await readdir(folder)) if (!written.has(file)) await rm(join(folder, file))
  return Object.fromEntries(entries)
}

async function buildLanguage(locale: Locale, folder: string, written: Set<string>): Promise<LanguageFonts> {
  const faces: string[] = []
  const preload: string[] = []
  for (const family of FAMILIES) {
    const wanted = await charactersOf(locale, family.use)
    for (const { name, holds } of SCRIPTS) {
      const { shown, rare } = apart(wanted, holds)
      // Of two faces that both have a character the later one is taken: the first may name all of them.
      for (const [part, characters] of [
        [shown, [...shown, ...rare]],
        [rare, rare],
      ] as const) {
        if (part.length === 0) continue
        const file = await writeSubset(family, name, part.join(''), folder)
        written.add(file)
        faces.push(fontFace(family, file, characters))
        if (part === shown && family.isPreloaded && isMainScript(locale, name)) preload.push(`/fonts/${file}`)
      }
    }
    for (const face of family.fallbacks) {
      faces.push(
        await fallbackFace({ family: family.name, stem: family.stem, ...face }, sampleOf(locale, family.use)),
      )
    }
  }
  return { css: faces.join(''), preload }
}

/** The characters of a script; the rare ones apart only where a file of their own is worth a request. */
function apart(wanted: FontCharacters, holds: RegExp): { shown: string[]; rare: string[] } {
  const [shown, rare] = [wanted.shown, wanted.rare].map((characters) =>
    [...characters].filter((character) => holds.test(character)),
  ) as [string[], string[]]
  return shown.length > 0 && rare.length < MIN_RARE_CHARACTERS
    ? { shown: [...shown, ...rare], rare: [] }
    : { shown, rare }
}

/** Preloading is for what the first screen needs: the language's own script and Latin figures. */
function isMainScript(locale: Locale, script: Script): boolean {
  return script === 'latin' || script === mainScript(locale)
}

/** Writes one subset under a name made of its content; an unchanged one is not cut again. */
async function writeSubset(
  family: Family,
  script: Script,
  characters: string,
  folder: string,
): Promise<string> {
  const recipe = JSON.stringify([
    family.stem,
    family.weights,
    script,
    characters,
    FEATURES[family.use],
    UNREAD_TABLES,
  ])
  const hash = createHash('sha256').update(recipe).digest('hex').slice(0, 10)
  const file = `${family.stem}-${script}.${hash}.woff2`
  const path = join(folder, file)
  const isThere = await readFile(path).then(
    () => true,
    () => false,
  )
  if (!isThere) {
    const cut = await subsetFont(await readFontSource(family.stem, script), characters, {
      targetFormat: 'woff2',
      variationAxes: { wght: family.weights },
      keepFeatures: FEATURES[family.use],
      dropTables: UNREAD_TABLES,
    })
    await writeFile(path, cut)
  }
  return file
}

function fontFace(family: Family, file: string, characters: readonly string[]): string {
  const weight =
    typeof family.weights === 'number'
      ? family.weights
      : `${String(family.weights.min)} ${String(family.weights.max)}`
  return (
    `@font-face{font-family:'${family.name}';font-style:normal;font-weight:${String(weight)};font-display:${family.display};` +
    `src:url(/fonts/${file}) format('woff2');unicode-range:${unicodeRange(characters)}}`
  )
}
