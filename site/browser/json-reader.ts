/* Readers of the server's answers. Each throws on anything else, such as a proxy's page with status 200. */

/** Reads one value of an answer. */
export type Read<T> = (value: unknown) => T

/** Reads an object by its fields; others are left out. */
export function recordOf<T extends object>(fields: { readonly [Name in keyof T]: Read<T[Name]> }): Read<T> {
  return (value) => {
    const given = readRecord(value)
    const read = Object.entries<Read<unknown>>(fields).map(([name, readField]) => [
      name,
      readField(given[name]),
    ])
    return Object.fromEntries(read) as T
  }
}

/** Reads an object with fields of any name. */
export function dictionaryOf<T>(read: Read<T>): Read<Record<string, T>> {
  return (value) =>
    Object.fromEntries(Object.entries(readRecord(value)).map(([name, given]) => [name, read(given)]))
}

function readRecord(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new Error('a record was expected in the answer')
  return { ...value }
}

export function listOf<T>(read: Read<T>): Read<T[]> {
  return (value) => {
    if (!Array.isArray(value)) throw new Error('a list was expected in the answer')
    return value.map((entry) => read(entry))
  }
}

/** Reads one of these words. */
export function oneOf<T extends string>(choices: readonly T[]): Read<T> {
  return (value) => {
    const found = choices.find((choice) => choice === value)
    if (found === undefined) throw new Error('an unknown word stands in the answer')
    return found
  }
}

export function orNull<T>(read: Read<T>): Read<T | null> {
  return (value) => (value === null ? null : read(value))
}

export function readText(value: unknown): string {
  if (typeof value !== 'string') throw new Error('a text was expected in the answer')
  return value
}

/** Reads a finite number. */
export function readNumber(value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value))
    throw new Error('a number was expected in the answer')
  return value
}

/** Reads a date and time in ISO 8601, as text. */
export function readMoment(value: unknown): string {
  const text = readText(value)
  if (Number.isNaN(Date.parse(text))) throw new Error('a moment was expected in the answer')
  return text
}
