/** Types of attachments (decision 16), found by content, with their file extensions. */
export const ATTACHMENT_TYPES = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'text/plain': 'txt',
} as const
export type AttachmentType = keyof typeof ATTACHMENT_TYPES

/** Decision 16: number of files per ticket, bytes per file and in total. */
export const ATTACHMENT_LIMITS = {
  count: 5,
  fileBytes: 10 * 1024 * 1024,
  totalBytes: 20 * 1024 * 1024,
} as const

/** Why a file is refused; content has a sentence for each. */
export type AttachmentProblem = 'too-many' | 'file-too-large' | 'total-too-large' | 'type-refused' | 'empty'

interface ChosenFile {
  name: string
  size: number
  /** The browser's guess from the name; '' when unknown. */
  type: string
}

/**
 * Why a file cannot be added to the chosen ones; null: it can. The browser asks before it sends; the server
 * trusts neither name nor type and reads the content.
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
/** The name of a file when nothing of its own is left. */
const NAMELESS = 'file'

/** Control and invisible characters: those that change the direction of writing hide an extension. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu
/** Forbidden in names on Windows; the colon would name a hidden stream. */
const FORBIDDEN = /[<>:"|?*]+/g
/** Device names on Windows, with any ending. */
const DEVICE = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])$/i
/** Hidden files begin with a dot, command options with a dash, backups with a tilde. */
const EDGE_BEGIN = /^[\s.~-]+/
/** Windows drops final dots and blanks, which changes the extension. */
const EDGE_END = /[\s.]+$/
/** Other extensions of the same type. */
const OTHER_ENDINGS: Partial<Record<AttachmentType, string>> = { 'image/jpeg': 'jpeg' }

/** A visitor's file name without path and invisible characters: for messages, not for storage. */
export function shownFileName(given: string): string {
  const last = given.toWellFormed().split(/[/\\]/).at(-1) ?? ''
  const name = last.normalize('NFC').replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim()
  return cut(name, NAME_MAX_LENGTH) || NAMELESS
}

/**
 * The stored name of a file: the visitor's words with the extension of its type. Other dots become dashes, so
 * that `invoice.pdf.exe` cannot run and `x.php.png` is no script.
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

export type AttachmentProgress =
  | { phase: 'waiting' }
  | { phase: 'sending'; percent: number }
  /** `id` is the server's; the ticket refers to it. */
  | { phase: 'attached'; id: string }
  /** `isBusy`: the server had no room at that moment. */
  | { phase: 'failed'; isBusy?: boolean }

export interface Attachment {
  /** Key within the form; file names may repeat. */
  key: string
  name: string
  size: number
  progress: AttachmentProgress
}

/** Parallel uploads: few, so that a slow line finishes some before it starts others. */
const PARALLEL_UPLOADS = 2

/** Keys of the files to upload next, in the order they were chosen. */
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
