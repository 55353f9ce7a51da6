/** What a text may mean, with its probability. */
export interface Guess {
  meaning: string
  /** 0 to 1; all guesses of a text add up to 1. */
  probability: number
}

/** A linear classifier of one language: the build trains it (`train-classifier.ts`), the chat loads it. */
export interface Classifier {
  meanings: readonly string[]
  /** Of each bucket of features, the meanings it speaks for or against. */
  weights: readonly (readonly Weight[])[]
}

/** The index of a meaning, and the logit that a feature adds to it. */
export type Weight = readonly [meaning: number, logit: number]

/**
 * The words of a text for comparison: lower case, without accents (`ё` is `е`, `õ` is `o`, `ß` is `ss`) and
 * punctuation. An apostrophe before one or two letters belongs to its word ("don't"); others separate words
 * ("l'hébergement").
 */
export function wordsOf(text: string): string[] {
  const folded = text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<=\p{L})['’](?=\p{L}{1,2}(?!\p{L}))/gu, '')
  return folded.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Buckets that features are hashed into: a classifier needs no list of them. The first is in every text. */
export const BUCKETS = 16_384
/** Lengths of the letter groups that stand for a word's stem, its endings and its misspellings. */
const GROUP_LENGTHS = [3, 5]
/** Letters of each word in a pair of neighbours. */
const PAIR_LETTERS = 5

/** What the classifier sees of a text, as buckets: its words, groups of letters in them, pairs of neighbours. */
export function featuresOf(text: string): number[] {
  const features = new Set([0])
  const words = wordsOf(text).map((word) => (/^\d+$/.test(word) ? '0' : word)) // how many is another matter
  for (const [index, word] of words.entries()) {
    const marked = `_${word}_`
    features.add(bucketOf(marked))
    for (const length of GROUP_LENGTHS)
      for (let start = 0; start + length <= marked.length; start += 1)
        features.add(bucketOf(marked.slice(start, start + length)))
    const next = words[index + 1]
    if (next !== undefined)
      features.add(bucketOf(`${word.slice(0, PAIR_LETTERS)} ${next.slice(0, PAIR_LETTERS)}`))
  }
  return [...features]
}

/** FNV-1a with MurmurHash3's final mix; never the first bucket. */
function bucketOf(feature: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < feature.length; index += 1)
    hash = Math.imul(hash ^ feature.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return 1 + (((hash ^ (hash >>> 16)) >>> 0) % (BUCKETS - 1))
}

/** All meanings of a text, the most probable first. The same text always gives the same. */
export function classify({ meanings, weights }: Classifier, text: string): Guess[] {
  const features = featuresOf(text)
  const logits = meanings.map(() => 0)
  for (const feature of features)
    for (const [meaning, logit] of weights[feature] ?? []) logits[meaning] = (logits[meaning] ?? 0) + logit
  const shares = softmax(logits, featureScale(features.length))
  return meanings
    .map((meaning, index) => ({ meaning, probability: shares[index] ?? 0 }))
    .sort((a, b) => b.probability - a.probability)
}

/** A long text has more features, and is no surer for it. */
export function featureScale(features: number): number {
  return 1 / Math.sqrt(features)
}

/** Probabilities of logits multiplied by a scale. */
export function softmax(logits: readonly number[], scale: number): number[] {
  const greatest = Math.max(...logits)
  const powers = logits.map((logit) => Math.exp((logit - greatest) * scale))
  const sum = powers.reduce((total, power) => total + power, 0)
  return powers.map((power) => power / sum)
}

/** Packed weights are whole numbers from -7 to 7. */
export const LEVELS = 7
/** Code of the letter for the first meaning, and for the lowest weight: after the space and `"`. */
const FIRST_LETTER = 0x23

/** A classifier as its file holds it. */
export interface PackedClassifier {
  meanings: readonly string[]
  /** The logit of one level. */
  scale: number
  /** For each bucket the letters of its meanings and weights, parted by spaces. */
  weights: string
}

/** Packs a classifier; its weights are in levels. */
export function packClassifier({ meanings, weights }: Classifier, scale: number): PackedClassifier {
  const letters = ([meaning, level]: Weight) =>
    String.fromCharCode(FIRST_LETTER + meaning, FIRST_LETTER + LEVELS + level)
  return { meanings, scale, weights: weights.map((row) => row.map(letters).join('')).join(' ') }
}

/** Reads what {@link packClassifier} wrote; null: it is not that. */
export function unpackClassifier(packed: unknown): Classifier | null {
  if (typeof packed !== 'object' || packed === null) return null
  const { meanings, scale, weights } = packed as Readonly<Record<string, unknown>>
  if (!Array.isArray(meanings) || !meanings.every((meaning) => typeof meaning === 'string')) return null
  if (typeof scale !== 'number' || typeof weights !== 'string') return null
  const rows = weights.split(' ')
  return rows.length === BUCKETS ? { meanings, weights: rows.map((row) => readRow(row, scale)) } : null
}

function readRow(row: string, scale: number): Weight[] {
  return Array.from({ length: row.length / 2 }, (_, index): Weight => [
    row.charCodeAt(2 * index) - FIRST_LETTER,
    (row.charCodeAt(2 * index + 1) - FIRST_LETTER - LEVELS) * scale,
  ])
}
