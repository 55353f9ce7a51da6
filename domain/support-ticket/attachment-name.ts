import { ATTACHMENT_TYPES, type AttachmentType } from './attachment.ts'

/** Longest name of a file in code points, ending included: file systems and mail programs cut at 255 bytes. */
const NAME_MAX_LENGTH = 120
/** What a file is called when nothing is left of its name. */
const NAMELESS = 'file'

/** Controls, and every mark that is not seen: those that turn the direction of writing hide an ending. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu
/** What Windows forbids in a name; the colon would name a hidden stream of a file. */
const FORBIDDEN = /[<>:"|?*]+/g
/** Device names on Windows, with any ending. */
const DEVICE = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])$/i
/** Hidden files begin with a dot, options of commands with a dash, editors' copies with a tilde. */
const EDGE_BEGIN = /^[\s.~-]+/
/** Windows drops dots and blanks at the end of a name, and so changes its ending. */
const EDGE_END = /[\s.]+$/
/** Other file endings for the same content. */
const OTHER_ENDINGS: Partial<Record<AttachmentType, string>> = { 'image/jpeg': 'jpeg' }

/** A visitor's name for a file, without path and invisible characters: for messages, not for storage. */
export function shownFileName(given: string): string {
  const last = given.toWellFormed().split(/[/\\]/).at(-1) ?? ''
  const name = last.normalize('NFC').replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim()
  return cut(name, NAME_MAX_LENGTH) || NAMELESS
}

/**
 * The name a file is kept and mailed under: the visitor's words with the ending of what the content is. Every
 * other dot becomes a dash, so `invoice.pdf.exe` cannot run and `x.php.png` is no script to anyone.
 */
export function attachmentName(given: string, type: AttachmentType): string {
  const ending = `.${ATTACHMENT_TYPES[type]}`
  const bare = shownFileName(given).replace(FORBIDDEN, '-').replace(EDGE_BEGIN, '').replace(EDGE_END, '')
  const stem = withoutEnding(bare, type).replaceAll('.', '-').trim()
  return (DEVICE.test(stem) ? NAMELESS : cut(stem, NAME_MAX_LENGTH - ending.length) || NAMELESS) + ending
}

function withoutEnding(name: string, type: AttachmentType): string {
  const endings = [ATTACHMENT_TYPES[type], OTHER_ENDINGS[type]]
  const dot = name.lastIndexOf('.')
  return dot > 0 && endings.includes(name.slice(dot + 1).toLowerCase()) ? name.slice(0, dot) : name
}

function cut(text: string, codePoints: number): string {
  return Array.from(text).slice(0, codePoints).join('').trimEnd()
}
