import { createHash } from 'node:crypto'

import { consentText } from '#domain/cookie-consent/consent.ts'
import type { CookieConsentMessages } from '#content/messages/en/cookie-consent.ts'

/** SHA-256 in hex of the question's text: computed at build, sent with the answer. */
export function textHash(words: CookieConsentMessages): string {
  return createHash('sha256').update(consentText(words), 'utf8').digest('hex')
}
