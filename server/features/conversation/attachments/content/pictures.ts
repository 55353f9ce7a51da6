import { refuseContent, type ContentCheck } from './content-check.ts'

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
const TAIL_BYTES = 1_024

/**
 * Checks that a file begins as a picture of a bearable size and ends where that picture does. The data between is
 * left to the programs that open it: a picture with a fault there is a bad picture, and nothing else.
 */
export function createPictureCheck({ sizeOf, isWhole }: PictureFormat): ContentCheck {
  let size: Size | null = null
  let length = 0
  let head = Buffer.alloc(0)
  let tail = Buffer.alloc(0)
  return {
    push(bytes) {
      length += bytes.length
      tail = Buffer.concat([tail, bytes]).subarray(-TAIL_BYTES)
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
