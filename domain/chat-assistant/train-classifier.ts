import {
  BUCKETS,
  featureScale,
  featuresOf,
  LEVELS,
  packClassifier,
  softmax,
  type PackedClassifier,
} from './classifier.ts'

/** A message with its meaning. */
export interface Example {
  text: string
  meaning: string
}

/** Features of fewer messages say more about one writer than about a meaning. */
const FEWEST_MESSAGES = 2
/** Rounds over all examples. */
const ROUNDS = 8
/** Step of AdaGrad. */
const STEP = 1
/** How strongly weights are pulled to zero (L1): most end there, and the file stays small. */
const PULL = 0.003
/** Errors smaller than this teach nothing. */
const LEAST_ERROR = 1e-4

/**
 * Trains a classifier: multinomial logistic regression by AdaGrad with L1, weights rounded to levels. The same
 * examples always give the same.
 */
export function trainClassifier(examples: readonly Example[]): PackedClassifier {
  const meanings = [...new Set(examples.map(({ meaning }) => meaning))].sort()
  const columns = meanings.length
  const samples = examples.map(({ text, meaning }) => {
    const features = featuresOf(text)
    return { features, scale: featureScale(features.length), wanted: meanings.indexOf(meaning) }
  })
  const holders = new Uint32Array(BUCKETS)
  for (const { features } of samples)
    for (const feature of features) holders[feature] = (holders[feature] ?? 0) + 1
  const isTelling = (feature: number) => (holders[feature] ?? 0) >= FEWEST_MESSAGES

  const weights = new Float64Array(BUCKETS * columns)
  const squares = new Float64Array(weights.length).fill(1e-6)
  const random = randomNumbers()
  const order = samples.map((_, index) => index)
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(order, random)
    for (const index of order) learn(samples[index])
  }
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / LEVELS
  const rows = Array.from({ length: BUCKETS }, (_, feature) =>
    meanings
      .map((_meaning, column): [number, number] => [
        column,
        Math.round((weights[feature * columns + column] ?? 0) / scale),
      ])
      .filter(([, level]) => level !== 0),
  )
  return packClassifier({ meanings, weights: rows }, scale)

  function learn(sample: (typeof samples)[number] | undefined): void {
    if (!sample) return
    const features = sample.features.filter(isTelling)
    const logits = new Array<number>(columns).fill(0)
    for (const feature of features)
      for (let column = 0; column < columns; column += 1)
        logits[column] = (logits[column] ?? 0) + (weights[feature * columns + column] ?? 0)
    const errors = softmax(logits, sample.scale)
    errors[sample.wanted] = (errors[sample.wanted] ?? 0) - 1
    for (const feature of features)
      for (const [column, error] of errors.entries()) {
        const gradient = error * sample.scale
        if (Math.abs(gradient) >= LEAST_ERROR) descend(feature * columns + column, gradient, feature === 0)
      }
  }

  /** One step against the gradient, then towards zero; how frequent a meaning is keeps its weight. */
  function descend(place: number, gradient: number, isBias: boolean): void {
    const square = (squares[place] ?? 0) + gradient * gradient
    squares[place] = square
    const step = STEP / Math.sqrt(square)
    const weight = (weights[place] ?? 0) - step * gradient
    const pull = isBias ? 0 : step * PULL
    weights[place] = Math.sign(weight) * Math.max(0, Math.abs(weight) - pull)
  }
}

/** Fisher-Yates. */
function shuffle(list: number[], random: () => number): void {
  for (let last = list.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    const value = list[last] ?? 0
    list[last] = list[other] ?? 0
    list[other] = value
  }
}

/** The same numbers between 0 and 1 every time (Mulberry32). */
function randomNumbers(): () => number {
  let state = 1
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
