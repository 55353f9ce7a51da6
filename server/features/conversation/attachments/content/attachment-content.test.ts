import { deflateSync, gzipSync } from 'node:zlib'

import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  aPdf,
  aZip,
  inserted,
  judge,
  noise,
  patched,
  pngChunk,
  riff,
  riffChunk,
  samples,
} from './test-content.ts'

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

/** Bytes given in hexadecimal, followed by noise. */
const hex = (digits: string) => Buffer.concat([Buffer.from(digits, 'hex'), noise(64)])
/** One byte per character. */
const latin1 = (characters: string) => Buffer.from(characters, 'latin1')

/** Beginnings of programs and of other formats. */
const OTHER_TYPES: Readonly<Record<string, Buffer>> = {
  exe: hex('4d5a90000300'),
  elf: hex('7f454c460201'),
  macho: hex('cffaedfe07'),
  class: hex('cafebabe0000'),
  wasm: hex('0061736d01000000'),
  zip: aZip(),
  docx: Buffer.concat([aZip(), noise(64)]),
  rar: hex('526172211a0700'),
  '7z': hex('377abcaf271c'),
  gz: gzipSync(Buffer.alloc(20_000_000)),
  zlib: deflateSync(Buffer.alloc(20_000_000)),
  bz2: hex('425a683931415926'),
  xz: hex('fd377a585a00'),
  cab: hex('4d53434600000000'),
  doc: hex('d0cf11e0a1b11ae1'),
  lnk: hex('4c0000000114020000'),
  sqlite: latin1('SQLite format 3\0'),
  gif: latin1('GIF89a\x01\0\x01\0\0\0\0;'),
  bmp: hex('424d36000000'),
  tiff: hex('49492a0008000000'),
  ico: hex('00000100010010'),
  psd: hex('384250530001'),
  heic: latin1('\0\0\0\x18ftypheic\0\0\0\0'),
  avif: latin1('\0\0\0\x18ftypavif\0\0\0\0'),
  mp4: latin1('\0\0\0\x18ftypisom\0\0\0\0'),
  mp3: latin1('ID3\x04\0\0\0\0\0\0'),
  wav: riff('WAVE', riffChunk('fmt ', noise(16))),
  ogg: latin1('OggS\0\x02'),
  swf: hex('43575309'),
  woff: latin1('wOFF\0\x01\0\0'),
}

test.each(Object.entries(OTHER_TYPES))('a file of another type, %s, is refused', (_, bytes) => {
  expect(judge(bytes)).toBe('type-refused')
})

const binary = cases.filter(([type]) => type !== 'text/plain')

test.each(binary)(
  '%s with something else before or behind it, cut off or damaged, is nothing else',
  (type, bytes) => {
    const others = [aZip(), hex('526172211a0700'), latin1('<html><script>alert(1)</script>'), hex('4d5a90')]
    for (const other of others) {
      expect(judge(Buffer.concat([other, bytes]))).toBe('type-refused')
      // Readers of a PDF ignore what follows its end.
      if (type !== 'application/pdf') expect(judge(Buffer.concat([bytes, other]))).toBe('broken')
    }
    for (const byte of noise(12)) {
      const cut = 16 + Math.floor(((bytes.length - 32) * (byte + 1)) / 257)
      expect(judge(bytes.subarray(0, cut))).toBe('broken')
      const flipped = patched(bytes, cut, [(bytes[cut] ?? 0) ^ (1 << (byte % 8))])
      expect([type, 'broken', 'type-refused']).toContain(judge(flipped))
    }
  },
)

test('what is packed or written inside is no matter for us: nothing here unpacks or runs it', () => {
  const bomb = OTHER_TYPES['zlib'] ?? Buffer.alloc(0)
  const png = samples['image/png']
  expect(judge(inserted(png, 33, pngChunk('zTXt', bomb)))).toBe('image/png')
  expect(judge(inserted(png, 33, pngChunk('tEXt', latin1('<?php system($_GET[0]); ?>'))))).toBe('image/png')
  expect(judge(aPdf('', bomb.toString('latin1')))).toBe('application/pdf')
})

test('nothing is no type', () => {
  expect(judge(Buffer.from('\x89PNG', 'latin1'))).toBe('broken')
  expect(judge(Buffer.from('RIFF'))).toBe('text/plain')
})
