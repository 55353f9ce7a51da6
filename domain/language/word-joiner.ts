/** Prevents a line break: browsers break after a dash. */
export const WORD_JOINER = '\u2060'

/** A text for uses without line breaks: some programs show a joiner as a box. */
export function withoutJoiners(text: string): string {
  return text.replaceAll(WORD_JOINER, '')
}
