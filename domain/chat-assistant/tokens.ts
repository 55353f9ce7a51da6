/** An apostrophe before an ending of one or two letters belongs to the word: "don't", "what's". Others part two: "l'hébergement". */
const APOSTROPHE_OF_ENDING = /(?<=\p{L})['’](?=\p{L}{1,2}(?!\p{L}))/gu
const WORD = /[\p{L}\p{N}]+/gu

/**
 * The words of a text as they are compared: small, without accents (`ё` is `е`, `õ` is `o`, `ß` is `ss`),
 * without signs.
 */
export function tokensOf(text: string): string[] {
  const folded = text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(APOSTROPHE_OF_ENDING, '')
  return folded.match(WORD) ?? []
}
