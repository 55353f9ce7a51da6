import type { ChatDocument } from './chat-index.ts'
import type { Understand } from './conversation.ts'
import { comparison, findEntries, type Entry, type Heard } from './find-entries.ts'
import { createSearch } from './search.ts'
import { tokensOf, closeness, patternsOf } from './words.ts'
import type { Topic } from './topics.ts'
import type { ChatVocabulary } from './vocabulary.ts'

type Target = { kind: 'topic'; topic: Topic } | { kind: 'document'; document: string }

/**
 * Which meaning wins. What names a thing (3) beats a price, and a price beats services in general; below 1 is
 * politeness, and the search comes first.
 */
const RANKS: Readonly<Partial<Record<Topic, number>>> = {
  support: 5,
  contact: 4,
  pricing: 2,
  services: 1,
  thanks: 0,
  greeting: 0,
}
const RANK_OF_A_THING = 3

/** Weight of a stop word in an entry: "need it" says less than "Spanish". */
const STOP_WORD_WEIGHT = 0.4

/**
 * Understands texts of one language: by its vocabulary, then by searching the documents. Without documents it
 * still knows its topics.
 */
export function createUnderstanding(
  vocabulary: ChatVocabulary,
  documents: readonly ChatDocument[],
): Understand {
  const entries = entriesOf(vocabulary, documents)
  const stopWords = vocabulary.stopWords.flatMap(patternsOf)
  const patterns = [...entries.flatMap(({ words }) => words), ...stopWords]
  const cancels = new Set(vocabulary.cancel.map((text) => tokensOf(text).join(' ')))
  const search = createSearch(documents)

  return (text) => {
    const tokens = tokensOf(text)
    if (cancels.has(tokens.join(' '))) return { kind: 'cancel' }
    const heard = findEntries(entries, tokens.length, comparison(tokens, patterns))
    const isStopWord = tokens.map((token) => stopWords.some((word) => closeness(token, word) === 1))
    const target = bestOf(heard, (place) => (isStopWord[place] === true ? STOP_WORD_WEIGHT : 1))
    if (target && rankOf(target) > 0) return target
    const telling = tokens.filter((_, place) => isStopWord[place] !== true)
    const document = search(telling)
    if (document !== null) return { kind: 'document', document }
    const heardTelling = heard.flatMap(({ places }) => places.filter((place) => isStopWord[place] !== true))
    const unheard = telling.length - heardTelling.length
    return target && unheard === 0 ? target : { kind: 'unknown' }
  }
}

function entriesOf(vocabulary: ChatVocabulary, documents: readonly ChatDocument[]): Entry<Target>[] {
  const list: [Target, readonly string[]][] = [
    ...Object.entries(vocabulary.topics).map(([topic, words]): [Target, readonly string[]] => [
      { kind: 'topic', topic: topic as Topic },
      words,
    ]),
    ...documents.map(({ id }): [Target, readonly string[]] => [
      { kind: 'document', document: id },
      vocabulary.documents[id] ?? [],
    ]),
  ]
  return list.flatMap(([target, words]) => words.map((entry) => ({ target, words: patternsOf(entry) })))
}

function rankOf(target: Target): number {
  return (target.kind === 'topic' ? RANKS[target.topic] : undefined) ?? RANK_OF_A_THING
}

/**
 * The highest rank, then the most matched words, then a document (the narrower answer), then the first in the
 * text.
 */
function bestOf(heard: readonly Heard<Target>[], weigh: (place: number) => number): Target | null {
  const scores = new Map<Target, { words: number; first: number }>()
  for (const { entry, places, closeness: near } of heard) {
    const { words, first } = scores.get(entry.target) ?? { words: 0, first: Infinity }
    scores.set(entry.target, {
      words: words + near * places.reduce((sum, place) => sum + weigh(place), 0),
      first: Math.min(first, ...places),
    })
  }
  const [best] = [...scores].sort(
    ([a, one], [b, other]) =>
      rankOf(b) - rankOf(a) ||
      other.words - one.words ||
      Number(b.kind === 'document') - Number(a.kind === 'document') ||
      one.first - other.first,
  )
  return best?.[0] ?? null
}
