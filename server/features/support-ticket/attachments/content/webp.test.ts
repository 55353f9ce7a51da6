import sharp from 'sharp'
import { expect, test } from 'vitest'

import { aZip, judge, patched, riff, riffChunk, samples, somePicture } from './test-content.ts'

const webp = samples['image/webp']
const lossy = webp.subarray(12)
const lossless = await somePicture().webp({ lossless: true }).toBuffer()
const canvas = (width: number, height: number) => {
  const data = Buffer.alloc(10)
  data.writeUIntLE(width - 1, 4, 3)
  data.writeUIntLE(height - 1, 7, 3)
  return riffChunk('VP8X', data)
}
const withBits = (bits: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(bits)
  return patched(lossless, 21, bytes)
}

test('pictures as programs write them are taken', async () => {
  const alpha = { create: { width: 9, height: 7, channels: 4, background: '#12345678' } } as const
  const pages = await Promise.all([1, 2].map(() => sharp(alpha).png().toBuffer()))
  expect(judge(lossless)).toBe('image/webp')
  expect(judge(await sharp(alpha).webp().toBuffer())).toBe('image/webp')
  expect(judge(await somePicture().webp().withMetadata().toBuffer())).toBe('image/webp')
  expect(
    judge(
      await sharp(pages, { join: { animated: true } })
        .webp()
        .toBuffer(),
    ),
  ).toBe('image/webp')
  expect(judge(riff('WEBP', canvas(8_000, 5_000), lossy))).toBe('image/webp')
})

test.each([
  ['a byte after its end', Buffer.concat([webp, Buffer.alloc(1)])],
  ['an archive after its end', Buffer.concat([webp, aZip()])],
  ['an archive in its metadata', riff('WEBP', canvas(120, 80), lossy, riffChunk('EXIF', aZip()))],
  ['no end', webp.subarray(0, -1)],
  ['a length that is not its own', patched(webp, 4, [0xff, 0xff, 0xff, 0xff])],
  ['a length of nothing', patched(webp, 4, [0, 0, 0, 0])],
  ['a chunk longer than the file', patched(webp, 16, [0xff, 0xff, 0xff, 0x7f])],
  ['an unknown chunk', riff('WEBP', lossy, riffChunk('EVIL', Buffer.alloc(4)))],
  ['no picture', riff('WEBP', canvas(10, 10))],
  ['no chunk', riff('WEBP')],
  ['half a chunk', riff('WEBP', lossy, Buffer.alloc(4))],
  ['a picture that is none', patched(webp, 23, [0, 0, 0])],
  ['a frame that needs another', patched(webp, 20, [1])],
  ['a picture without surface', patched(webp, 26, [0, 0])],
  ['a lossless picture that is none', patched(lossless, 20, [0])],
  ['16,384 squared in a lossless picture', withBits(0x0fff_ffff)],
  ['16,383 squared in a picture', patched(webp, 26, [0xff, 0x3f, 0xff, 0x3f])],
  ['more than 40 megapixels of canvas', riff('WEBP', canvas(8_000, 5_001), lossy)],
  ['a chunk too short for its head', riff('WEBP', riffChunk('VP8X', Buffer.alloc(4)), lossy)],
])('a WebP with %s is refused', (_, bytes) => {
  expect(judge(bytes)).toBe('broken')
})
