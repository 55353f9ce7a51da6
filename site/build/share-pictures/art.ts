import { readFile } from 'node:fs/promises'

import { Blob, Face as FontFile, Font } from 'harfbuzzjs'

import { readToken } from '#domain/design-tokens/read-token.ts'

import { SCRIPTS, staticFont } from '../fonts/font-sources.ts'

export const FACES = {
  headline: { stem: 'sofia-sans-extra-condensed', weight: 800 },
  text: { stem: 'sofia-sans', weight: 620 },
  hand: { stem: 'caveat', weight: 700 },
} as const

/** A face in all our scripts. */
export interface Face {
  name: string
  /** One font per script, in the order of lookup. */
  fonts: readonly Font[]
  /** Height of capitals and figures, in em. */
  capHeight: number
}
type Faces = Readonly<Record<keyof typeof FACES, Face>>

export async function openFaces(): Promise<Faces> {
  const [headline, text, hand] = await Promise.all([open('headline'), open('text'), open('hand')])
  return { headline, text, hand }
}

async function open(use: keyof typeof FACES): Promise<Face> {
  const { stem, weight } = FACES[use]
  const parts = await Promise.all(SCRIPTS.map(({ name }) => staticFont(stem, name, weight)))
  const [latin] = parts
  if (!latin) throw new Error('SCRIPTS is empty')
  return {
    name: stem,
    fonts: parts.map(({ data }) => new Font(new FontFile(new Blob(data)))),
    capHeight: latin.font.capHeight / latin.font.unitsPerEm,
  }
}

export interface Art {
  faces: Faces
  colour: (token: string) => string
  mascot: string
}

/** Loads faces, colours and the mascot. */
export async function openArt(): Promise<Art> {
  const [faces, tokens, mascot] = await Promise.all([
    openFaces(),
    readFile(new URL('../../../content/tokens.css', import.meta.url), 'utf8'),
    readFile(new URL('../../assets/mascot/pliiats-wave.svg', import.meta.url), 'utf8'),
  ])
  return { faces, colour: (token) => readToken(tokens, token), mascot }
}
