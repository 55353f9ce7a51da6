import { WORD_JOINER } from './word-joiner.ts'

/** A range of numbers, kept on one line: "2–4"; in French, which writes it out in sentences, "2 à 4". */
export function sayRange([from, to]: readonly [number, number], tag: string): string {
  const numbers = new Intl.NumberFormat(tag)
  const between = isOf('fr', tag) ? '\u00a0à\u00a0' : `–${WORD_JOINER}`
  return `${numbers.format(from)}${between}${numbers.format(to)}`
}

/**
 * A date or a time, as a sentence says what `Intl` has formatted. In French the first of a month is "1er février",
 * and a time "9 h" or "16 h 30". In Spanish the commas go: "martes 24 de noviembre a las 16:00", but "a la 1:00".
 */
export function sayDate(date: string, tag: string): string {
  if (isOf('fr', tag))
    return date
      .replace(/(?<!\d)1(?=\s\p{L})/u, '1er')
      .replace(/0?(\d+):(\d\d)/, (_, hour: string, minute: string) =>
        minute === '00' ? `${hour}\u00a0h` : `${hour}\u00a0h\u00a0${minute}`,
      )
  if (isOf('es', tag)) {
    return date
      .replace(/^(\p{L}+),/u, '$1')
      .replace(/, (\d+):/, (_, hour: string) => ` a ${hour === '1' ? 'la' : 'las'} ${hour}:`)
  }
  return date
}

/** "Booking system: $262"; in French with a space before the colon. */
export function sayLabelled(label: string, value: string, tag: string): string {
  return `${label}${isOf('fr', tag) ? '\u202f' : ''}: ${value}`
}

function isOf(language: string, tag: string): boolean {
  return tag.startsWith(language)
}
