/* Readers of the server's answers. Each throws on anything else, such as a proxy's page with status 200. */

/** An object with unknown values. */
export function readRecord(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new Error('a record was expected in the answer')
  return { ...value }
}

/** A list, each entry read by `read`. */
export function readList<T>(value: unknown, read: (entry: unknown) => T): T[] {
  if (!Array.isArray(value)) throw new Error('a list was expected in the answer')
  return value.map((entry) => read(entry))
}

/** A text. */
export function readText(value: unknown): string {
  if (typeof value !== 'string') throw new Error('a text was expected in the answer')
  return value
}

/** A finite number. */
export function readNumber(value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value))
    throw new Error('a number was expected in the answer')
  return value
}

/** A date and time in ISO 8601, as text. */
export function readMoment(value: unknown): string {
  const text = readText(value)
  if (Number.isNaN(Date.parse(text))) throw new Error('a moment was expected in the answer')
  return text
}

/** One of the words given. */
export function readOneOf<T extends string>(value: unknown, choices: readonly T[]): T {
  const found = choices.find((choice) => choice === value)
  if (found === undefined) throw new Error('an unknown word stands in the answer')
  return found
}

/** What `read` reads, or null. */
export function readOrNull<T>(value: unknown, read: (value: unknown) => T): T | null {
  return value === null ? null : read(value)
}
