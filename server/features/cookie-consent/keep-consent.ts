import type { Insertable, Kysely } from 'kysely'

import { isConsistent } from '#domain/cookie-consent/cookie-choice.ts'

import { insertRow } from '../../store/compiled-queries.ts'
import type { ConsentTable, Database } from '../../store/tables.ts'
import { ApiProblem } from '../../http/problems/api-problem.ts'
import type { ConsentBody } from './consent-schema.ts'

/** What keeping a choice needs besides the database. */
export interface ConsentEffects {
  now: () => Date
  newId: () => string
}

/** What is kept of a choice, besides when it came. */
export type KeptConsent = Omit<Insertable<ConsentTable>, 'id' | 'created_at'>

/** Reads a choice; refuses one that contradicts itself (400), because it would prove nothing. */
export function readConsent(body: ConsentBody): KeptConsent {
  const { id, result, preferences, vendors, policyVersion, textHash, language } = body
  if (!isConsistent({ preferences: { necessary: true, ...preferences }, vendors }, result))
    throw new ApiProblem('invalid', { fields: [{ field: 'result', code: 'malformed' }] })
  return {
    ...{ consent_id: id, result, language, policy_version: policyVersion, text_hash: textHash },
    analytics: Number(preferences.analytics),
    marketing: Number(preferences.marketing),
    functional: Number(preferences.functional),
    google_analytics: Number(vendors.google_analytics),
    google_ads: Number(vendors.google_ads),
    facebook_pixel: Number(vendors.facebook_pixel),
    matomo: Number(vendors.matomo),
  }
}

/** Adds a choice to the history of its browser; run it inside one transaction. */
export async function keepConsent(
  trx: Kysely<Database>,
  consent: KeptConsent,
  { now, newId }: ConsentEffects,
): Promise<void> {
  await insertRow(trx, 'consent', { id: newId(), created_at: now().toISOString(), ...consent })
}
