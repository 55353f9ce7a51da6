/** A typo in a word this long is believed; in shorter ones the word would be another one. */
const ONE_SLIP_LENGTH = 5
const TWO_SLIPS_LENGTH = 8
const SWAP_LENGTH = 4

/**
 * Whether one word is probably the other one mistyped: letters missing, doubled, wrong or swapped, one in a
 * word of five letters, two from eight. Hardly anybody mistypes the first letter, so it has to be right.
 */
export function isMistyped(typed: string, word: string): boolean {
  const length = Math.min(typed.length, word.length)
  if (!typed.startsWith(word.charAt(0)) || length < SWAP_LENGTH) return false
  if (length < ONE_SLIP_LENGTH)
    return typed.length === word.length && slips(typed, word) === 1 && isSwap(typed, word)
  const allowed = length < TWO_SLIPS_LENGTH ? 1 : 2
  return Math.abs(typed.length - word.length) <= allowed && slips(typed, word) <= allowed
}

/** How many letters two words have in common at their beginning. */
export function commonStart(a: string, b: string): number {
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
