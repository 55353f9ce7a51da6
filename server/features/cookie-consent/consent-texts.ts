import { hash } from 'node:crypto'

import type { Kysely } from 'kysely'

import { messages } from '#content/messages/messages.ts'
import { consentText, POLICY_VERSION } from '#domain/cookie-consent/consent.ts'
import { LOCALE_CODES } from '#domain/language/locales.ts'

import type { Database } from '../../store/tables.ts'

/**
 * Stores the texts with which this version asks for consent, so that the hash beside a choice can be turned
 * back into words. Older texts stay; a second start changes nothing.
 */
export async function insertConsentTexts(trx: Kysely<Database>, now: Date): Promise<void> {
  const created_at = now.toISOString()
  const rows = LOCALE_CODES.map((language) => {
    const text = consentText(messages[language].cookieConsent)
    return { hash: hash('sha256', text), language, policy_version: POLICY_VERSION, created_at, text }
  })
  await trx
    .insertInto('consent_text')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
