/** What a ticket may carry (decision 16): media types, told by content, with the ending a file gets. */
export const ATTACHMENT_TYPES = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'text/plain': 'txt',
} as const
export type AttachmentType = keyof typeof ATTACHMENT_TYPES

/** Decision 16: files of a ticket, and bytes of one and of all of them. */
export const ATTACHMENT_LIMITS = {
  count: 5,
  fileBytes: 10 * 1024 * 1024,
  totalBytes: 20 * 1024 * 1024,
} as const

/** Why a file is not taken; content has a sentence for each. */
export type AttachmentProblem = 'too-many' | 'file-too-large' | 'total-too-large' | 'type-refused' | 'empty'

/** A file before its upload. */
interface ChosenFile {
  name: string
  size: number
  /** The browser's guess from the name; '' when unknown. */
  type: string
}

/**
 * Why a file cannot join those already chosen, or null. The browser asks before it sends anything; the
 * server trusts neither name nor type and reads the content.
 */
export function findAttachmentProblem(
  file: ChosenFile,
  chosen: readonly Pick<ChosenFile, 'size'>[],
): AttachmentProblem | null {
  if (chosen.length >= ATTACHMENT_LIMITS.count) return 'too-many'
  if (file.size === 0) return 'empty'
  if (file.size > ATTACHMENT_LIMITS.fileBytes) return 'file-too-large'
  const total = chosen.reduce((sum, { size }) => sum + size, file.size)
  if (total > ATTACHMENT_LIMITS.totalBytes) return 'total-too-large'
  const isKnown = file.type === '' || Object.hasOwn(ATTACHMENT_TYPES, file.type)
  return isKnown ? null : 'type-refused'
}

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

/** Upload state of a chosen file. */
export type AttachmentProgress =
  | { phase: 'waiting' }
  | { phase: 'sending'; percent: number }
  /** `id` is what the server calls it; the ticket names it by that. */
  | { phase: 'attached'; id: string }
  /** `isBusy`: the server had no room for one more just then. */
  | { phase: 'failed'; isBusy?: boolean }

/** A file of the form. */
export interface Attachment {
  /** Key within the form; file names may repeat. */
  key: string
  name: string
  size: number
  progress: AttachmentProgress
}

/** Uploads at the same time: few, so that a slow line finishes some before it starts others. */
const PARALLEL_UPLOADS = 2

/** Keys of the files to upload now, in the order they were chosen. */
export function keysToSend(files: readonly Attachment[]): string[] {
  const sending = files.filter(({ progress }) => progress.phase === 'sending').length
  return files
    .filter(({ progress }) => progress.phase === 'waiting')
    .slice(0, Math.max(0, PARALLEL_UPLOADS - sending))
    .map(({ key }) => key)
}

/** Whether an upload is still running. */
export function areUnderWay(files: readonly Attachment[]): boolean {
  return files.some(({ progress }) => progress.phase === 'waiting' || progress.phase === 'sending')
}

/** Ids of the uploaded files, in the order they are shown. */
export function attachedIds(files: readonly Attachment[]): string[] {
  return files.flatMap(({ progress }) => (progress.phase === 'attached' ? [progress.id] : []))
}

/**
 * Bytes of files a mail may carry. As base64 they are 20 MB and below what Gmail takes (25 MB with encoding,
 * support.google.com/a/answer/1366776), and so do most; a server that takes less makes the mail go without.
 */
const MAIL_FILES_MAX_BYTES = 15 * 1024 * 1024

/** Whether the files fit into a mail; otherwise it only names them. */
export function fitsIntoMail(files: readonly { size: number }[]): boolean {
  return files.reduce((sum, { size }) => sum + size, 0) <= MAIL_FILES_MAX_BYTES
}
