import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

import { openArt } from './art.ts'
import { drawPicture } from './draw-picture.ts'
import type { PictureOrder } from './picture-order.ts'

/** sharp paints in threads: while it does, the next pictures are composed. */
const AT_ONCE = 4

/**
 * Puts the ordered pictures into a folder. Those the cache holds are copied, for a name is made of what a
 * picture shows; the rest are drawn. Returns how many were drawn.
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
