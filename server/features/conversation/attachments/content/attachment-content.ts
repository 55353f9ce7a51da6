import type { AttachmentType } from '#domain/support-ticket/attachment.ts'

/** Bytes needed to tell the types apart: WebP names itself in the twelfth. */
const HEAD_BYTES = 12

const CHECKS: Readonly<Record<AttachmentType, () => readonly ContentCheck[]>> = {
  'image/png': () => [createPictureCheck(PNG), createArchiveCheck()],
  'image/jpeg': () => [createPictureCheck(JPEG), createArchiveCheck()],
  'image/webp': () => [createPictureCheck(WEBP), createArchiveCheck()],
  'application/pdf': () => [createPdfCheck(), createArchiveCheck()],
  'text/plain': () => [createTextCheck()],
}

/** Finds the type of a file while it arrives. Its name and the browser's type do not count (decision 16). */
export function createAttachmentContent() {
  let head = Buffer.alloc(0)
  let chosen: { type: AttachmentType; checks: readonly ContentCheck[] } | null = null

  function choose() {
    const type = typeOfHead(head)
    const choice = { type, checks: CHECKS[type]() }
    for (const check of choice.checks) check.push(head)
    return choice
  }

  return {
    push(bytes: Buffer) {
      if (chosen !== null) {
        for (const check of chosen.checks) check.push(bytes)
        return
      }
      head = Buffer.concat([head, bytes])
      if (head.length >= HEAD_BYTES) chosen = choose()
    },
    /** The type, after the last byte; throws `ContentRefused`, as `push` does. */
    end() {
      const { type, checks } = chosen ?? choose()
      for (const check of checks) check.end()
      return type
    },
  }
}

function typeOfHead(head: Buffer): AttachmentType {
  const text = head.toString('latin1')
  if (text.startsWith('\x89PNG')) return 'image/png'
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (/^RIFF.{4}WEBP/s.test(text)) return 'image/webp'
  if (text.startsWith('%PDF-')) return 'application/pdf'
  return 'text/plain' // or another type: the text check refuses it
}

/** Marks of archives, which hide inside or behind a picture; too long to occur by chance in 10 MB. */
const SEQUENCES = [
  Buffer.from('504b050600000000', 'hex'), // ZIP: end of its directory, disk 0
  Buffer.from('504b0506ffffffff', 'hex'), // ZIP64: the same
  Buffer.from('526172211a07', 'hex'), // RAR
  Buffer.from('377abcaf271c', 'hex'), // 7z
  Buffer.from('4d53434600000000', 'hex'), // Cabinet
]
const OVERLAP = Math.max(...SEQUENCES.map(({ length }) => length)) - 1

function createArchiveCheck(): ContentCheck {
  let before = Buffer.alloc(0)
  return {
    push(bytes) {
      const edge = Buffer.concat([before, bytes.subarray(0, OVERLAP)])
      for (const sequence of SEQUENCES)
        if (bytes.includes(sequence) || edge.includes(sequence)) refuseContent('broken')
      before = Buffer.concat([before, bytes.subarray(-OVERLAP)]).subarray(-OVERLAP)
    },
    end: () => undefined,
  }
}

/** Checks a file's bytes as they arrive, in pieces of any size; throws `ContentRefused`. */
interface ContentCheck {
  push: (bytes: Buffer) => void
  /** Called after the last byte. */
  end: () => void
}

/** A file was refused: its type is not one of ours, or it is incomplete or contains more than its type allows. */
export class ContentRefused extends Error {
  readonly code: 'type-refused' | 'broken'

  constructor(code: 'type-refused' | 'broken') {
    super(`The content is ${code}`)
    this.name = 'ContentRefused'
    this.code = code
  }
}

function refuseContent(code: 'type-refused' | 'broken'): never {
  throw new ContentRefused(code)
}

/** ISO 32000-1, annex H, note 18: readers look for the end mark in the last 1,024 bytes. */
const TAIL_BYTES = 1_024
const END_MARK = '%%EOF'
/** Characters of context needed after a name; windows overlap by as much. */
const LOOK_AHEAD = 256

/** Names of entries that run or hide something: scripts, programs, embedded files. */
const ACTING_NAMES = ['JavaScript', 'Launch', 'EmbeddedFile', 'RichMedia']
/**
 * `JS` is short enough to occur in compressed data by chance: it counts only before a string or a reference.
 * `OpenAction` is refused unless it is a place in the document, as office programs write it.
 */
const ACTING = new RegExp(
  [
    ...ACTING_NAMES.map(nameSource),
    String.raw`${nameSource('JS')}\s*(?:[(<]|\d+\s+\d+\s+R)`,
    String.raw`${nameSource('OpenAction')}(?!\s*\[)`,
  ].join('|'),
  'g',
)

/** Checks that a PDF has its end mark and runs nothing by itself, as far as its packed bytes show. */
function createPdfCheck(): ContentCheck {
  /** Latin-1: one character per byte. */
  let window = ''
  let tail = ''

  /** The end of the window is checked again together with the bytes that follow. */
  function refuseActing(isEnd: boolean): void {
    const safe = isEnd ? window.length : window.length - LOOK_AHEAD
    for (const { index } of window.matchAll(ACTING)) if (index < safe) refuseContent('broken')
  }

  return {
    push(bytes) {
      const text = bytes.toString('latin1')
      window += text
      tail = (tail + text).slice(-TAIL_BYTES)
      refuseActing(false)
      window = window.slice(-LOOK_AHEAD)
    },
    end() {
      refuseActing(true)
      if (!tail.includes(END_MARK)) refuseContent('broken')
    },
  }
}

/** A pattern for a name: each letter as itself or as `#` and its code (ISO 32000-1 §7.3.5). */
function nameSource(name: string): string {
  const letters = Array.from(name, (letter) => {
    const code = letter.charCodeAt(0).toString(16)
    const anyCase = code.replace(/[a-f]/, (digit) => `[${digit}${digit.toUpperCase()}]`)
    return `(?:${letter}|#${anyCase})`
  })
  return `/${letters.join('')}`
}

type Size = readonly [width: number, height: number]

/** How a complete picture of a format begins and ends. */
interface PictureFormat {
  /** The size that the first bytes give; null: more bytes are needed. Throws when they are of no such picture. */
  sizeOf: (head: Buffer) => Size | null
  /** Whether a file of this length, with these first and last bytes, ends where its picture does. */
  isWhole: (length: number, head: Buffer, tail: Buffer) => boolean
}

/** Larger than cameras make; decoded it takes 160 MB on the computer that opens it. */
const MAX_PIXELS = 40_000_000
/** The size of a JPEG stands behind its metadata: previews, colour profiles, edits. */
const HEAD_MAX_BYTES = 1024 * 1024
/** Longer than the end mark of any format with its padding. */
const PICTURE_TAIL_BYTES = 1_024

/**
 * Checks that a file begins as a picture of a bearable size and ends where that picture does. The data between is
 * left to the programs that open it: a picture with a fault there is a bad picture, and nothing else.
 */
function createPictureCheck({ sizeOf, isWhole }: PictureFormat): ContentCheck {
  let size: Size | null = null
  let length = 0
  let head = Buffer.alloc(0)
  let tail = Buffer.alloc(0)
  return {
    push(bytes) {
      length += bytes.length
      tail = Buffer.concat([tail, bytes]).subarray(-PICTURE_TAIL_BYTES)
      if (size !== null) return
      head = Buffer.concat([head, bytes])
      size = sizeOf(head)
      if (size === null && head.length > HEAD_MAX_BYTES) refuseContent('broken')
      const pixels = size === null ? 1 : size[0] * size[1]
      if (pixels === 0 || pixels > MAX_PIXELS) refuseContent('broken')
    },
    end() {
      if (size === null || !isWhole(length, head, tail)) refuseContent('broken')
    },
  }
}

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex') // with the head of IHDR, the first chunk
const PNG_END = Buffer.from('0000000049454e44ae426082', 'hex') // IEND, always the same

/** PNG, third edition, §5 and §11.2. */
export const PNG: PictureFormat = {
  sizeOf(head) {
    if (head.length < 24) return null
    if (!head.subarray(0, 16).equals(PNG_SIGNATURE)) refuseContent('broken')
    return [head.readUInt32BE(16), head.readUInt32BE(20)]
  },
  isWhole: (_length, _head, tail) => tail.subarray(-PNG_END.length).equals(PNG_END),
}

/** Codes of ITU-T T.81, table B.1: frames, and the tables, comments and applications that may precede one. */
const isFrame = (code: number) => code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code)
const isTable = (code: number) => [0xc4, 0xcc, 0xdb, 0xdd, 0xfe].includes(code) || (code & 0xf0) === 0xe0
const MARKER = 0xff
/** The end of the image, of the picture or of a gain map behind it (ISO 21496-1), with what programs append. */
const JPEG_END = /\xff\xd9[\0\n\r \xff]*$/

/** JPEG, segment by segment to the frame, which has the size. */
export const JPEG: PictureFormat = {
  sizeOf(head) {
    let at = 2
    while (at + 9 <= head.length) {
      const code = head.readUInt8(at + 1)
      if (head.readUInt8(at) !== MARKER) refuseContent('broken')
      if (isFrame(code)) return [head.readUInt16BE(at + 7), head.readUInt16BE(at + 5)]
      if (code !== MARKER && !isTable(code)) refuseContent('broken')
      at += code === MARKER ? 1 : 2 + head.readUInt16BE(at + 2) // any number of fill bytes (T.81 §B.1.1.2)
    }
    return null
  },
  isWhole: (_length, _head, tail) => JPEG_END.test(tail.toString('latin1')),
}

/** WebP: the size is in the first chunk (RFC 9649 §2.5 to §2.7, RFC 6386 §9.1), the length in the head. */
export const WEBP: PictureFormat = {
  sizeOf(head) {
    if (head.length < 30) return null
    const kind = head.toString('latin1', 12, 16)
    if (kind === 'VP8X') return [head.readUIntLE(24, 3) + 1, head.readUIntLE(27, 3) + 1]
    if (kind === 'VP8L' && head.readUInt8(20) === 0x2f) {
      const bits = head.readUInt32LE(21)
      return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1]
    }
    if (kind !== 'VP8 ' || head.readUIntBE(23, 3) !== 0x9d_01_2a) refuseContent('broken')
    return [head.readUInt16LE(26) & 0x3fff, head.readUInt16LE(28) & 0x3fff]
  },
  isWhole: (length, head) => length === 8 + head.readUInt32LE(4),
}

/** Control characters except tab and line ends: binary formats have them, texts do not. */
const CONTROL_CHARACTER = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/
/** Programs that guess a type read no further (mimesniff.spec.whatwg.org §5: 1,445 bytes). */
const HEAD_LENGTH = 1_445

/** Beginnings that make programs treat a text as HTML (MIME Sniffing §7.1) or as a script. */
const DISGUISES = [
  /^\s*<(?:!doctype|html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p|svg|math)[\s>/]/i,
  /^\s*<(?:!--|\?xml|\?php|\?=|%)/i,
  /^(?:GIF8[79]a|%!PS|\{\\rtf|#!)/,
  /%PDF-/, // readers accept it anywhere in the first 1,024 bytes
]

/** Plain text: valid UTF-8, no control characters, and no beginning of another type. */
function createTextCheck(): ContentCheck {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let head = ''

  function look(text: string): void {
    if (CONTROL_CHARACTER.test(text)) refuseContent('type-refused')
    if (head.length < HEAD_LENGTH) head += text.slice(0, HEAD_LENGTH - head.length)
  }

  return {
    push(bytes) {
      look(decode(() => decoder.decode(bytes, { stream: true })))
    },
    end() {
      look(decode(() => decoder.decode()))
      if (DISGUISES.some((disguise) => disguise.test(head))) refuseContent('type-refused')
    },
  }
}

function decode(read: () => string): string {
  try {
    return read()
  } catch {
    return refuseContent('type-refused')
  }
}
