import { readFile } from 'node:fs/promises'

import { readToken } from '#domain/design-tokens/read-token.ts'
import { openFaces, type Faces } from './faces.ts'

/** What pictures are drawn with. */
export interface Art {
  faces: Faces
  /** A colour of the pages, by its token. */
  colour: (token: string) => string
  /** The pencil, waving, as SVG. */
  mascot: string
}

/** Opens faces, colours and the mascot. */
export async function openArt(): Promise<Art> {
  const [faces, tokens, mascot] = await Promise.all([
    openFaces(),
    readFile(new URL('../../../content/tokens.css', import.meta.url), 'utf8'),
    readFile(new URL('../../assets/mascot/pliiats-wave.svg', import.meta.url), 'utf8'),
  ])
  return { faces, colour: (token) => readToken(tokens, token), mascot }
}
