import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'

import sharp, { type OverlayOptions } from 'sharp'

/** A picture of a whole screen, and its window. */
export interface Look {
  png: Buffer
  /** Height of the window, in pixels. */
  fold: number
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
 * screen (`-0`) and one for each further piece. Returns the number of sheets.
 */
export async function writeSheets(folder: string, name: string, looks: readonly Look[]): Promise<number> {
  await mkdir(folder, { recursive: true })
  const sizes = await Promise.all(looks.map(({ png }) => sharp(png).metadata()))
  const width = Math.max(...sizes.map((size) => size.width))
  const height = Math.max(...sizes.map((size) => size.height))
  const columns = Math.max(1, Math.floor((SHEET_WIDTH + GAP) / (width + GAP)))
  let written = 0
  for (let first = 0; first < looks.length; first += columns) {
    const row = looks.slice(first, first + columns)
    const fold = Math.max(...row.map((look) => look.fold))
    const rowName = looks.length > columns ? `${name}-${String.fromCharCode(97 + first / columns)}` : name
    const pieces = [{ top: 0, size: fold }, ...(height > fold ? piecesOf(height) : [])]
    for (const [index, { top, size }] of pieces.entries()) {
      await writeSheet(join(folder, `${rowName}-${index}.png`), row, { width, top, size })
      written += 1
    }
  }
  return written
}

function piecesOf(height: number): { top: number; size: number }[] {
  const pieces = []
  for (let top = 0; top < height; top += PIECE_HEIGHT - OVERLAP)
    pieces.push({ top, size: Math.min(PIECE_HEIGHT, height - top) })
  return pieces
}

async function writeSheet(
  file: string,
  looks: readonly Look[],
  { width, top, size }: { width: number; top: number; size: number },
): Promise<void> {
  const parts: OverlayOptions[] = []
  for (const [column, { png }] of looks.entries()) {
    const own = await sharp(png).metadata()
    const height = Math.min(size, own.height - top)
    if (height <= 0) continue // another language may be longer
    const input = await sharp(png).extract({ left: 0, top, width: own.width, height }).toBuffer()
    parts.push({ input, left: column * (width + GAP), top: 0 })
  }
  if (parts.length === 0) return
  const all = looks.length * (width + GAP) - GAP
  await sharp({ create: { width: all, height: size, channels: 3, background: BETWEEN } })
    .composite(parts)
    .png()
    .toFile(file)
}
