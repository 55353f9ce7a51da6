/** A textarea's text and selection; start equals end when nothing is selected. */
export interface SelectedText {
  text: string
  start: number
  end: number
}

/** Commands of the toolbar and its shortcuts (decision 16). */
export const MARKDOWN_COMMANDS = ['bold', 'italic', 'list', 'link'] as const
export type MarkdownCommand = (typeof MARKDOWN_COMMANDS)[number]

/** Underscores for italic, so that it cannot be confused with the stars of bold. */
const MARKS = { bold: '**', italic: '_' } as const
const BULLET = '- '
const LINK = /\[([^\]\n]*)\]\(([^()\s]*)\)/g
const ADDRESS = /^(?:https?:\/\/|www\.|mailto:)\S+$/i
/** Placeholder for the address of a new link. */
const UNWRITTEN_ADDRESS = 'https://'

/** The text after a command; it removes what is already there. Without a selection it inserts `sample`, selected. */
export function editMarkdown(before: SelectedText, command: MarkdownCommand, sample: string): SelectedText {
  switch (command) {
    case 'bold':
    case 'italic':
      return toggleMark(before, MARKS[command], sample)
    case 'list':
      return toggleList(before, sample)
    case 'link':
      return toggleLink(before, sample)
    default:
      return command satisfies never
  }
}

/** The part that an edit changed: only this has to be typed. */
export function changedPart(before: string, after: string): { start: number; end: number; inserted: string } {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start += 1
  let same = 0
  while (same < shorter - start && before.at(-1 - same) === after.at(-1 - same)) same += 1
  return { start, end: before.length - same, inserted: after.slice(start, after.length - same) }
}

function toggleMark(before: SelectedText, mark: string, sample: string): SelectedText {
  const { text, start, end } = withoutBlanks(before)
  const isInside = text.slice(0, start).endsWith(mark) && text.startsWith(mark, end)
  if (start === end && !isInside) {
    const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
    if (before.split(mark).length % 2 === 0 && text.startsWith(mark, end))
      return { text, start: start + mark.length, end: end + mark.length } // the same key ends the mark
    return replace(text, start, end, `${mark}${sample}${mark}`, mark.length, mark.length)
  }
  if (isInside) return replace(text, start - mark.length, end + mark.length, text.slice(start, end), 0, 0)
  // A line's bullet and indent stay outside of marks.
  const lines = text
    .slice(start, end)
    .split('\n')
    .map((line) => {
      const lead = /^\s*(?:- )?/.exec(line)?.[0] ?? ''
      return { lead, words: line.slice(lead.length) }
    })
  const isMarked = lines.every(({ words }) => words === '' || isWrapped(words, mark))
  const toggled = lines.map(({ lead, words }) => {
    if (isMarked) return lead + words.slice(mark.length, words.length - mark.length)
    return words === '' || isWrapped(words, mark) ? lead + words : `${lead}${mark}${words}${mark}`
  })
  const inner = lines.length === 1 && !isMarked ? (lines[0]?.lead.length ?? 0) + mark.length : 0
  return replace(text, start, end, toggled.join('\n'), inner, inner === 0 ? 0 : mark.length)
}

function toggleList({ text, start, end }: SelectedText, sample: string): SelectedText {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const lastTouched = end > start && text[end - 1] === '\n' ? end - 1 : end
  const lineEnd = text.indexOf('\n', lastTouched)
  const to = lineEnd === -1 ? text.length : lineEnd
  const lines = text.slice(from, to).split('\n')
  if (lines.every((line) => line.trim() === ''))
    return replace(text, from, to, BULLET + sample, BULLET.length, 0)
  const isList = lines.every((line) => line.trim() === '' || line.startsWith(BULLET))
  const toggled = lines.map((line) => {
    if (line.trim() === '') return line
    if (isList) return line.slice(BULLET.length)
    return line.startsWith(BULLET) ? line : BULLET + line
  })
  const edited = replace(text, from, to, toggled.join('\n'), 0, 0)
  if (start !== end) return edited
  const caret = Math.max(from, start + edited.text.length - text.length)
  return { ...edited, start: caret, end: caret }
}

function toggleLink(before: SelectedText, sample: string): SelectedText {
  const { text, start, end } = withoutBlanks(before)
  for (const match of text.matchAll(LINK)) {
    const [whole, words = ''] = match
    if (start < match.index || end > match.index + whole.length) continue
    if (start === end && (start === match.index || start === match.index + whole.length)) continue // beside it
    return replace(text, match.index, match.index + whole.length, words, 0, 0)
  }
  const chosen = text.slice(start, end)
  if (chosen === '' || ADDRESS.test(chosen)) {
    const address = chosen === '' ? UNWRITTEN_ADDRESS : chosen
    return replace(text, start, end, `[${sample}](${address})`, 1, `](${address})`.length)
  }
  return replace(text, start, end, `[${chosen}](${UNWRITTEN_ADDRESS})`, `[${chosen}](`.length, 1)
}

/** Markdown needs marks next to letters: blanks at the ends leave the selection. */
function withoutBlanks({ text, start, end }: SelectedText): SelectedText {
  const chosen = text.slice(start, end)
  if (chosen.trim() === '') return { text, start: end, end }
  const lead = chosen.length - chosen.trimStart().length
  const trail = chosen.length - chosen.trimEnd().length
  return { text, start: start + lead, end: end - trail }
}

/** Replaces a part, and selects the new text without so many characters at its ends. */
function replace(
  text: string,
  start: number,
  end: number,
  words: string,
  before: number,
  after: number,
): SelectedText {
  return {
    text: text.slice(0, start) + words + text.slice(end),
    start: start + before,
    end: start + words.length - after,
  }
}

function isWrapped(words: string, mark: string): boolean {
  return words.length > 2 * mark.length && words.startsWith(mark) && words.endsWith(mark)
}
