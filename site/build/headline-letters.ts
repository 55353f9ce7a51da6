import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import type { AstroIntegration } from 'astro'
import subsetFont from 'subset-font'

import { isLocale } from '#domain/language/locales.ts'

import { priceCharacters } from './characters.ts'
import { bundleEarlyScript } from './early-scripts.ts'
import { FEATURES, UNREAD_TABLES } from './font-features.ts'
import { SCRIPTS, staticFont, type Script } from './font-sources.ts'
import { headlinesOf } from './headlines-of.ts'
import { withLateRequests } from './late-requests.ts'
import { unicodeRange } from './unicode-range.ts'

/** What `h1` asks for first, in site/styles/base.css. Other headlines share no face with it: kerning ends at a face. */
const FAMILY = 'Headline Letters'
const SOURCE = { stem: 'sofia-sans-extra-condensed', weight: 800 }
/**
 * Decodes the letters while the page is still being read. Otherwise the first layout asks for them, and a headline
 * whose lines break elsewhere in the fallback moves what hangs on it, in Russian the circle round the price.
 */
const LOAD_LETTERS = `<script>for(const face of document.fonts)face.family.includes('${FAMILY}')&&face.load()</script>`
/** Browsers refuse a font without a single outline; in Russian headlines the Latin part may have but the blank. */
const OUTLINED: Readonly<Record<Script, string>> = { latin: 'n', 'latin-ext': 'š', cyrillic: 'н' }
const isBlank = (letter: string) => letter.trim() === ''
const AFTER_FIRST_PAINT = fileURLToPath(new URL('../early/after-first-paint.ts', import.meta.url))
/** Pages with fonts of their own, our clients' sites, have no such face. */
const HAS_OUR_HEADLINES = "@font-face{font-family:'Sofia Sans Extra Condensed'"

/**
 * What it does: puts the letters of a page's `h1` into its first style, as a font of three to four KiB, so that the
 * largest text is there with the first paint, in its own face, and never changes; other fonts and the script come after
 * it.
 * Why not simpler: the whole headline font is 12 to 20 KiB; asked for before the first paint it holds that up, asked
 * for after it the headline is painted twice. Measured in docs/decisions/0041-the-headline-comes-with-the-page.md.
 */
export function headlineLetters(): AstroIntegration {
  return {
    name: 'valmis:headline-letters',
    hooks: {
      'astro:build:done': async ({ assets, logger }) => {
        const started = performance.now()
        const pages = [...assets.values()].flat().filter(({ pathname }) => pathname.endsWith('.html'))
        const faces = new Map<string, string>() // pages in two languages may share a headline
        const { code: afterFirstPaint } = await bundleEarlyScript(AFTER_FIRST_PAINT)
        for (const page of new Map(pages.map((url) => [url.href, url])).values())
          await complete(page, faces, afterFirstPaint)
        logger.info(
          `headlines of ${String(pages.length)} pages, ${String(faces.size)} of them different, in ${String(Math.round(performance.now() - started))} ms`,
        )
      },
    },
  }
}

/** Writes the letters into one built page, if it has a headline in our face. */
async function complete(page: URL, faces: Map<string, string>, afterFirstPaint: string): Promise<void> {
  const html = await readFile(page, 'utf8')
  const { text, locale, hasPrice } = headlinesOf(html)
  if (text === '' || !isLocale(locale) || !html.includes(HAS_OUR_HEADLINES)) return
  // English pages write the price anew, in the visitor's currency.
  const letters = [...new Set(text + (hasPrice ? priceCharacters(locale) : ''))].sort().join('')
  const face = faces.get(letters) ?? (await cut(letters))
  faces.set(letters, face)
  await writeFile(
    page,
    withLateRequests(html, afterFirstPaint).replace('</style>', () => `${face}</style>${LOAD_LETTERS}`),
  )
}

/** The faces that hold some letters: one for each script among them. */
async function cut(letters: string): Promise<string> {
  const faces: string[] = []
  for (const { name, holds } of SCRIPTS) {
    const own = Array.from(letters).filter((letter) => holds.test(letter))
    if (own.length === 0) continue
    const { data } = await staticFont(SOURCE.stem, name, SOURCE.weight)
    const font = await subsetFont(data, own.join('') + (own.every(isBlank) ? OUTLINED[name] : ''), {
      targetFormat: 'woff2',
      keepFeatures: FEATURES.headlines,
      dropTables: UNREAD_TABLES,
    })
    faces.push(
      `@font-face{font-family:'${FAMILY}';font-weight:${String(SOURCE.weight)};font-display:block;` +
        `src:url(data:font/woff2;base64,${font.toString('base64')}) format('woff2');unicode-range:${unicodeRange(own)}}`,
    )
  }
  return faces.join('')
}
