/** The space of a text, in pixels; measures of the face in em. */
export interface TextSpace {
  width: number
  height: number
  /** Short texts do not grow beyond this size. */
  largest: number
  mostLines: number
  /** From one baseline to the next. */
  leading: number
  /** From the top of the first line to its baseline. */
  firstLine: number
}

/** Penalty of uneven lines: lines of half the width count like a text an eighth smaller. */
const RAGGEDNESS_PRICE = 0.25

/** Breaks a text so that it is large, with even lines, and says at which size it fills its space. Widths are in em. */
export function fitLines(
  words: readonly string[],
  widthOf: (word: string) => number,
  { width, height, largest, mostLines, leading, firstLine }: TextSpace,
) {
  const widthOfWord = new Map([' ', ...words].map((word) => [word, widthOf(word)])) // measured once, used often
  const widthOfLine = (line: string[]) =>
    line.reduce(
      (sum, word) => sum + (widthOfWord.get(word) ?? 0),
      (widthOfWord.get(' ') ?? 0) * (line.length - 1),
    )
  const candidates = waysToBreak(words, mostLines).map((lines) => {
    const widths = lines.map(widthOfLine)
    const widest = Math.max(...widths)
    const tall = firstLine + (lines.length - 1) * leading
    const size = Math.floor(Math.min(largest, width / widest, height / tall))
    const gaps = widths.map((own) => 1 - own / widest)
    const raggedness = Math.hypot(...gaps) / Math.sqrt(gaps.length)
    return { lines, size, worth: size * (1 - RAGGEDNESS_PRICE * raggedness) }
  })
  candidates.sort((a, b) => b.worth - a.worth)
  const [best] = candidates
  if (!best) throw new Error('A text needs a word')
  return { size: best.size, lines: best.lines }
}

/** Every way to break words into at most so many lines, in order. */
function waysToBreak(words: readonly string[], most: number): string[][][] {
  if (words.length === 0) return []
  const whole = [[...words]]
  if (most === 1) return [whole]
  const broken = words
    .slice(1)
    .flatMap((_, index) =>
      waysToBreak(words.slice(index + 1), most - 1).map((rest) => [words.slice(0, index + 1), ...rest]),
    )
  return [whole, ...broken]
}
