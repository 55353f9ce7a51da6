/** A ready phrase: its title for the staff, and its text with placeholders. */
export interface Phrase {
  title: string
  text: string
}

/** Reads a file of `content/phrases`: each phrase is a heading with its text below. */
export function readPhrases(file: string): Phrase[] {
  return file
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [title = '', ...lines] = part.split('\n')
      return { title: title.trim(), text: lines.join('\n').trim() }
    })
}
