/** What a text may mean, with its probability. */
export interface Guess {
  meaning: string
  /** 0 to 1; all guesses of a text add up to 1. */
  probability: number
}

/** Messages by what they mean, one a line. */
export type Examples = Readonly<Record<string, string>>

/** What has been counted in the examples of one language. */
export interface Classifier {
  meanings: string[]
  /** How much of each feature a meaning has: the meaning's place and the count, one after the other. */
  counts: Map<string, number[]>
  /** What each meaning has of all features. */
  totals: number[]
}

/**
 * The words of a text for comparison: lower case, without accents (`ё` is `е`, `õ` is `o`, `ß` is `ss`; `ü`
 * and `ue` are `u`) and punctuation. An apostrophe before one or two letters belongs to its word ("don't"); others separate words
 * ("l'hébergement").
 */
export function wordsOf(text: string): string[] {
  const folded = text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/([aou])e/g, '$1')
    .replace(/(?<=\p{L})['’](?=\p{L}{1,2}(?!\p{L}))/gu, '')
  return folded.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Letters of a word that count: endings differ, and examples cut so weigh less. */
const WORD_LETTERS = 6
/** Letters at a word's beginning that stand for its stem, and for a word in a pair of neighbours. */
const STEM_LETTERS = 4

/** A text as the classifier sees it: folded words, cut. */
export function shortened(text: string): string {
  // How many is another matter.
  return wordsOf(text)
    .map((word) => (/^\d+$/.test(word) ? '0' : word.slice(0, WORD_LETTERS)))
    .join(' ')
}

/** How much a pair of neighbours counts: its words have been counted already. */
const PAIR = 0.8
/** How much a pair counts that has one word between. */
const SPACED_PAIR = 0.3

/** The features of a shortened text with how much each counts: the whole ("no"), words, their beginnings, pairs. */
function featuresOf(text: string): ReadonlyMap<string, number> {
  const words = text === '' ? [] : text.split(' ')
  const stems = words.map((word) => word.slice(0, STEM_LETTERS))
  const longer = words.filter((word) => word.length > STEM_LETTERS)
  const singles = [`=${text}`, ...words, ...longer.map((word) => `${word.slice(0, STEM_LETTERS)}-`)]
  const features = new Map(singles.map((one) => [one, 1]))
  for (const [index, stem] of stems.entries()) {
    if (index > 0) features.set(`${stems[index - 1] ?? ''} ${stem}`, PAIR)
    if (index > 1) features.set(`${stems[index - 2] ?? ''} - ${stem}`, SPACED_PAIR)
  }
  return features
}

/** Counts what shortened examples are made of. The same examples always give the same. */
export function learn(examples: Examples): Classifier {
  const classifier = newClassifier()
  for (const [meaning, lines] of Object.entries(examples)) teach(classifier, meaning, lines)
  return classifier
}

/** Knows nothing yet. */
export function newClassifier(): Classifier {
  return { meanings: [], counts: new Map(), totals: [] }
}

/** A long message says more than a short one, but not in the measure of its length. */
const LENGTH = 0.3

/** Counts the shortened examples of one more meaning: all of a language at once would hold up a slow phone. */
export function teach({ meanings, counts, totals }: Classifier, meaning: string, lines: string): void {
  const place = meanings.push(meaning) - 1
  let total = 0
  for (const line of lines.split('\n')) {
    const features = featuresOf(line)
    const share = (features.size + 1) ** -LENGTH
    for (const [feature, weight] of features) {
      const count = weight * share
      const own = counts.get(feature)
      if (own === undefined) counts.set(feature, [place, count])
      else if (own.at(-2) === place) own[own.length - 1] = (own.at(-1) ?? 0) + count
      else own.push(place, count)
      total += count
    }
  }
  totals.push(total)
}

/** What a meaning is taken to have of a feature that none of its examples has. */
const UNSEEN = 0.02
/** How much it counts that the other meanings have a feature too. */
const AGAINST = 0.9

/** How far apart probabilities are; below 1 more is asked back. */
const SHARPNESS = 0.9

/** All meanings of a text, the most probable first: naive Bayes. The same text always gives the same. */
export function classify({ meanings, counts, totals }: Classifier, text: string): Guess[] {
  const features = featuresOf(shortened(text))
  const unseen = UNSEEN * counts.size
  const all = totals.reduce((sum, total) => sum + total, 0)
  const logits = meanings.map(() => 0)
  for (const [feature, weight] of features) {
    const found = counts.get(feature)
    if (found === undefined) continue
    const own = meanings.map(() => 0)
    for (let at = 0; at < found.length; at += 2) own[found[at] ?? 0] = found[at + 1] ?? 0
    const sum = own.reduce((total, count) => total + count, 0)
    for (const [place, count] of own.entries()) {
      const total = totals[place] ?? 0
      const here = Math.log((count + UNSEEN) / (total + unseen))
      const elsewhere = Math.log((sum - count + UNSEEN) / (all - total + unseen))
      logits[place] = (logits[place] ?? 0) + weight * (here - AGAINST * elsewhere)
    }
  }
  const probabilities = softmax(logits, SHARPNESS / Math.max(1, Math.hypot(...features.values())))
  return meanings
    .map((meaning, index) => ({ meaning, probability: probabilities[index] ?? 0 }))
    .sort((a, b) => b.probability - a.probability)
}

function softmax(logits: readonly number[], scale: number): number[] {
  const greatest = Math.max(...logits)
  const powers = logits.map((logit) => Math.exp((logit - greatest) * scale))
  const sum = powers.reduce((total, power) => total + power, 0)
  return powers.map((power) => power / sum)
}

/** Reads examples from a file; null: it is not that. */
export function parseExamples(value: unknown): Examples | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  return Object.values(value).every((lines) => typeof lines === 'string') ? (value as Examples) : null
}
