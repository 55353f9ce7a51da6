/**
 * A placeholder in a message: a word in braces, such as `{starterPrice}`; with the forms of a noun, the form that
 * goes with that number: `{days} {days/en/day/days}`.
 */
const PLACEHOLDER = /\{([a-zA-Z]+)(?:\/[^{}]+)?\}/g
const COUNTED = /\{([a-zA-Z]+)\/([a-z]+)\/([^{}]+)\}/g

/** The names of the placeholders of a message, sorted, each once. */
export function placeholdersOf(message: string): string[] {
  return [...new Set([...message.matchAll(PLACEHOLDER)].map((match) => match[1] ?? ''))].sort()
}

/** Fills a message's placeholders. Throws when a value is missing: a page with `{price}` in it must not be built. */
export function fillPlaceholders(message: string, values: Readonly<Record<string, string | number>>): string {
  return countNouns(message, values).replace(PLACEHOLDER, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`No value for {${name}} in "${message}"`)
    return String(value)
  })
}

/** Fills the placeholders whose values are known, and leaves the others. */
export function fillKnown(message: string, values: Readonly<Record<string, string | number>>): string {
  return countNouns(message, values).replace(PLACEHOLDER, (whole, name: string) =>
    String(values[name] ?? whole),
  )
}

/**
 * Puts the nouns of a message into the forms that go with the values there are, and leaves all else: "2–4" takes
 * the form of 4. The forms stand in the order of {@link nounForms}.
 */
export function countNouns(
  message: string,
  values: Readonly<Record<string, string | number | object>>,
): string {
  return message.replace(COUNTED, (counted, name: string, language: string, forms: string) => {
    const value = values[name]
    if (typeof value !== 'string' && typeof value !== 'number') return counted
    const [last = ''] = /\d[\d.,\s]*$/.exec(String(value)) ?? []
    const { rules, forms: named } = pluralsOf(language)
    const form = rules.select(Number(last.replace(/\D/g, '')))
    const choice = forms.split('/')
    return choice[named.indexOf(form)] ?? choice.at(-1) ?? ''
  })
}

interface Plurals {
  rules: Intl.PluralRules
  forms: string[]
}

/** Cached, because making them takes longer than the rest of a mail. */
const plurals = new Map<string, Plurals>()

function pluralsOf(language: string): Plurals {
  const known = plurals.get(language)
  if (known) return known
  const rules = new Intl.PluralRules(language)
  const categories: readonly string[] = rules.resolvedOptions().pluralCategories
  const made = { rules, forms: ['zero', 'one', 'two', 'few'].filter((form) => categories.includes(form)) }
  plurals.set(language, made)
  return made
}

/** What a language calls its forms of a noun, besides the last one, which goes with all other numbers. */
export function nounForms(language: string): string[] {
  return pluralsOf(language).forms
}

/** A message split at its placeholders, for callers that insert elements. */
export function splitPlaceholders(message: string): ({ text: string } | { name: string })[] {
  return message
    .split(/(\{[a-zA-Z]+\})/)
    .filter((part) => part !== '')
    .map((part) => (/^\{[a-zA-Z]+\}$/.test(part) ? { name: part.slice(1, -1) } : { text: part }))
}
