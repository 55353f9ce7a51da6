import { createHash } from 'node:crypto'

import { consentText } from '#domain/cookie-consent/consent.ts'
import type { CookieConsentMessages } from '#content/messages/en/cookie-consent.ts'

/** SHA-256 in hex of the text a visitor answers to: made at build, sent along with the answer. */
export function textHash(words: CookieConsentMessages): string {
  return createHash('sha256').update(consentText(words), 'utf8').digest('hex')
}
