/** Keeps what it stands between on one line: browsers break after a dash. */
export const WORD_JOINER = '\u2060'

/** A text for those who do not break lines: some would show a joiner as a box. */
export function withoutJoiners(text: string): string {
  return text.replaceAll(WORD_JOINER, '')
}
