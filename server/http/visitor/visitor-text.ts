/** What was typed into a field of one line is one line in the store and in the mail. */
export function singleLineText(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim()
}

/** What was typed into a larger field keeps its lines, however the browser ended them. */
export function multiLineText(text: string): string {
  return text.replace(/\r\n?/g, '\n').normalize('NFC').trim()
}
