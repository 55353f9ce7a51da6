import { tokensOf } from './words.ts'

/** A place of the site that answers a question, in one language. */
export interface ChatDocument {
  /** The same in every language: `faq-price`, `package-pro`, `add-on-booking`, `article-website-pricing-guide-3`. */
  id: string
  /** The place's title. */
  title: string
  /** Path with its language and fragment. */
  path: string
  /** The answer, with placeholders (`chat-figures.ts`); null: only a link. */
  text: string | null
  /** Further words to find it by, folded (`words.ts`). */
  terms: readonly string[]
}

/** Parses a loaded index; null: it is not one. */
export function parseChatIndex(fetched: unknown): ChatDocument[] | null {
  if (!Array.isArray(fetched)) return null
  const documents = fetched.map(parseDocument).filter((document) => document !== null)
  return documents.length === fetched.length ? documents : null
}

function parseDocument(value: unknown): ChatDocument | null {
  if (typeof value !== 'object' || value === null) return null
  const { id, title, path, text, terms } = value as Readonly<Record<string, unknown>>
  if (typeof id !== 'string' || typeof title !== 'string') return null
  // Becomes a link: a path of this site and nothing that runs.
  if (typeof path !== 'string' || !/^\/(?!\/)/.test(path)) return null
  if (text !== null && typeof text !== 'string') return null
  if (!Array.isArray(terms) || !terms.every((term) => typeof term === 'string')) return null
  return { id, title, path, text, terms }
}

/** A place of the site, as the build collects it. */
export interface ChatSource extends Omit<ChatDocument, 'terms'> {
  /** Text to find it by; only its most telling words go into the index. */
  body: string
}

/** Keeps a language's index within 6 KiB (tools/check-site.ts): words that distinguish a place. */
const TERMS_PER_DOCUMENT = 24
const SHORTEST_TERM = 3

/** The index of a language: each place with the words that are frequent in its text and rare elsewhere. */
export function buildIndex(sources: readonly ChatSource[], stopWords: readonly string[]): ChatDocument[] {
  const ignored = new Set(stopWords.flatMap(tokensOf))
  const texts = sources.map(({ body }) => tokensOf(body).filter((token) => isTerm(token, ignored)))
  const holders = new Map<string, number>()
  for (const text of texts)
    for (const token of new Set(text)) holders.set(token, (holders.get(token) ?? 0) + 1)

  return sources.map(({ id, title, path, text }, index) => {
    const said = new Set(tokensOf(`${title} ${text ?? ''}`))
    const weights = new Map<string, number>()
    for (const token of texts[index] ?? []) {
      if (said.has(token)) continue
      const rarity = Math.log(1 + sources.length / (holders.get(token) ?? 1))
      weights.set(token, (weights.get(token) ?? 0) + rarity)
    }
    const terms = [...weights]
      .sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
      .slice(0, TERMS_PER_DOCUMENT)
      .map(([token]) => token)
    // Sorted words compress better.
    return { id, title, path, text, terms: terms.sort() }
  })
}

function isTerm(token: string, ignored: ReadonlySet<string>): boolean {
  return token.length >= SHORTEST_TERM && !/\d/.test(token) && !ignored.has(token)
}
