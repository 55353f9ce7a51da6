import { expect, test } from 'vitest'
import sharp from 'sharp'

import {
  aZip,
  inserted,
  judge,
  patched,
  samples,
  somePicture,
  pngChunk,
  riff,
  riffChunk,
} from './test-content.ts'

const { 'image/jpeg': jpeg, 'image/png': png, 'image/webp': webp } = samples
const lossless = await somePicture().webp({ lossless: true }).toBuffer()
const alpha = { create: { width: 9, height: 7, channels: 4, background: '#12345678' } } as const
const pages = await Promise.all([1, 2].map(() => sharp(alpha).png().toBuffer()))
const zip = aZip()

/** Two numbers of two or four bytes. */
const bigEndian = (bytes: 2 | 4, one: number, other: number) => {
  const written = Buffer.alloc(2 * bytes)
  written.writeUIntBE(one, 0, bytes)
  written.writeUIntBE(other, bytes, bytes)
  return written
}
const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
const scan = jpeg.indexOf(Buffer.from([0xff, 0xda]))
const jpegOf = (width: number, height: number) => patched(jpeg, frame + 5, bigEndian(2, height, width))
const pngOf = (width: number, height: number) => patched(png, 16, bigEndian(4, width, height))
const canvas = (width: number, height: number) => {
  const data = Buffer.alloc(10)
  data.writeUIntLE(width - 1, 4, 3)
  data.writeUIntLE(height - 1, 7, 3)
  return riff('WEBP', riffChunk('VP8X', data), webp.subarray(12))
}
/** A marker of a JPEG with its segment. */
const segment = (code: number, data: Uint8Array) =>
  Buffer.concat([Buffer.from([0xff, code]), bigEndian(2, data.length + 2, 0).subarray(0, 2), data])

const TAKEN: Record<string, readonly Buffer[]> = {
  'image/jpeg': [
    await somePicture().jpeg({ progressive: true }).toBuffer(),
    await somePicture().jpeg({ mozjpeg: true }).toBuffer(),
    await somePicture().greyscale().jpeg().withMetadata().toBuffer(),
    inserted(jpeg, 2, Buffer.from([0xff, 0xff])), // fill bytes
    inserted(jpeg, 2, segment(0xfe, Buffer.from('a comment'))),
    inserted(jpeg, 2, Buffer.concat(Array(9).fill(segment(0xe2, Buffer.alloc(65_000))))),
    Buffer.concat([jpeg, Buffer.from('\0\0\n\xff\xff', 'latin1')]),
    Buffer.concat([jpeg, Buffer.alloc(3), jpeg]), // an HDR photograph has a second picture behind it
    jpegOf(8_000, 5_000),
  ],
  'image/png': [
    await somePicture().png({ progressive: true }).toBuffer(),
    await somePicture().png({ palette: true }).withMetadata().toBuffer(),
    inserted(png, 33, pngChunk('tEXt', Buffer.from('a\0b'))),
    pngOf(8_000, 5_000),
  ],
  'image/webp': [
    lossless,
    await sharp(alpha).webp().toBuffer(),
    await somePicture().webp().withMetadata().toBuffer(),
    await sharp(pages, { join: { animated: true } })
      .webp()
      .toBuffer(),
    canvas(8_000, 5_000),
  ],
}

test.each(Object.entries(TAKEN))(
  'pictures of %s as cameras and programs write them are taken',
  (type, files) => {
    for (const [place, file] of files.entries()) expect(judge(file), `${place}`).toBe(type)
  },
)

test.each([
  ['a JPEG of nothing but its head', jpeg.subarray(0, 20)],
  ['a JPEG without end', jpeg.subarray(0, -2)],
  ['a JPEG without a picture', Buffer.from('ffd8ffd9', 'hex')],
  ['a JPEG whose scan comes before its frame', Buffer.concat([jpeg.subarray(0, frame), jpeg.subarray(scan)])],
  ['a JPEG with a reserved marker', inserted(jpeg, 2, segment(0x02, Buffer.alloc(4)))],
  ['a JPEG with bytes between its segments', inserted(jpeg, frame, Buffer.from('hello'))],
  ['a JPEG in front of half a JPEG', Buffer.concat([jpeg, jpeg.subarray(0, -1)])],
  [
    'a JPEG without frame in its first megabyte',
    inserted(jpeg, 2, Buffer.concat(Array(20).fill(segment(0xe2, Buffer.alloc(65_000))))),
  ],
  ['a JPEG with a web page after its end', Buffer.concat([jpeg, Buffer.from('<html>')])],
  ['a JPEG with an archive in a comment', inserted(jpeg, 2, segment(0xfe, zip))],
  ['a PNG with a wrong signature', patched(png, 4, [0])],
  ['a PNG without header', inserted(png, 8, pngChunk('tEXt'))],
  ['a PNG without end', png.subarray(0, -12)],
  ['a PNG with a byte after its end', Buffer.concat([png, Buffer.alloc(1)])],
  ['a PNG with an archive in a comment', inserted(png, 33, pngChunk('tEXt', zip))],
  ['a WebP with a byte after its end', Buffer.concat([webp, Buffer.alloc(1)])],
  ['a WebP with an archive in its metadata', riff('WEBP', webp.subarray(12), riffChunk('EXIF', zip))],
  ['a WebP without end', webp.subarray(0, -1)],
  ['a WebP of another length', patched(webp, 4, [0xff, 0xff, 0xff, 0xff])],
  [
    'a WebP that begins with an unknown chunk',
    riff('WEBP', riffChunk('EVIL', Buffer.alloc(9)), webp.subarray(12)),
  ],
  ['a WebP without a chunk', riff('WEBP')],
  ['a WebP whose picture is none', patched(webp, 23, [0, 0, 0])],
  ['a lossless WebP that is none', patched(lossless, 20, [0])],
  ['a JPEG without width', jpegOf(0, 100)],
  ['a PNG without height', pngOf(100, 0)],
  ['a WebP without surface', patched(webp, 26, [0, 0])],
  ['a JPEG of more than 40 megapixels', jpegOf(8_000, 5_001)],
  ['a PNG of more than 40 megapixels', pngOf(8_000, 5_001)],
  ['a PNG of four billion squared', pngOf(0xffff_ffff, 0xffff_ffff)],
  ['a WebP of more than 40 megapixels', canvas(8_000, 5_001)],
  ['a WebP of 16,383 squared', patched(webp, 26, [0xff, 0x3f, 0xff, 0x3f])],
  ['a lossless WebP of 16,384 squared', patched(lossless, 21, [0xff, 0xff, 0xff, 0x0f])],
])('%s is refused', (_, bytes) => {
  expect(judge(bytes)).toBe('broken')
})
