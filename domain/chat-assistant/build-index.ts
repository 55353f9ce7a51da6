import type { ChatDocument } from './chat-index.ts'
import { tokensOf } from './tokens.ts'

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
