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
