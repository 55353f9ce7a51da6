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
