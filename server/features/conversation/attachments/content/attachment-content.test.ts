import fc from 'fast-check'
import sharp from 'sharp'
import { deflateSync, gzipSync } from 'node:zlib'
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
  somePicture,
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

test.each(binary)('%s with something before or behind it, cut or damaged, is nothing else', (type, bytes) => {
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
})

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

const pdf = aPdf()

test.each([
  ['a place to open at, as office programs write it', aPdf('/OpenAction [3 0 R /XYZ null null 0]')],
  ['the same without a blank', aPdf('/OpenAction[3 0 R /Fit]')],
  ['a link', aPdf('/URI (https://example.com)')],
  ['the letters of a script in its data', aPdf('', '\x9c/JS\x01\xfe')],
  ['a name that only begins alike', aPdf('/JSON (x)')],
  ['a little after its end', Buffer.concat([pdf, Buffer.from('\r\n\0\0')])],
])('a PDF with %s is taken', (_, bytes) => {
  expect(judge(bytes)).toBe('application/pdf')
})

test.each([
  ['no end', pdf.subarray(0, -8)],
  ['an end long before its end', Buffer.concat([pdf, Buffer.alloc(1_024, ' ')])],
  ['a script', aPdf('/Names << /JavaScript 5 0 R >>')],
  ['a script with its name in disguise', aPdf('/Names << /J#61vaScr#69pt 5 0 R >>')],
  ['a script with capitals in the disguise', aPdf('/#4A#61#76#61Script 5 0 R')],
  ['a script as a string', aPdf('/AA << /O << /S /Other /JS (app.alert()) >> >>')],
  ['a script as a hexadecimal string', aPdf('/JS<6170>')],
  ['a script elsewhere', aPdf('/#4a#53 12 0 R')],
  ['a program to start', aPdf('/A << /S /Launch /F (cmd.exe) >>')],
  ['a file in it', aPdf('/Names << /EmbeddedFiles 5 0 R >>')],
  ['media in it', aPdf('/Subtype /RichMedia')],
  ['an action at opening', aPdf('/OpenAction << /S /URI /URI (http://example.com) >>')],
  ['an action at opening, elsewhere', aPdf('/OpenAction 5 0 R')],
  ['a script in its last line', Buffer.concat([pdf, Buffer.from('/JS (app.alert())\n%%EOF\n')])],
  ['an archive in it', aPdf('', aZip().toString('latin1'))],
  ['an archive after its end', Buffer.concat([pdf, aZip()])],
])('a PDF with %s is refused, in whatever pieces it arrives', (_, bytes) => {
  for (const pieceBytes of [1, 7, 100, 300, bytes.length]) expect(judge(bytes, pieceBytes)).toBe('broken')
})

test.each([
  ['a line break', '\n'],
  ['a web page', '<html><script>alert(1)</script>'],
  ['a comment', '% hello\n'],
])('a PDF that begins with %s is no PDF', (_, before) => {
  expect(judge(Buffer.concat([Buffer.from(before), pdf]))).toBe('type-refused')
})

test('ten megabytes of chance are not taken for a script', () => {
  expect(judge(aPdf('', noise(10_000_000).toString('latin1')))).toBe('application/pdf')
})

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

test.each(Object.entries(TAKEN))('pictures of %s as programs write them are taken', (type, files) => {
  for (const [place, file] of files.entries()) expect(judge(file), `${place}`).toBe(type)
})

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

const EICAR = String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*`

test.each([
  ['one letter', 'a'],
  ['a byte order mark', '\uFEFFhello'],
  ['every kind of character', 'žõü ☕ 𝒩 \u{10FFFF} \u202E'],
  ['tabs and line ends of every system', 'a\tb\nc\r\nd\r'],
  ['HTML in the middle', 'My page says\n<html><script>alert(1)</script>'],
  ['a heart', '<3 my site'],
  ['a name in brackets', '<mari> it is down'],
  ['a line of a log', '2026-03-02 10:00 "GET / HTTP/1.1" 500'],
  ['JSON', '{"a":1}'],
  ['what virus scanners are tested with', EICAR],
])('a text with %s is taken', (_, text) => {
  expect(judge(Buffer.from(text))).toBe('text/plain')
})

test.each([
  ['NUL', 'a\0b'],
  ['an escape', 'a\u001b[31mb'],
  ['a form feed', 'a\fb'],
  ['DEL', 'a\u007f'],
  ['a web page', '<!DOCTYPE html><p>hello'],
  ['a web page after blanks', '\n\n  <HTML>'],
  ['a web page after a byte order mark', '\uFEFF<html>'],
  ['a script', '<script>alert(1)</script>'],
  ['a comment of HTML', '<!-- --><script>'],
  ['SVG', '<svg onload=alert(1)>'],
  ['XML', '<?xml version="1.0"?><svg/>'],
  ['PHP', '<?php system($_GET[0]);'],
  ['PHP in short', '<?= 1 ?>'],
  ['a shell script', '#!/bin/sh\nrm -rf /'],
  ['PostScript', '%!PS-Adobe-3.0'],
  ['RTF', '{\\rtf1\\ansi'],
  ['a GIF that is a script', 'GIF89a=1;alert(1)'],
  ['a PDF further down', `hello\n%PDF-1.4`],
])('a text that is %s is refused', (_, text) => {
  expect(judge(Buffer.from(text))).toBe('type-refused')
})

test.each([
  ['Latin 1', Buffer.from('õ', 'latin1')],
  ['UTF-16', Buffer.from('\uFEFFhello', 'utf16le')],
  ['half a character', Buffer.from('☕').subarray(0, 2)],
  ['a character written too long', Buffer.from('c0af', 'hex')],
  ['a lone surrogate', Buffer.from('eda080', 'hex')],
])('%s is refused, at the end of a long text as well', (_, bytes) => {
  expect(judge(bytes)).toBe('type-refused')
  expect(judge(Buffer.concat([Buffer.alloc(200_000, 'a'), bytes]))).toBe('type-refused')
})

test('nobody looks for another type behind the first 1,445 characters', () => {
  const disguise = '%PDF-'
  const before = 'a'.repeat(1_445 - disguise.length)
  expect(judge(Buffer.from(before + disguise))).toBe('type-refused')
  expect(judge(Buffer.from(`a${before}${disguise}`))).toBe('text/plain')
})
