import type { Locale } from '../language/locales.ts'
import { parseLocaleCode } from '../language/parse-locale.ts'

/** What the record of a choice says besides the choice; it waits in storage until the server has it. */
export interface PendingConsent {
  /** Language of the question that was answered. */
  language: Locale
  /** SHA-256 in hex of its text. */
  textHash: string
  /** Idempotency key: the same for every attempt to send this record. */
  key: string
}

const SHAPE = /^(\w\w) ([\da-f]{64}) ([\da-f-]{36})$/

/** As it is written into storage. */
export function formatPendingConsent({ language, textHash, key }: PendingConsent): string {
  return `${language} ${textHash} ${key}`
}

/** What is in storage; null when it is not ours. */
export function parsePendingConsent(text: string): PendingConsent | null {
  const [, code, textHash, key] = SHAPE.exec(text) ?? []
  const language = parseLocaleCode(code)
  return language && textHash && key ? { language, textHash, key } : null
}
