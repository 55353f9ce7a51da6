/** The text of a one-line field, on one line. */
export function singleLineText(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim()
}

/** The text of a larger field with its lines, whatever line ends the browser sent. */
export function multiLineText(text: string): string {
  return text.replace(/\r\n?/g, '\n').normalize('NFC').trim()
}
