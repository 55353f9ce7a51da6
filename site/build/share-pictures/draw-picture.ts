import sharp from 'sharp'

import type { Art } from './art.ts'
import { composePicture } from './compose-picture.ts'
import type { PictureWords } from './picture-order.ts'

/** Measured: the least effort that keeps flat colours exact; more costs time and saves no byte. */
const EFFORT = 4

/** A picture for sharing as PNG, about 40 KB: messengers want them small. */
export async function drawPicture(words: PictureWords, art: Art): Promise<Buffer> {
  return sharp(Buffer.from(composePicture(words, art)))
    .png({ palette: true, dither: 0, effort: EFFORT })
    .toBuffer()
}
