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

const jpeg = samples['image/jpeg']
const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
const scan = jpeg.indexOf(Buffer.from([0xff, 0xda]))
/** A marker with its segment. */
const segment = (code: number, data: Uint8Array) => {
  const head = Buffer.from([0xff, code, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}
const jpegSize = (width: number, height: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt16BE(height)
  bytes.writeUInt16BE(width, 2)
  return patched(jpeg, frame + 5, bytes)
}

test('JPEG pictures as cameras and programs write them are taken', async () => {
  expect(judge(await somePicture().jpeg({ progressive: true }).toBuffer())).toBe('image/jpeg')
  expect(judge(await somePicture().jpeg({ mozjpeg: true }).toBuffer())).toBe('image/jpeg')
  expect(judge(await somePicture().greyscale().jpeg().withMetadata().toBuffer())).toBe('image/jpeg')
  expect(judge(inserted(jpeg, 2, Buffer.from([0xff, 0xff])))).toBe('image/jpeg') // fill bytes
  expect(judge(inserted(jpeg, 2, segment(0xfe, Buffer.from('a comment'))))).toBe('image/jpeg')
  expect(judge(Buffer.concat([jpeg, Buffer.from('\0\0\n\xff\xff', 'latin1')]))).toBe('image/jpeg')
  expect(judge(jpegSize(8_000, 5_000))).toBe('image/jpeg')
})

test('an HDR photograph, which has a second picture behind it, is taken', () => {
  expect(judge(Buffer.concat([jpeg, Buffer.alloc(3), jpeg]))).toBe('image/jpeg')
  expect(judge(Buffer.concat([jpeg, jpeg.subarray(0, -1)]))).toBe('broken')
})

test.each([
  ['nothing but its head', jpeg.subarray(0, 20)],
  ['no end', jpeg.subarray(0, -2)],
  ['no picture', Buffer.from('ffd8ffd9', 'hex')],
  ['a scan before its frame', Buffer.concat([jpeg.subarray(0, frame), jpeg.subarray(scan)])],
  ['a segment shorter than its length', inserted(jpeg, 2, Buffer.from([0xff, 0xe0, 0, 1]))],
  ['a frame shorter than itself', patched(jpeg, frame + 2, [0, 6])],
  ['a reserved marker', inserted(jpeg, 2, segment(0x02, Buffer.alloc(4)))],
  ['bytes between its segments', inserted(jpeg, frame, Buffer.from('hello'))],
  ['a picture within the picture', inserted(jpeg, 2, jpeg)],
  ['a web page after its end', Buffer.concat([jpeg, Buffer.from('<html>')])],
  ['an archive after its end', Buffer.concat([jpeg, aZip()])],
  ['an archive in a comment', inserted(jpeg, 2, segment(0xfe, aZip()))],
  ['no width', jpegSize(0, 100)],
  ['no height', jpegSize(100, 0)],
  ['more than 40 megapixels', jpegSize(8_000, 5_001)],
])('a JPEG with %s is refused', (_, bytes) => {
  expect(judge(bytes)).toBe('broken')
})

const png = samples['image/png']
/** The place after signature and IHDR. */
const SECOND_CHUNK = 33
const END = png.length - 12
const pngSize = (width: number, height: number) => {
  const bytes = Buffer.alloc(8)
  bytes.writeUInt32BE(width)
  bytes.writeUInt32BE(height, 4)
  return patched(png, 16, bytes)
}

test('PNG pictures as programs write them are taken', async () => {
  expect(judge(await somePicture().png({ progressive: true }).toBuffer())).toBe('image/png')
  expect(judge(await somePicture().png({ palette: true }).withMetadata().toBuffer())).toBe('image/png')
  expect(judge(inserted(png, SECOND_CHUNK, pngChunk('tEXt', Buffer.from('a\0b'))))).toBe('image/png')
  expect(judge(pngSize(8_000, 5_000))).toBe('image/png')
})

test.each([
  ['a wrong signature', patched(png, 4, [0])],
  ['no header', inserted(png, 8, pngChunk('tEXt'))],
  ['two headers', inserted(png, SECOND_CHUNK, png.subarray(8, SECOND_CHUNK))],
  ['an unknown critical chunk', inserted(png, SECOND_CHUNK, pngChunk('EVIL'))],
  ['a type that is none', inserted(png, SECOND_CHUNK, pngChunk('a b1'))],
  ['an endless chunk', patched(png, SECOND_CHUNK, [0xff, 0xff, 0xff, 0xff])],
  ['a chunk too long', patched(png, SECOND_CHUNK, [0x00, 0xff, 0xff, 0xff])],
  ['no data', Buffer.concat([png.subarray(0, SECOND_CHUNK), png.subarray(END)])],
  ['no end', png.subarray(0, END)],
  ['an end with contents', Buffer.concat([png.subarray(0, END), pngChunk('IEND', Buffer.alloc(1))])],
  ['a byte after its end', Buffer.concat([png, Buffer.alloc(1)])],
  ['an archive after its end', Buffer.concat([png, aZip()])],
  ['an archive in a comment', inserted(png, SECOND_CHUNK, pngChunk('tEXt', aZip()))],
  ['no width', pngSize(0, 100)],
  ['no height', pngSize(100, 0)],
  ['more than 40 megapixels', pngSize(8_000, 5_001)],
  ['four billion squared', pngSize(0xffff_ffff, 0xffff_ffff)],
])('a PNG with %s is refused', (_, bytes) => {
  expect(judge(bytes)).toBe('broken')
})

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

test('WebP pictures as programs write them are taken', async () => {
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
