import { expect, test } from 'vitest'

import { aPdf, aZip, judge, noise } from './test-content.ts'

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
