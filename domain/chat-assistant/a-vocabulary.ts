import { TOPICS, type Topic } from './topics.ts'
import type { ChatVocabulary } from './vocabulary.ts'

/** A vocabulary for a test: empty except for what is given. */
export function aVocabulary(some: {
  topics?: Partial<Record<Topic, readonly string[]>>
  documents?: ChatVocabulary['documents']
  cancel?: readonly string[]
  stopWords?: readonly string[]
}): ChatVocabulary {
  const none = Object.fromEntries(TOPICS.map((topic): [Topic, readonly string[]] => [topic, []])) as Record<
    Topic,
    readonly string[]
  >
  return { documents: {}, cancel: [], stopWords: [], ...some, topics: { ...none, ...some.topics } }
}
