import { refuseContent, type ContentCheck } from './content-check.ts'

/** What a walk asks for next: bytes to read, to skip, or to skip up to and including a value. */
type Wish = { take: number; orEnd?: true } | { skip: number } | { seek: number }
/**
 * Reads a format from its first byte to its last, in the order of its specification: it asks for bytes and
 * gets them, however the network split them. It returns where the file must end.
 */
export type Walk<Result = void> = Generator<Wish, Result, Buffer>

const NOTHING: Buffer = Buffer.alloc(0)

/** Reads exactly `count` bytes. */
export function* take(count: number): Walk<Buffer> {
  return yield { take: count }
}

/** Reads one byte; the file may also end here. */
export function* takeByteOrEnd(): Walk<number> {
  return (yield { take: 1, orEnd: true }).readUInt8()
}

/** Skips `count` bytes. */
export function* skip(count: number): Walk {
  if (count > 0) yield { skip: count }
}

/** Skips everything up to and including the next byte of this value. */
export function* seek(value: number): Walk {
  yield { seek: value }
}

/** Makes a check of a walk: the file must end where the walk ends. */
export function checkByWalk(walk: Walk): ContentCheck {
  let step = walk.next(NOTHING)
  /** Bytes that have arrived for the current request. */
  let held: Buffer = NOTHING
  let skipped = 0

  function answer(bytes: Buffer): void {
    held = NOTHING
    skipped = 0
    step = walk.next(bytes)
  }

  /** Serves the request as far as these bytes go; returns the rest of them. */
  function feed(wish: Wish, bytes: Buffer): Buffer {
    if ('take' in wish) {
      const missing = wish.take - held.length
      held =
        held.length === 0 ? bytes.subarray(0, missing) : Buffer.concat([held, bytes.subarray(0, missing)])
      if (held.length === wish.take) answer(held)
      return bytes.subarray(missing)
    }
    if ('skip' in wish) {
      const missing = wish.skip - skipped
      skipped += Math.min(missing, bytes.length)
      if (skipped === wish.skip) answer(NOTHING)
      return bytes.subarray(missing)
    }
    const index = bytes.indexOf(wish.seek)
    if (index < 0) return NOTHING
    answer(NOTHING)
    return bytes.subarray(index + 1)
  }

  return {
    push(bytes) {
      let rest = bytes
      while (rest.length > 0) rest = step.done === true ? refuseContent('broken') : feed(step.value, rest)
    },
    end() {
      if (step.done === true) return
      const mayEnd = 'take' in step.value && step.value.orEnd === true && held.length === 0
      if (!mayEnd) refuseContent('broken')
    },
  }
}
