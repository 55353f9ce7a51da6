import { createHash } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

import sharp from 'sharp'

import { readFontSource, SCRIPTS } from '../fonts/font-sources.ts'
import { type Art, FACES, openArt } from './art.ts'
import { composePicture } from './compose-picture.ts'
import type { PictureOrder, PictureWords } from './picture-order.ts'

/** sharp renders in threads: meanwhile the next pictures are composed. */
const AT_ONCE = 4

/**
 * Writes the ordered pictures into a folder; cached ones are copied, because a name is a hash of the
 * contents. Returns how many were drawn.
 */
export async function drawPictures(
  orders: readonly PictureOrder[],
  folder: string,
  cache: string,
): Promise<number> {
  await Promise.all([mkdir(folder, { recursive: true }), mkdir(cache, { recursive: true })])
  const wanted = new Map(orders.map(({ path, words }) => [basename(path), words]))
  const kept = new Set(await readdir(cache))
  const missing = [...wanted].filter(([name]) => !kept.has(name))
  if (missing.length > 0) {
    const art = await openArt()
    const queue = missing.values()
    const draw = async () => {
      for (const [name, words] of queue) await writeFile(join(cache, name), await drawPicture(words, art))
    }
    await Promise.all(Array.from({ length: AT_ONCE }, draw))
  }
  await Promise.all([...wanted.keys()].map((name) => copyFile(join(cache, name), join(folder, name))))
  const stale = [...kept].filter((name) => !wanted.has(name))
  await Promise.all(stale.map((name) => rm(join(cache, name))))
  return missing.length
}

/** Measured: the least effort that keeps flat colours exact; more saves no bytes. */
const EFFORT = 4

/** A picture for sharing as PNG, about 40 KB: messengers want them small. */
async function drawPicture(words: PictureWords, art: Art): Promise<Buffer> {
  return sharp(Buffer.from(composePicture(words, art)))
    .png({ palette: true, dither: 0, effort: EFFORT })
    .toBuffer()
}

/** Everything a picture depends on, besides the code of this folder. */
const SOURCES = [
  '../../../content/tokens.css',
  '../../assets/mascot/pliiats-wave.svg',
  '../../ui/mark/mark-paths.ts',
  '../../ui/wordmark/wordmark-parts.ts',
]

/** A hash of everything but words that pictures depend on, so that no cached one is outdated. */
export async function readArtVersion(): Promise<string> {
  const own = (await readdir(new URL('.', import.meta.url))).sort().map((name) => `./${name}`)
  const sources = [...own, ...SOURCES].map((name) => readFile(new URL(name, import.meta.url)))
  const fonts = Object.values(FACES).flatMap(({ stem }) =>
    SCRIPTS.map(({ name }) => readFontSource(stem, name)),
  )
  const hash = createHash('sha256')
  for (const content of await Promise.all([...sources, ...fonts])) hash.update(content)
  return hash.digest('hex').slice(0, 12)
}
