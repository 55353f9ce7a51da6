import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  areUnderWay,
  attachedIds,
  keysToSend,
  type Attachment,
  attachmentName,
  shownFileName,
  findAttachmentProblem,
  ATTACHMENT_TYPES,
  type AttachmentType,
} from './attachment.ts'

const MB = 1024 * 1024
const tiny = (count: number) => Array.from({ length: count }, () => ({ size: 1 }))
const picture = { name: 'a.png', size: MB, type: 'image/png' }

test('five files of ten megabytes, twenty in all, may be sent', () => {
  expect(findAttachmentProblem({ ...picture, size: 10 * MB }, [{ size: 10 * MB }])).toBeNull()
  expect(findAttachmentProblem(picture, tiny(4))).toBeNull()
})

test.each([
  ['a sixth file', picture, tiny(5), 'too-many'],
  ['more than ten megabytes', { ...picture, size: 10 * MB + 1 }, [], 'file-too-large'],
  ['more than twenty in all', { ...picture, size: 5 * MB }, [{ size: 16 * MB }], 'total-too-large'],
  ['an empty file', { ...picture, size: 0 }, [], 'empty'],
  ['an SVG, which can hold script', { name: 'a.svg', size: 1, type: 'image/svg+xml' }, [], 'type-refused'],
  ['a web page', { name: 'a.html', size: 1, type: 'text/html' }, [], 'type-refused'],
] as const)('%s is refused before it is sent', (_, file, chosen, problem) => {
  expect(findAttachmentProblem(file, chosen)).toBe(problem)
})

test('a file whose type the browser cannot tell is left to the server', () => {
  expect(findAttachmentProblem({ name: 'log', size: 1, type: '' }, [])).toBeNull()
})

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

const WAITING = { phase: 'waiting' } as const
const SENDING = { phase: 'sending', percent: 40 } as const
const ATTACHED = { phase: 'attached', id: 'id-of-file' } as const
const FAILED = { phase: 'failed' } as const

function files(...progress: Attachment['progress'][]): Attachment[] {
  return progress.map((one, index) => ({ key: `${index}`, name: 'a.png', size: 1, progress: one }))
}

test.each([
  ['none is sent when none waits', files(ATTACHED, FAILED), []],
  ['the first two begin together', files(WAITING, WAITING, WAITING), ['0', '1']],
  ['the next begins when one of two is through', files(ATTACHED, SENDING, WAITING, WAITING), ['2']],
  ['a third does not begin beside two', files(SENDING, SENDING, WAITING), []],
  ['a failed one gives its place away', files(FAILED, SENDING, WAITING), ['2']],
] as const)('%s', (_, list, keys) => {
  expect(keysToSend(list)).toEqual(keys)
})

test.each([
  [[], false],
  [files(ATTACHED, FAILED), false],
  [files(ATTACHED, WAITING), true],
  [files(SENDING), true],
] as const)('%j under way: %s', (list, expected) => {
  expect(areUnderWay(list)).toBe(expected)
})

test('a ticket names the files that are attached, and no other', () => {
  expect(attachedIds(files(ATTACHED, FAILED, SENDING))).toEqual(['id-of-file'])
})
