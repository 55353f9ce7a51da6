import { refuseContent, refuseBadSize } from './content-check.ts'
import { seek, skip, take, takeByteOrEnd, type Walk } from './walk.ts'

/** Marker codes of ITU-T T.81, table B.1. */
const START_OF_IMAGE = 0xd8
const END_OF_IMAGE = 0xd9
const START_OF_SCAN = 0xda
const MARKER = 0xff
/** Length, precision, height, width of a frame header. */
const FRAME_BYTES = 7
/** Bytes that programs append as padding. */
const PADDING = new Set([0x00, 0x0a, 0x0d, 0x20])

/**
 * Walks a JPEG marker by marker to the end of its picture. Whole pictures may follow: phones store the gain
 * map of an HDR photograph there (CIPA DC-007, ISO 21496-1). Anything else after the end is refused.
 */
export function* walkJpeg(): Walk {
  if ((yield* take(2)).readUInt16BE() !== 0xff00 + START_OF_IMAGE) refuseContent('broken')
  yield* walkPicture()
  for (;;) {
    const byte = yield* takeByteOrEnd()
    if (PADDING.has(byte)) continue
    if (byte !== MARKER) refuseContent('broken')
    const code = yield* takeByteOrEnd()
    if (code === START_OF_IMAGE) yield* walkPicture()
    else if (code !== MARKER && !PADDING.has(code)) refuseContent('broken')
  }
}

function* walkPicture(): Walk {
  let hasFrame = false
  let hasScan = false
  let code = yield* takeMarker()
  while (code !== END_OF_IMAGE) {
    if (!isSegment(code)) refuseContent('broken')
    if (isFrame(code)) yield* walkFrame()
    else yield* skipSegment()
    hasFrame ||= isFrame(code)
    if (code === START_OF_SCAN && !hasFrame) refuseContent('broken')
    hasScan ||= code === START_OF_SCAN
    code = code === START_OF_SCAN ? yield* takeMarkerAfterScan() : yield* takeMarker()
  }
  if (!hasScan) refuseContent('broken')
}

function* walkFrame(): Walk {
  const head = yield* take(FRAME_BYTES)
  const length = head.readUInt16BE(0)
  if (length < FRAME_BYTES) refuseContent('broken')
  refuseBadSize(head.readUInt16BE(5), head.readUInt16BE(3))
  yield* skip(length - FRAME_BYTES)
}

function* skipSegment(): Walk {
  const length = (yield* take(2)).readUInt16BE()
  if (length < 2) refuseContent('broken')
  yield* skip(length - 2)
}

function* takeMarker(): Walk<number> {
  if ((yield* take(1)).readUInt8() !== MARKER) refuseContent('broken')
  return yield* takeCode()
}

/** Any number of fill bytes may precede the code (T.81 §B.1.1.2). */
function* takeCode(): Walk<number> {
  let code = MARKER
  while (code === MARKER) code = (yield* take(1)).readUInt8()
  return code
}

/** Skips picture data up to a marker that is neither a stuffed byte nor a restart. */
function* takeMarkerAfterScan(): Walk<number> {
  for (;;) {
    yield* seek(MARKER)
    const code = yield* takeCode()
    const isRestart = code >= 0xd0 && code <= 0xd7
    if (code !== 0 && !isRestart) return code
  }
}

/** SOF0 to SOF15, without DHT, JPG and DAC, whose codes lie between. */
function isFrame(code: number): boolean {
  return code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code)
}

/** Markers with a segment: not the reserved ones, not the start of another picture. */
function isSegment(code: number): boolean {
  const isTable = code >= 0xc0 && code <= 0xdf && code !== 0xc8 && !(code >= 0xd0 && code <= 0xd9)
  const isApplication = code >= 0xe0 && code <= 0xef
  return isTable || isApplication || code === 0xfe
}

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')
const HEADER_BYTES = 13
const CHECKSUM_BYTES = 4
/** PNG §5.3. */
const CHUNK_MAX_BYTES = 0x7fff_ffff
/** The critical chunks: programs must refuse a picture with others (PNG §5.4). */
const CRITICAL = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND'])

/** Walks a PNG chunk by chunk from IHDR to IEND (PNG, third edition, §5). */
export function* walkPng(): Walk {
  if (!(yield* take(SIGNATURE.length)).equals(SIGNATURE)) refuseContent('broken')
  yield* walkHeader()
  let hasData = false
  for (;;) {
    const { length, type } = yield* takeChunkHead()
    if (type === 'IHDR' || (isCritical(type) && !CRITICAL.has(type))) refuseContent('broken')
    if (type === 'IEND') {
      if (length > 0 || !hasData) refuseContent('broken')
      yield* take(CHECKSUM_BYTES)
      return
    }
    hasData ||= type === 'IDAT'
    yield* skip(length + CHECKSUM_BYTES)
  }
}

function* walkHeader(): Walk {
  const { length, type } = yield* takeChunkHead()
  if (type !== 'IHDR' || length !== HEADER_BYTES) refuseContent('broken')
  const header = yield* take(HEADER_BYTES + CHECKSUM_BYTES)
  refuseBadSize(header.readUInt32BE(0), header.readUInt32BE(4))
}

function* takeChunkHead(): Walk<{ length: number; type: string }> {
  const head = yield* take(8)
  const length = head.readUInt32BE(0)
  const type = head.toString('latin1', 4)
  if (length > CHUNK_MAX_BYTES || !/^[A-Za-z]{4}$/.test(type)) refuseContent('broken')
  return { length, type }
}

function isCritical(type: string): boolean {
  return /^[A-Z]/.test(type)
}

/** Chunks of RFC 9649; cameras and programs write no others. */
const PLAIN_CHUNKS = new Set(['ALPH', 'ANIM', 'ANMF', 'ICCP', 'EXIF', 'XMP '])

/** How many bytes of a chunk's head give the picture's size, and their check. */
const SIZED_CHUNKS: Readonly<Record<string, { bytes: number; refuseBad: (head: Buffer) => void }>> = {
  'VP8 ': { bytes: 10, refuseBad: refuseBadLossy },
  VP8L: { bytes: 5, refuseBad: refuseBadLossless },
  VP8X: { bytes: 10, refuseBad: refuseBadCanvas },
}

/** Walks a WebP chunk by chunk, as long as its head says (RFC 9649 §2). */
export function* walkWebp(): Walk {
  let left = (yield* take(12)).readUInt32LE(4) - 4 // `WEBP` counts
  let hasPicture = false
  while (left > 0) {
    const head = yield* take(8)
    const type = head.toString('latin1', 0, 4)
    const length = head.readUInt32LE(4)
    const padded = length + (length % 2)
    left -= 8 + padded
    if (left < 0) refuseContent('broken')
    yield* walkChunk(type, length, padded)
    hasPicture ||= ['VP8 ', 'VP8L', 'ANMF'].includes(type)
  }
  if (!hasPicture || left < 0) refuseContent('broken')
}

function* walkChunk(type: string, length: number, padded: number): Walk {
  const sized = SIZED_CHUNKS[type]
  if (sized === undefined) {
    if (!PLAIN_CHUNKS.has(type)) refuseContent('broken')
    yield* skip(padded)
    return
  }
  if (length < sized.bytes) refuseContent('broken')
  sized.refuseBad(yield* take(sized.bytes))
  yield* skip(padded - sized.bytes)
}

/** RFC 6386 §9.1: a key frame, its start code, then 14 bits each. */
function refuseBadLossy(head: Buffer): void {
  const isKeyFrame = (head.readUInt8(0) & 1) === 0
  if (!isKeyFrame || head.readUIntBE(3, 3) !== 0x9d_01_2a) refuseContent('broken')
  refuseBadSize(head.readUInt16LE(6) & 0x3fff, head.readUInt16LE(8) & 0x3fff)
}

/** RFC 9649 §3.4: 14 bits each, minus one. */
function refuseBadLossless(head: Buffer): void {
  if (head.readUInt8(0) !== 0x2f) refuseContent('broken')
  const bits = head.readUInt32LE(1)
  refuseBadSize((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1)
}

/** RFC 9649 §2.7: 24 bits each, minus one. */
function refuseBadCanvas(head: Buffer): void {
  refuseBadSize(head.readUIntLE(4, 3) + 1, head.readUIntLE(7, 3) + 1)
}
