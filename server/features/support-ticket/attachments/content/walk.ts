import { refuseContent, type ContentCheck } from './content-check.ts'

/** What a walk wants next: bytes to look at, to pass over, or to pass over up to and with a value. */
type Wish = { take: number; orEnd?: true } | { skip: number } | { seek: number }
/**
 * A walk through a file from its first byte to its last, written as one reads the format: it asks for bytes and
 * is given them, however the network cut them. It returns where the file must end.
 */
export type Walk<Result = void> = Generator<Wish, Result, Buffer>

const NOTHING: Buffer = Buffer.alloc(0)

/** Exactly `count` bytes. */
export function* take(count: number): Walk<Buffer> {
  return yield { take: count }
}

/** One byte; or the walk ends here, if the file does. */
export function* takeByteOrEnd(): Walk<number> {
  return (yield { take: 1, orEnd: true }).readUInt8()
}

/** Passes over `count` bytes. */
export function* skip(count: number): Walk {
  if (count > 0) yield { skip: count }
}

/** Passes over everything up to the next byte of this value, and that. */
export function* seek(value: number): Walk {
  yield { seek: value }
}

/** Makes a check of a walk: the file must end exactly where the walk does. */
export function checkByWalk(walk: Walk): ContentCheck {
  let step = walk.next(NOTHING)
  /** What has arrived for the present wish. */
  let held: Buffer = NOTHING
  let skipped = 0

  function answer(bytes: Buffer): void {
    held = NOTHING
    skipped = 0
    step = walk.next(bytes)
  }

  /** Fulfils the wish as far as these bytes go; returns what is left of them. */
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
