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
