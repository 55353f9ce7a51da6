/** Markdown as people write it here: marked's options, for pages and mails (decision 16). */
export const MARKDOWN_DIALECT = { gfm: true, breaks: true } as const

/** Where a link somebody wrote may lead. */
export const LINK_SCHEMES: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:'])

/** Marks that nest or are matched in pairs. marked's time grows with their square, its stack with their depth. */
const MARK = /[*_>[<`]|(?:[-+]|\d[.)])\s/g
const MOST_MARKS = 500

/** Whether a text has more marks than anybody writes: then it is shown as it was typed. */
export function hasTooManyMarks(text: string): boolean {
  return (text.match(MARK)?.length ?? 0) > MOST_MARKS
}
