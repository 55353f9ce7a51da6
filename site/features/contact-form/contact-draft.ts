import { parseRecord, readDraft } from '../../browser/drafts.ts'
import { readStored, writeStored } from '../../browser/storage.ts'
import { FIELD_NAMES, type FormValues } from './form-values.ts'

/** Session storage: gone with the tab, as the privacy policy says. The form is marked with it. */
export const DRAFT_KEY = 'contact_draft'
const ATTEMPT_KEY = 'contact_attempt'

/** What was typed before a reload, or null. */
export function readContactDraft(): Partial<FormValues> | null {
  const stored = readDraft(DRAFT_KEY)
  if (stored === null) return null
  return Object.fromEntries(FIELD_NAMES.filter((name) => name in stored).map((name) => [name, stored[name]]))
}

/** Forgets what was typed, and with it the key of the last attempt. */
export function forgetContactDraft(): void {
  writeStored('session', DRAFT_KEY, null)
  writeStored('session', ATTEMPT_KEY, null)
}

/**
 * The idempotency key of this filling: the same for every attempt to send the same contents, over a
 * reload too, so that an answer lost on the way never makes two requests. Changed contents get a new one.
 */
export function idempotencyKeyFor(contents: string): string {
  const last = parseRecord(readStored('session', ATTEMPT_KEY)) ?? attempt
  if (last?.['contents'] === contents && last['key']) return last['key']
  attempt = { contents, key: randomUuid() }
  writeStored('session', ATTEMPT_KEY, JSON.stringify(attempt))
  return attempt.key
}

/** The last attempt, for browsers whose storage is blocked. */
let attempt: { contents: string; key: string } | null = null

/** `crypto.randomUUID` exists only in secure contexts; a test server in the local network is none. */
function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte, index) => {
    if (index === 6) return (byte & 0x0f) | 0x40 // version 4 (RFC 9562 §5.4)
    return index === 8 ? (byte & 0x3f) | 0x80 : byte
  }).map((byte) => byte.toString(16).padStart(2, '0'))
  return [hex.slice(0, 4), hex.slice(4, 6), hex.slice(6, 8), hex.slice(8, 10), hex.slice(10)]
    .map((part) => part.join(''))
    .join('-')
}
