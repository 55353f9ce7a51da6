/** Reads a file's bytes as they arrive, in pieces of any size, and throws `ContentRefused` on what may not be. */
export interface ContentCheck {
  push: (bytes: Buffer) => void
  /** Nothing follows. */
  end: () => void
}

/** Why a file's content is not taken: none of our types, or one that is not whole, or more than it says. */
export class ContentRefused extends Error {
  readonly code: 'type-refused' | 'broken'

  constructor(code: 'type-refused' | 'broken') {
    super(`The content is ${code}`)
    this.name = 'ContentRefused'
    this.code = code
  }
}

/** Ends a check. */
export function refuseContent(code: 'type-refused' | 'broken'): never {
  throw new ContentRefused(code)
}

/** More than cameras make; unpacked it is 160 MB, and whoever opens it must hold that. */
const MAX_PIXELS = 40_000_000

/** Refuses a picture without a surface, and one that would fill a computer once it is opened. */
export function refuseBadSize(width: number, height: number): void {
  if (width === 0 || height === 0 || width * height > MAX_PIXELS) refuseContent('broken')
}
