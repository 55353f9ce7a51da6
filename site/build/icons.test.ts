import sharp from 'sharp'
import { expect, test } from 'vitest'

import { icoFile } from './icons.ts'

test('the entry of an icon file says where its picture lies', async () => {
  const png = await sharp({ create: { width: 32, height: 32, channels: 3, background: '#d3202e' } })
    .png()
    .toBuffer()
  const file = icoFile(png, 32)
  const [length, start] = [file.readUInt32LE(14), file.readUInt32LE(18)]
  expect(start + length).toBe(file.length)
  expect((await sharp(file.subarray(start, start + length)).metadata()).width).toBe(32)
})
