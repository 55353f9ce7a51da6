import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'

import { readFontSource, SCRIPTS } from '../fonts/font-sources.ts'
import { FACES } from './faces.ts'

/** What a picture's look follows from, besides the code of this folder. */
const SOURCES = [
  '../../../content/tokens.css',
  '../../assets/mascot/pliiats-wave.svg',
  '../../ui/mark/mark-paths.ts',
  '../../ui/wordmark/wordmark-parts.ts',
]

/** A hash of everything but words that decides what pictures look like, so that none is kept too long. */
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
