import { expect, test } from 'vitest'

import { aZip, inserted, judge, patched, pngChunk, samples, somePicture } from './test-content.ts'

const png = samples['image/png']
/** The place after signature and IHDR. */
const SECOND_CHUNK = 33
const END = png.length - 12
const size = (width: number, height: number) => {
  const bytes = Buffer.alloc(8)
  bytes.writeUInt32BE(width)
  bytes.writeUInt32BE(height, 4)
  return patched(png, 16, bytes)
}

test('pictures as programs write them are taken', async () => {
  expect(judge(await somePicture().png({ progressive: true }).toBuffer())).toBe('image/png')
  expect(judge(await somePicture().png({ palette: true }).withMetadata().toBuffer())).toBe('image/png')
  expect(judge(inserted(png, SECOND_CHUNK, pngChunk('tEXt', Buffer.from('a\0b'))))).toBe('image/png')
  expect(judge(size(8_000, 5_000))).toBe('image/png')
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
  ['no width', size(0, 100)],
  ['no height', size(100, 0)],
  ['more than 40 megapixels', size(8_000, 5_001)],
  ['four billion squared', size(0xffff_ffff, 0xffff_ffff)],
])('a PNG with %s is refused', (_, bytes) => {
  expect(judge(bytes)).toBe('broken')
})
