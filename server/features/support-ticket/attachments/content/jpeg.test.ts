import { expect, test } from 'vitest'

import { aZip, inserted, judge, patched, samples, somePicture } from './test-content.ts'

const jpeg = samples['image/jpeg']
const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
const scan = jpeg.indexOf(Buffer.from([0xff, 0xda]))
/** A marker with its segment. */
const segment = (code: number, data: Uint8Array) => {
  const head = Buffer.from([0xff, code, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}
const size = (width: number, height: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt16BE(height)
  bytes.writeUInt16BE(width, 2)
  return patched(jpeg, frame + 5, bytes)
}

test('pictures as cameras and programs write them are taken', async () => {
  expect(judge(await somePicture().jpeg({ progressive: true }).toBuffer())).toBe('image/jpeg')
  expect(judge(await somePicture().jpeg({ mozjpeg: true }).toBuffer())).toBe('image/jpeg')
  expect(judge(await somePicture().greyscale().jpeg().withMetadata().toBuffer())).toBe('image/jpeg')
  expect(judge(inserted(jpeg, 2, Buffer.from([0xff, 0xff])))).toBe('image/jpeg') // fill bytes
  expect(judge(inserted(jpeg, 2, segment(0xfe, Buffer.from('a comment'))))).toBe('image/jpeg')
  expect(judge(Buffer.concat([jpeg, Buffer.from('\0\0\n\xff\xff', 'latin1')]))).toBe('image/jpeg')
  expect(judge(size(8_000, 5_000))).toBe('image/jpeg')
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
  ['no width', size(0, 100)],
  ['no height', size(100, 0)],
  ['more than 40 megapixels', size(8_000, 5_001)],
])('a JPEG with %s is refused', (_, bytes) => {
  expect(judge(bytes)).toBe('broken')
})
