import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'

import sharp from 'sharp'

import { isLocale } from '#domain/language/locales.ts'

import { expect, test } from '../fixtures/test.ts'
import { existsAt, SCREENS, openScreen } from './screens.ts'

const FOLDER = 'test-results/looks/sheets'
const WINDOWS = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
]
/** The source language, the longest words, and another alphabet. */
const LANGUAGES = ['en', 'de', 'ru'].filter(isLocale)
const SCHEMES = ['light', 'dark'] as const

for (const viewport of WINDOWS) {
  for (const screen of SCREENS) {
    const { name, isWhole = false } = screen
    if (!existsAt(screen, viewport.width)) continue
    test(`${name} at ${viewport.width} px`, async ({ browser }) => {
      const pictures: Buffer[] = []
      for (const colorScheme of SCHEMES) {
        for (const locale of LANGUAGES) {
          await using shown = await openScreen(browser, screen, locale, { viewport, colorScheme })
          pictures.push(await shown.page.screenshot({ fullPage: isWhole }))
        }
      }
      expect(await writeSheets(FOLDER, `${name}-${viewport.width}`, pictures, viewport)).toBeGreaterThan(0)
    })
  }
}

/** Most viewers shrink larger pictures until they cannot be read. */
const SHEET_WIDTH = 1_640
const PIECE_HEIGHT = 1_400
/** Overlap of two pieces of a page, so that nothing is cut in both. */
const OVERLAP = 80
const GAP = 16
const BETWEEN = '#8a8f98'

/**
 * Lays pictures of the same width side by side, as many as stay readable, and writes one sheet for the first
 * screen (`-0`), as high as the window, and one for each further piece. Returns the number of sheets.
 */
async function writeSheets(
  folder: string,
  name: string,
  pictures: readonly Buffer[],
  window: { width: number; height: number },
): Promise<number> {
  await mkdir(folder, { recursive: true })
  const heights = await Promise.all(pictures.map(async (png) => (await sharp(png).metadata()).height))
  const columns = Math.max(1, Math.floor((SHEET_WIDTH + GAP) / (window.width + GAP)))
  const pieces = [{ top: 0, size: window.height }]
  const isWhole = Math.max(...heights) > window.height
  for (let top = 0; isWhole && top < Math.max(...heights); top += PIECE_HEIGHT - OVERLAP)
    pieces.push({ top, size: PIECE_HEIGHT })
  let written = 0
  for (let first = 0; first < pictures.length; first += columns) {
    const row = pictures.slice(first, first + columns)
    const letter = pictures.length > columns ? `-${String.fromCharCode(97 + first / columns)}` : ''
    for (const [index, { top, size }] of pieces.entries()) {
      const parts = row.flatMap((png, column) => {
        const height = Math.min(size, (heights[first + column] ?? 0) - top)
        if (height <= 0) return [] // another language may be longer
        return [sharp(png).extract({ left: 0, top, width: window.width, height }).toBuffer()]
      })
      const [only, ...others] = await Promise.all(parts)
      if (only === undefined) continue
      const grid = { across: columns, shim: GAP, background: BETWEEN }
      const sheet = others.length === 0 ? sharp(only) : sharp([only, ...others], { join: grid })
      await sheet.png().toFile(join(folder, `${name}${letter}-${index}.png`))
      written += 1
    }
  }
  return written
}
