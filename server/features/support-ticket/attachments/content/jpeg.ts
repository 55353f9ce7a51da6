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
