import { refuseContent, refuseBadSize } from './content-check.ts'
import { skip, take, type Walk } from './walk.ts'

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
