import { readSessionRecord, writeSessionRecord } from '../storage.ts'

/** Last attempts by their storage key, where storage is blocked. */
const attempts = new Map<string, Readonly<Record<string, string>>>()

/**
 * The idempotency key of a form's contents: the same for every attempt to send them, also after a reload, so
 * that a lost answer never makes two requests. Changed contents get a new one. `storageKey` names the form.
 */
export function idempotencyKeyFor(storageKey: string, contents: string): string {
  const last = readSessionRecord(storageKey) ?? attempts.get(storageKey)
  if (last?.['contents'] === contents && last['key']) return last['key']
  const attempt = { contents, key: randomUuid() }
  attempts.set(storageKey, attempt)
  writeSessionRecord(storageKey, attempt)
  return attempt.key
}

/** Removes the last attempt: the same contents are then another request. */
export function forgetIdempotencyKey(storageKey: string): void {
  attempts.delete(storageKey)
  writeSessionRecord(storageKey, null)
}

/** `crypto.randomUUID` needs a secure context, which a test server in the local network is not. */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte, index) => {
    if (index === 6) return (byte & 0x0f) | 0x40 // version 4 (RFC 9562 §5.4)
    return index === 8 ? (byte & 0x3f) | 0x80 : byte
  }).map((byte) => byte.toString(16).padStart(2, '0'))
  return [hex.slice(0, 4), hex.slice(4, 6), hex.slice(6, 8), hex.slice(8, 10), hex.slice(10)]
    .map((part) => part.join(''))
    .join('-')
}
