import { WORD_JOINER } from './word-joiner.ts'

/** A range of numbers, kept on one line: "2–4"; in French, which writes it out in sentences, "2 à 4". */
export function sayRange([from, to]: readonly [number, number], tag: string): string {
  const numbers = new Intl.NumberFormat(tag)
  const between = isFrench(tag) ? '\u00a0à\u00a0' : `–${WORD_JOINER}`
  return `${numbers.format(from)}${between}${numbers.format(to)}`
}

/** A date as `Intl` formats it; in French the first of a month becomes "1er", which `Intl` leaves at "1". */
export function sayFirst(date: string, tag: string): string {
  return isFrench(tag) ? date.replace(/(?<!\d)1(?=\s\p{L})/u, '1er') : date
}

function isFrench(tag: string): boolean {
  return tag.startsWith('fr')
}
