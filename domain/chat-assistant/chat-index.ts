import { parseExamples, type Examples } from './classifier.ts'
import type { ListeningWords } from './understand.ts'

/** A place of the site that answers a question, in one language. */
export interface ChatDocument {
  /** The same in every language: `faq-price`, `package-pro`, `add-on-booking`, `article-website-pricing-guide`. */
  id: string
  title: string
  /** Path with its language and fragment. */
  path: string
  /** The answer, with placeholders (`chat-figures.ts`). */
  text: string
}

/** All that the assistant knows in one language: the build writes it, the chat loads it. */
export interface ChatIndex {
  documents: readonly ChatDocument[]
  /** What it understands is learned from; shortened. */
  examples: Examples
  /** And what cannot be learned. */
  listening: ListeningWords
}

/** Parses a loaded index; null: it is not one. */
export function parseChatIndex(fetched: unknown): ChatIndex | null {
  if (typeof fetched !== 'object' || fetched === null) return null
  const { documents: list, examples: lines, listening } = fetched as Readonly<Record<string, unknown>>
  const examples = parseExamples(lines)
  if (!Array.isArray(list) || examples === null || !isListening(listening)) return null
  const documents = list.map(parseDocument).filter((document) => document !== null)
  return documents.length === list.length ? { documents, examples, listening } : null
}

/** The build writes it whole; one of an older version of the site has none. */
function isListening(value: unknown): value is ListeningWords {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((one) => typeof one === 'string')
  )
}

function parseDocument(value: unknown): ChatDocument | null {
  if (typeof value !== 'object' || value === null) return null
  const { id, title, path, text } = value as Readonly<Record<string, unknown>>
  if (typeof id !== 'string' || typeof title !== 'string') return null
  // Becomes a link: a path of this site and nothing that runs.
  if (typeof path !== 'string' || !/^\/(?!\/)/.test(path)) return null
  if (typeof text !== 'string') return null
  return { id, title, path, text }
}
