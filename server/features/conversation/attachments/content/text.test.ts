import { expect, test } from 'vitest'

import { judge } from './test-content.ts'

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
