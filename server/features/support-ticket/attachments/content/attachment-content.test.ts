import fc from 'fast-check'
import { expect, test } from 'vitest'

import { inserted, judge, samples } from './test-content.ts'
import { ContentRefused, refuseBadSize } from './content-check.ts'

const cases = Object.entries(samples)

test.each(cases)('a file of %s is told by its content', (type, bytes) => {
  expect(judge(bytes)).toBe(type)
})

test.each(cases)('%s is judged the same in whatever pieces it arrives', (type, bytes) => {
  expect(judge(bytes, 1)).toBe(type)
  fc.assert(
    fc.property(fc.integer({ min: 1, max: bytes.length }), fc.nat(bytes.length), (pieceBytes, cut) => {
      expect(judge(bytes, pieceBytes)).toBe(type)
      const short = bytes.subarray(0, cut)
      expect(judge(short, pieceBytes)).toBe(judge(short))
    }),
    { numRuns: 50 },
  )
})

const archives = [
  ['ZIP', '504b050600000000'],
  ['ZIP64', '504b0506ffffffff'],
  ['RAR', '526172211a0701'],
  ['7z', '377abcaf271c'],
  ['Cabinet', '4d53434600000000'],
] as const

test.each(archives)('the mark of a %s archive is found wherever a piece ends', (_, hex) => {
  const pdf = inserted(samples['application/pdf'], 100, Buffer.from(hex, 'hex'))
  for (let pieceBytes = 1; pieceBytes < 130; pieceBytes += 1) expect(judge(pdf, pieceBytes)).toBe('broken')
})

test('nothing is no type', () => {
  expect(judge(Buffer.from('\x89PNG', 'latin1'))).toBe('broken')
  expect(judge(Buffer.from('RIFF'))).toBe('text/plain')
  expect(judge(Buffer.from('RIFF\x10\0\0\0WAVEfmt '))).toBe('type-refused')
})

test.each([
  [1, 1],
  [8_000, 5_000],
])('a picture of %d by %d is taken', (width, height) => {
  expect(() => {
    refuseBadSize(width, height)
  }).not.toThrow()
})

test.each([
  [0, 100],
  [100, 0],
  [8_000, 5_001],
])('a picture of %d by %d is refused', (width, height) => {
  expect(() => {
    refuseBadSize(width, height)
  }).toThrow(ContentRefused)
})
