import type { ChatDocument } from './chat-index.ts'
import { tokensOf, closeness, closenessMistyped, MISTYPED } from './words.ts'

/** A word in the title counts more than one in the text. */
const TITLE_WEIGHT = 2
/** Least share of a question's weight that a place must match; below it the answer is "I do not know". */
const LEAST_SHARE = 0.6
/** A single word is enough only if the title is hardly longer. */
const FEWEST_WORDS = 2
const SHORT_TITLE_WORDS = 3

interface Findable {
  id: string
  title: readonly string[]
  terms: readonly string[]
}

/** Finds the document for the words of a question; null when none matches enough of them. */
export type Search = (tokens: readonly string[]) => string | null

/**
 * A search over a language's documents. Rare words weigh more (inverse document frequency); unknown words
 * weigh most, so that questions about other things find nothing.
 */
export function createSearch(documents: readonly ChatDocument[]): Search {
  const findable = documents.map(({ id, title, text, terms }) => ({
    id,
    title: tokensOf(title),
    terms: [...terms, ...tokensOf(text ?? '')].filter((term) => !/\d/.test(term)), // figures name nothing
  }))
  return (tokens) => {
    const weights = tokens.map((token) => rarity(token, findable))
    const whole = weights.reduce((sum, weight) => sum + weight, 0)
    let best = { id: '', score: 0 }
    for (const document of findable) {
      let found = 0
      let score = 0
      let words = 0
      for (const [index, token] of tokens.entries()) {
        const inTitle = nearest(token, document.title)
        const near = Math.max(inTitle, nearest(token, document.terms))
        const weight = weights[index] ?? 0
        found += near * weight
        const isName = inTitle > MISTYPED && document.title.length <= SHORT_TITLE_WORDS
        words += isName ? FEWEST_WORDS : Math.ceil(near)
        score += weight * Math.max(near, inTitle * TITLE_WEIGHT)
      }
      const isAbout = words >= FEWEST_WORDS && found >= LEAST_SHARE * whole
      if (isAbout && score > best.score) best = { id: document.id, score }
    }
    return best.score > 0 ? best.id : null
  }
}

function rarity(token: string, documents: readonly Findable[]): number {
  const holding = documents.filter(
    ({ title, terms }) => nearest(token, title) > 0 || nearest(token, terms) > 0,
  )
  return Math.log(1 + documents.length / Math.max(holding.length, 0.5))
}

function nearest(token: string, words: readonly string[]): number {
  let best = 0
  for (const letters of words) {
    const pattern = { letters, isOpenBefore: false, isOpenAfter: false }
    best = Math.max(best, closeness(token, pattern) || closenessMistyped(token, pattern))
  }
  return best
}
