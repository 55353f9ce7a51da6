import { parseJson } from './parse-json.ts'
import { readStored, writeStored } from './storage.ts'

/** A flat record kept in session storage: gone with the tab, as the privacy policy says. Null where there is none. */
export function readSessionRecord(key: string): Readonly<Record<string, string>> | null {
  const value = parseJson(readStored('session', key) ?? '')
  if (typeof value !== 'object' || value === null) return null
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** Keeps a record; null forgets it. */
export function writeSessionRecord(key: string, record: Readonly<Record<string, string>> | null): void {
  writeStored('session', key, record === null ? null : JSON.stringify(record))
}
