import { refuseContent, refuseBadSize } from './content-check.ts'
import { skip, take, type Walk } from './walk.ts'

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
