import { closeness, closenessMistyped, type WordPattern } from './words.ts'

/** Most other words between those of an entry. */
const GAP = 2

/** A vocabulary's entry and its meaning. */
export interface Entry<Target> {
  target: Target
  words: readonly WordPattern[]
}

/** An entry found in the message: at which words, and how surely. */
export interface Heard<Target> {
  entry: Entry<Target>
  places: readonly number[]
  closeness: number
}

/** How surely a word of the message matches a pattern. */
export type Compare = (place: number, pattern: WordPattern) => number

/** A comparison for one message: a correctly spelled word is never taken for a mistyped one. */
export function comparison(tokens: readonly string[], patterns: readonly WordPattern[]): Compare {
  const isKnown = tokens.map((token) => patterns.some((pattern) => closeness(token, pattern) > 0))
  return (place, pattern) => {
    const token = tokens[place] ?? ''
    return isKnown[place] === true ? closeness(token, pattern) : closenessMistyped(token, pattern)
  }
}

/**
 * The entries found in a message, each word used once: longer entries first, then surer ones, then the list's
 * order.
 */
export function findEntries<Target>(
  entries: readonly Entry<Target>[],
  length: number,
  compare: Compare,
): Heard<Target>[] {
  const heard = entries.map((entry) => hear(entry, length, compare)).filter((one) => one !== null)
  heard.sort((a, b) => b.places.length - a.places.length || b.closeness - a.closeness)
  const taken = new Set<number>()
  return heard.filter(({ places }) => {
    if (places.some((place) => taken.has(place))) return false
    for (const place of places) taken.add(place)
    return true
  })
}

function hear<Target>(entry: Entry<Target>, length: number, compare: Compare): Heard<Target> | null {
  let best: Heard<Target> | null = null
  for (let start = 0; start < length; start += 1) {
    const found = hearAt(entry, start, length, compare)
    if (found && (best === null || found.closeness > best.closeness)) best = found
  }
  return best
}

/** The entry with its first word at a place and the others near it. */
function hearAt<Target>(
  entry: Entry<Target>,
  start: number,
  length: number,
  compare: Compare,
): Heard<Target> | null {
  const places: number[] = []
  let sum = 0
  const reach = entry.words.length - 1 + GAP
  for (const [index, pattern] of entry.words.entries()) {
    const from = index === 0 ? start : Math.max(0, Math.max(...places) - reach)
    const to = index === 0 ? start : Math.min(length - 1, Math.min(...places) + reach)
    let found = { place: -1, closeness: 0 }
    for (let place = from; place <= to; place += 1) {
      const near = places.includes(place) ? 0 : compare(place, pattern)
      if (near > found.closeness) found = { place, closeness: near }
    }
    if (found.place === -1) return null
    places.push(found.place)
    sum += found.closeness
  }
  return places.length === 0 ? null : { entry, places, closeness: sum / places.length }
}
