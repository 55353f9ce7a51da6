import { parseJson } from './parse-json.ts'

/** Reads a key of local or session storage; null where storage is blocked, as on a first visit. */
export function readStored(area: 'local' | 'session', key: string): string | null {
  try {
    return storageOf(area).getItem(key)
  } catch {
    return null
  }
}

/** Writes a key, or removes it with null. Returns whether it was stored: blocked or full storage is not an error. */
export function writeStored(area: 'local' | 'session', key: string, value: string | null): boolean {
  try {
    if (value === null) storageOf(area).removeItem(key)
    else storageOf(area).setItem(key, value)
    return true
  } catch {
    return false
  }
}

function storageOf(area: 'local' | 'session'): Storage {
  return area === 'local' ? localStorage : sessionStorage
}

/** Value of a cookie of this site, or null. */
export function readCookie(name: string): string | null {
  try {
    const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
    return found === undefined ? null : decodeURIComponent(found.slice(name.length + 1))
  } catch {
    return null
  }
}

/** Sets a cookie for the whole site: SameSite=Lax, and Secure over TLS. */
export function writeCookie(name: string, value: string, maxAgeSeconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  try {
    document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${String(maxAgeSeconds)}; Path=/; SameSite=Lax${secure}`
  } catch {
    // a sandboxed page refuses cookies: the language then lasts for this page
  }
}

/** A flat record in session storage: removed with the tab, as the privacy policy says. Null: none. */
export function readSessionRecord(key: string): Readonly<Record<string, string>> | null {
  const value = parseJson(readStored('session', key) ?? '')
  if (typeof value !== 'object' || value === null) return null
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** Stores a record; null removes it. */
export function writeSessionRecord(key: string, record: Readonly<Record<string, string>> | null): void {
  writeStored('session', key, record === null ? null : JSON.stringify(record))
}
