import { tokensOf } from './words.ts'

/** One place of the site that answers a question, in one language. */
export interface ChatDocument {
  /** The same in every language: `faq-price`, `package-pro`, `add-on-booking`, `article-website-pricing-guide-3`. */
  id: string
  /** Name of the place as its page writes it. */
  title: string
  /** Path with its language, and the place on the page. */
  path: string
  /** The answer, with figures by placeholder (`chat-figures.ts`); null where there is only a place to read on. */
  text: string | null
  /** Words it can be found by besides those of title and text, already folded (`tokens.ts`). */
  terms: readonly string[]
}

/** The documents of an index as it was fetched (an outside value), or null when it is not one. */
export function parseChatIndex(fetched: unknown): ChatDocument[] | null {
  if (!Array.isArray(fetched)) return null
  const documents = fetched.map(parseDocument).filter((document) => document !== null)
  return documents.length === fetched.length ? documents : null
}

function parseDocument(value: unknown): ChatDocument | null {
  if (typeof value !== 'object' || value === null) return null
  const { id, title, path, text, terms } = value as Readonly<Record<string, unknown>>
  if (typeof id !== 'string' || typeof title !== 'string') return null
  // Becomes the address of a link: a path of this site and nothing that runs.
  if (typeof path !== 'string' || !/^\/(?!\/)/.test(path)) return null
  if (text !== null && typeof text !== 'string') return null
  if (!Array.isArray(terms) || !terms.every((term) => typeof term === 'string')) return null
  return { id, title, path, text, terms }
}

/** A place of the site, as the build collects it. */
export interface ChatSource extends Omit<ChatDocument, 'terms'> {
  /** Running text it can be found by; only its most telling words go into the index. */
  body: string
}

/** What keeps the index of a language within 6 KiB (tools/check-site.ts): the words of a place that tell it from others. */
const TERMS_PER_DOCUMENT = 24
const SHORTEST_TERM = 3

/** The index of a language: each place with the words of its text that are frequent in it and rare elsewhere. */
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
    // In the order of the alphabet they compress better.
    return { id, title, path, text, terms: terms.sort() }
  })
}

function isTerm(token: string, ignored: ReadonlySet<string>): boolean {
  return token.length >= SHORTEST_TERM && !/\d/.test(token) && !ignored.has(token)
}
