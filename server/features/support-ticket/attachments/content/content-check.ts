/** Checks a file's bytes as they arrive, in pieces of any size; throws `ContentRefused`. */
export interface ContentCheck {
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

export function refuseContent(code: 'type-refused' | 'broken'): never {
  throw new ContentRefused(code)
}

/** Larger than cameras make; decoded it takes 160 MB on the computer that opens it. */
const MAX_PIXELS = 40_000_000

/** Refuses pictures without area and those above `MAX_PIXELS`. */
export function refuseBadSize(width: number, height: number): void {
  if (width === 0 || height === 0 || width * height > MAX_PIXELS) refuseContent('broken')
}
