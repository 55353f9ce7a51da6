import fc from 'fast-check'
import { expect, test } from 'vitest'

import { ATTACHMENT_TYPES, type AttachmentType } from './attachment.ts'
import { attachmentName, shownFileName } from './attachment-name.ts'

test.each([
  ['screenshot.png', 'image/png', 'screenshot.png'],
  ['Õnne pilt ☕.JPG', 'image/jpeg', 'Õnne pilt ☕.jpg'],
  ['photo.jpeg', 'image/jpeg', 'photo.jpg'],
  ['photo.png', 'image/jpeg', 'photo-png.jpg'],
  ['error.log', 'text/plain', 'error-log.txt'],
  ['report.v1.2.pdf', 'application/pdf', 'report-v1-2.pdf'],
  ['invoice.pdf.exe', 'application/pdf', 'invoice-pdf-exe.pdf'],
  ['x.php.png', 'image/png', 'x-php.png'],
  ['x.png.', 'image/png', 'x.png'],
  ['x.png . .', 'image/png', 'x.png'],
  ['../../etc/passwd', 'text/plain', 'passwd.txt'],
  ['..\\..\\boot.ini', 'text/plain', 'boot-ini.txt'],
  ['C:\\Users\\Mari\\pilt.png', 'image/png', 'pilt.png'],
  ['C:pilt.png', 'image/png', 'C-pilt.png'],
  ['a.txt:hidden.exe', 'text/plain', 'a-txt-hidden-exe.txt'],
  ['a\u0000.png', 'image/png', 'a.png'],
  ['gpj\u202Egnp.exe', 'image/png', 'gpj gnp-exe.png'],
  ['a\r\nContent-Type: text/html\r\n.png', 'image/png', 'html.png'],
  ['.htaccess', 'text/plain', 'htaccess.txt'],
  ['...', 'image/png', 'file.png'],
  ['-rf.txt', 'text/plain', 'rf.txt'],
  ['', 'image/webp', 'file.webp'],
  ['/', 'image/webp', 'file.webp'],
  ['\ud800', 'image/png', '\ufffd.png'],
  ['CON.png', 'image/png', 'file.png'],
  ['nul', 'text/plain', 'file.txt'],
  ['com1.txt', 'text/plain', 'file.txt'],
  ['conference.txt', 'text/plain', 'conference.txt'],
  [`${'𝒩'.repeat(300)}.png`, 'image/png', `${'𝒩'.repeat(116)}.png`],
] as const)('%j with the content of %s is kept as %j', (given, type, kept) => {
  expect(attachmentName(given, type)).toBe(kept)
})

test('whatever a file is called, its kept name is short, visible, without path, and has one ending', () => {
  const types = Object.keys(ATTACHMENT_TYPES) as AttachmentType[]
  const anyName = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 150 }),
    fc
      .array(fc.constantFrom('.', '/', '\\', 'con', 'a', ' ', '\u202E', ':', '𝒩', '.exe'))
      .map((bits) => bits.join('')),
  )
  fc.assert(
    fc.property(anyName, fc.constantFrom(...types), (given, type) => {
      const name = attachmentName(given, type)
      expect(Array.from(name).length).toBeLessThanOrEqual(120)
      expect(name.split('.')).toEqual([expect.stringMatching(/./) as string, ATTACHMENT_TYPES[type]])
      expect(name).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\:*?"<>|]|^[\s.-]/u)
      expect(attachmentName(name, type), 'a second cleaning changes nothing').toBe(name)
    }),
  )
})

test('a sentence speaks of a file by the name its owner knows', () => {
  expect(shownFileName('C:\\fake\\holiday.exe')).toBe('holiday.exe')
  expect(shownFileName(' \u202E ')).toBe('file')
})
