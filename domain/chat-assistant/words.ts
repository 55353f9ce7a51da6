/**
 * An apostrophe before one or two letters belongs to the word ("don't", "what's"); others separate two words
 * ("l'hébergement").
 */
const APOSTROPHE_OF_ENDING = /(?<=\p{L})['’](?=\p{L}{1,2}(?!\p{L}))/gu
const WORD = /[\p{L}\p{N}]+/gu

/**
 * The words of a text for comparison: lower case, without accents (`ё` is `е`, `õ` is `o`, `ß` is `ss`) and
 * punctuation.
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

/** Typos are accepted in words this long; shorter ones would be other words. */
const ONE_SLIP_LENGTH = 5
const TWO_SLIPS_LENGTH = 8
const SWAP_LENGTH = 4

/**
 * Whether a word is probably another one mistyped: letters missing, doubled, wrong or swapped; one in five
 * letters, two in eight. The first letter must be right.
 */
export function isMistyped(typed: string, word: string): boolean {
  const length = Math.min(typed.length, word.length)
  if (!typed.startsWith(word.charAt(0)) || length < SWAP_LENGTH) return false
  if (length < ONE_SLIP_LENGTH)
    return typed.length === word.length && slips(typed, word) === 1 && isSwap(typed, word)
  const allowed = length < TWO_SLIPS_LENGTH ? 1 : 2
  return Math.abs(typed.length - word.length) <= allowed && slips(typed, word) <= allowed
}

/** The length of two words' common beginning. */
function commonStart(a: string, b: string): number {
  let length = 0
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1
  return length
}

function isSwap(a: string, b: string): boolean {
  return Array.from(a).sort().join('') === Array.from(b).sort().join('')
}

/** Damerau-Levenshtein distance, each pair of letters swapped at most once (optimal string alignment). */
function slips(a: string, b: string): number {
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1]
      let least = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (isSame ? 0 : 1),
      )
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        least = Math.min(least, (before[column - 2] ?? 0) + 1)
      current.push(least)
    }
    before = above
    above = current
  }
  return above[b.length] ?? 0
}

/** One word of a vocabulary: `word`, `stem*`, `*ending`, or `*part*`. */
export interface WordPattern {
  letters: string
  /** Letters may stand before it (`*ending`) or after it (`stem*`). */
  isOpenBefore: boolean
  isOpenAfter: boolean
}

/** How sure a match is. A mistyped word counts only where nothing else matches (`understand.ts`). */
const EXACT = 1
const INFLECTED = 0.9
const INSIDE = 0.8
export const MISTYPED = 0.7

/**
 * Two words are forms of one when they share this much of the longer one, and at least this many letters. A
 * long common beginning allows longer endings: `koduleht`, `kodulehtedega`.
 */
const INFLECTED_SHARE = 0.8
const INFLECTED_LENGTH = 4
const LONG_START = 7
const LONG_START_SHARE = 0.6

/** A word this long may be part of a compound longer by this much: "Websitepreis". */
const COMPOUND_PART_LENGTH = 5
const COMPOUND_EXCESS = 3

/** The words of an entry of a vocabulary. */
export function patternsOf(entry: string): WordPattern[] {
  return entry.split(/\s+/).flatMap((word) =>
    tokensOf(word).map((letters, index, all) => ({
      letters,
      isOpenBefore: index === 0 && word.startsWith('*'),
      isOpenAfter: index === all.length - 1 && word.endsWith('*'),
    })),
  )
}

/** How surely a folded word matches a pattern, 0 to 1, without typos. */
export function closeness(token: string, { letters, isOpenBefore, isOpenAfter }: WordPattern): number {
  if (token === letters) return EXACT
  if (isOpenAfter && token.startsWith(letters)) return INFLECTED
  if (isOpenBefore && token.endsWith(letters)) return INSIDE
  if (isOpenBefore && isOpenAfter && token.includes(letters)) return INSIDE
  if (isOpenBefore || isOpenAfter) return 0 // the star on the stem allows endings
  const shared = commonStart(token, letters)
  const longer = Math.max(token.length, letters.length)
  const share = shared >= LONG_START ? LONG_START_SHARE : INFLECTED_SHARE
  if (shared >= INFLECTED_LENGTH && shared >= share * longer) return INFLECTED
  const isLongEnough =
    letters.length >= COMPOUND_PART_LENGTH && token.length >= letters.length + COMPOUND_EXCESS
  return isLongEnough && token.includes(letters) ? INSIDE : 0
}

/** The same for a word that matches nothing as it is spelled. */
export function closenessMistyped(token: string, { letters, isOpenAfter }: WordPattern): number {
  const typed = isOpenAfter ? [0, -1, 1].map((more) => token.slice(0, letters.length + more)) : [token]
  return typed.some((beginning) => isMistyped(beginning, letters)) ? MISTYPED : 0
}
