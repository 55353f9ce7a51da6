/** Something a language still lacks. */
export interface Gap {
  /** Where it belongs, from the project's root. */
  file: string
  /** What is wrong with the file, to be read after its name. */
  says: string
  /** Keys of the texts concerned, none where the file is wanted as a whole. */
  keys: readonly string[]
}

/** A gap as one line: `content/messages/fi/hero.ts lacks 2 texts: headline, lead`. */
export function gapLine({ file, says, keys }: Gap): string {
  if (keys.length === 0) return `${file} ${says}`
  return `${file} ${says} ${keys.length} ${keys.length === 1 ? 'text' : 'texts'}: ${keys.join(', ')}`
}
