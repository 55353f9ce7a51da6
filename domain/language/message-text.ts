import { WORD_JOINER } from './word-joiner.ts'

type InCapitals<Code extends string> = Code extends `${infer First}${'-' | ' '}${infer Rest}`
  ? `${Capitalize<First>}${InCapitals<Rest>}`
  : Capitalize<Code>
export type MessageKey<Kind extends string, Code extends string> = Kind extends ''
  ? Uncapitalize<InCapitals<Code>>
  : `${Kind}${InCapitals<Code>}`

/** The key of a code's text in content/messages: `reasonTimedOut` of 'reason' and 'timed-out', `emailMissing` without a kind. */
export function messageKey<Kind extends string, Code extends string>(
  kind: Kind,
  code: Code,
): MessageKey<Kind, Code> {
  const words = code.split(/[- ]/).map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  const key = kind + words.join('')
  return (key.charAt(0).toLowerCase() + key.slice(1)) as MessageKey<Kind, Code>
}

/** The texts of codes, by code. */
export function textsOf<Code extends string, Kind extends string>(
  codes: readonly Code[],
  kind: Kind,
  words: Readonly<Record<MessageKey<Kind, Code>, string>>,
): Record<Code, string> {
  const texts = codes.map((code) => [code, words[messageKey(kind, code)]])
  return Object.fromEntries(texts) as Record<Code, string>
}

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

/** A range of numbers, kept on one line: "2–4"; in French, which writes it out in sentences, "2 à 4". */
export function sayRange([from, to]: readonly [number, number], tag: string): string {
  const numbers = new Intl.NumberFormat(tag)
  const between = isOf('fr', tag) ? '\u00a0à\u00a0' : `–${WORD_JOINER}`
  return `${numbers.format(from)}${between}${numbers.format(to)}`
}

/**
 * A date or a time, as a sentence says what `Intl` has formatted. In French the first of a month is "1er février",
 * and a time "9 h" or "16 h 30". In Spanish the commas go: "martes 24 de noviembre a las 16:00", but "a la 1:00".
 */
export function sayDate(date: string, tag: string): string {
  if (isOf('fr', tag))
    return date
      .replace(/(?<!\d)1(?=\s\p{L})/u, '1er')
      .replace(/0?(\d+):(\d\d)/, (_, hour: string, minute: string) =>
        minute === '00' ? `${hour}\u00a0h` : `${hour}\u00a0h\u00a0${minute}`,
      )
  if (isOf('es', tag)) {
    return date
      .replace(/^(\p{L}+),/u, '$1')
      .replace(/, (\d+):/, (_, hour: string) => ` a ${hour === '1' ? 'la' : 'las'} ${hour}:`)
  }
  return date
}

/** "Booking system: $262"; in French with a space before the colon. */
export function sayLabelled(label: string, value: string, tag: string): string {
  return `${label}${isOf('fr', tag) ? '\u202f' : ''}: ${value}`
}

function isOf(language: string, tag: string): boolean {
  return tag.startsWith(language)
}
