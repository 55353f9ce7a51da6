/** Controls and what turns the direction of writing: to a terminal they are orders, in data they are somebody's trick. */
const ORDERS = /[\p{Cc}\u2028\u2029\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/gu
/** Unicode shows the first 32 controls as pictures, from here on (Control Pictures, U+2400). */
const PICTURES_FROM = 0x2400
const FIRST_PRINTABLE = 0x20

/** A text of others on one line, with every control made visible: nothing in it is an order to a terminal. */
export function visibleLine(text: string): string {
  return text.replace(ORDERS, picture)
}

/** The same for a text of several lines, which stay; every line after the first is indented alike. */
export function visibleLines(text: string, indent = ''): string {
  return text.split('\n').map(visibleLine).join(`\n${indent}`)
}

/** JSON that is safe to look at: `JSON.stringify` leaves DEL, C1 and direction marks as they are. */
export function visibleJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(ORDERS, (order) =>
    order === '\n' ? order : `\\u${codePoint(order).toString(16).padStart(4, '0')}`,
  )
}

function picture(order: string): string {
  const code = codePoint(order)
  if (code < FIRST_PRINTABLE) return String.fromCodePoint(PICTURES_FROM + code)
  return `<U+${code.toString(16).toUpperCase().padStart(4, '0')}>`
}

function codePoint(character: string): number {
  return character.codePointAt(0) ?? 0
}
