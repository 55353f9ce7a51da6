import { commonStart, isMistyped } from './spelling.ts'
import { tokensOf } from './tokens.ts'

/** One word of a vocabulary: `word`, `stem*`, `*ending`, or `*part*`. */
export interface WordPattern {
  letters: string
  /** Letters may stand before it (`*ending`) or after it (`stem*`). */
  isOpenBefore: boolean
  isOpenAfter: boolean
}

/** How sure a match is. What is only mistyped counts where nothing else fits the word (`understand.ts`). */
const EXACT = 1
const INFLECTED = 0.9
const INSIDE = 0.8
export const MISTYPED = 0.7

/**
 * Two words are forms of one when so much of the longer one begins alike, and at least so many letters. A
 * long common beginning bears longer endings: `koduleht`, `kodulehtedega`.
 */
const INFLECTED_SHARE = 0.8
const INFLECTED_LENGTH = 4
const LONG_START = 7
const LONG_START_SHARE = 0.6

/** A word this long may stand inside a compound that is longer by this much: "Websitepreis". */
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

/** How surely a folded word is meant by a pattern, 0 to 1; spelled as it should be. */
export function closeness(token: string, { letters, isOpenBefore, isOpenAfter }: WordPattern): number {
  if (token === letters) return EXACT
  if (isOpenAfter && token.startsWith(letters)) return INFLECTED
  if (isOpenBefore && token.endsWith(letters)) return INSIDE
  if (isOpenBefore && isOpenAfter && token.includes(letters)) return INSIDE
  if (isOpenBefore || isOpenAfter) return 0 // the mark on the stem says where it may end
  const shared = commonStart(token, letters)
  const longer = Math.max(token.length, letters.length)
  const share = shared >= LONG_START ? LONG_START_SHARE : INFLECTED_SHARE
  if (shared >= INFLECTED_LENGTH && shared >= share * longer) return INFLECTED
  const isLongEnough =
    letters.length >= COMPOUND_PART_LENGTH && token.length >= letters.length + COMPOUND_EXCESS
  return isLongEnough && token.includes(letters) ? INSIDE : 0
}

/** The same for a word nothing fits as it is spelled. */
export function closenessMistyped(token: string, { letters, isOpenAfter }: WordPattern): number {
  const typed = isOpenAfter ? [0, -1, 1].map((more) => token.slice(0, letters.length + more)) : [token]
  return typed.some((beginning) => isMistyped(beginning, letters)) ? MISTYPED : 0
}
