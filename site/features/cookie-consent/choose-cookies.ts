import {
  type CookieChoice,
  formatPendingConsent,
  type PendingConsent,
} from '#domain/cookie-consent/consent.ts'
import { EVERYTHING, NOTHING } from '#domain/cookie-consent/cookie-choice.ts'
import { PENDING_CONSENT } from '#domain/cookie-consent/storage.ts'
import { parseLocaleCode } from '#domain/language/locales.ts'

import { COOKIE_BANNER_ID } from '../../browser/consent/consent-question.ts'
import { writeConsent } from '../../browser/consent/consent.ts'
import { randomUuid } from '../../browser/forms/idempotency-key.ts'
import { writeStored } from '../../browser/storage.ts'
import { settleConsent } from './settle-consent.ts'

/** Answers everything with yes or with no, as the buttons of the banner do. */
export function answerAll(answer: 'accept' | 'reject'): void {
  if (answer === 'accept') chooseCookies(EVERYTHING, { reloads: true })
  else chooseCookies(NOTHING, { isRefusal: true })
}

/**
 * Stores a choice and does what follows: removes what was refused and sends the record, now or, where the
 * page reloads, on the next page. A choice that cannot be stored would not survive a reload, so then the page
 * stays. `isRefusal`: by 'reject all'; `reloads` (spec §4): by accepting all, and by saving with analytics.
 */
export function chooseCookies(choice: CookieChoice, { isRefusal = false, reloads = false } = {}): void {
  const isKept = writeConsent(choice, { isRefusal, reloads })
  const pending = pendingConsent()
  if (pending) writeStored('local', PENDING_CONSENT, formatPendingConsent(pending))
  if (isKept && reloads) location.reload()
  else void settleConsent(pending)
}

function pendingConsent(): PendingConsent | null {
  const language = parseLocaleCode(document.documentElement.dataset['locale'])
  const textHash = document.getElementById(COOKIE_BANNER_ID)?.dataset['textHash']
  return language && textHash ? { language, textHash, key: randomUuid() } : null
}
