/** Markdown of visitors and staff: marked's options, for pages and mails (decision 16). */
export const MARKDOWN_DIALECT = { gfm: true, breaks: true } as const

export const LINK_SCHEMES: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:'])

/** Nesting or paired marks. marked's time grows with their square, its stack with their depth. */
const MARK = /[*_>[<`]|(?:[-+]|\d[.)])\s/g
const MOST_MARKS = 500

/** Whether a text has more marks than any real one: it is then shown as typed. */
export function hasTooManyMarks(text: string): boolean {
  return (text.match(MARK)?.length ?? 0) > MOST_MARKS
}
