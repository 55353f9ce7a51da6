/** A placeholder in a message: a word in braces, such as `{starterPrice}`. */
const PLACEHOLDER = /\{([a-zA-Z]+)\}/g

/** The names of the placeholders of a message, sorted, each once. */
export function placeholdersOf(message: string): string[] {
  return [...new Set([...message.matchAll(PLACEHOLDER)].map((match) => match[1] ?? ''))].sort()
}

/** Fills a message's placeholders. Throws when a value is missing: a page with `{price}` in it must not be built. */
export function fillPlaceholders(message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replace(PLACEHOLDER, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`No value for {${name}} in "${message}"`)
    return String(value)
  })
}

/** A message split at its placeholders, for callers that insert elements. */
export function splitPlaceholders(message: string): ({ text: string } | { name: string })[] {
  return message
    .split(/(\{[a-zA-Z]+\})/)
    .filter((part) => part !== '')
    .map((part) => (/^\{[a-zA-Z]+\}$/.test(part) ? { name: part.slice(1, -1) } : { text: part }))
}
