import type { Static } from 'typebox'
import { hash } from 'node:crypto'

import { CONSENT_RESULTS, consentText, POLICY_VERSION } from '#domain/cookie-consent/consent.ts'
import { isConsistent } from '#domain/cookie-consent/cookie-choice.ts'
import { LOCALE_CODES } from '#domain/language/locales.ts'
import { messages } from '#content/messages/messages.ts'

import { payloadHash, readIdempotencyKey, type Once } from '../../store/idempotency/once.ts'
import { Language, shape } from '../../http/shape.ts'
import { HANDLER_TIMEOUT_MS } from '../../http/limits.ts'
import { ApiProblem } from '../../http/problems/problem.ts'
import { SuccessReceipt } from '../../http/success-receipt.ts'
import { insertRow } from '../../store/queries.ts'
import type { Db, NewRow } from '../../store/tables.ts'
import type { Effects } from '../../effects.ts'
import type { Routes } from '../route-parts.ts'

const SCOPE = 'POST /api/consents'

/** `POST /api/consents`: stores the proof of a cookie choice (GDPR article 7(1)). */
export const consentRoute: Routes<{ repeatable: Once }> = (app, options, done) => {
  const { repeatable, effects, guard } = options
  app.post(
    '/api/consents',
    {
      handlerTimeout: HANDLER_TIMEOUT_MS,
      onRequest: guard.refuseVisits('consents'),
      schema: { body: ConsentBody, response: { 201: SuccessReceipt } },
    },
    async (request, reply) => {
      const repeat = readIdempotencyKey(request.headers['idempotency-key'])
      const consent = readConsent(request.body)
      const hash = payloadHash({ payload: JSON.stringify(consent) })
      const answer = await repeatable({ scope: SCOPE, repeat, payloadHash: hash }, async (trx) => {
        await insertConsent(trx, consent, effects)
        return { status: 201, body: { success: true } }
      })
      return reply.code(answer.status as 201).send(answer.body as SuccessReceipt)
    },
  )
  done()
}

const SWITCH = { type: 'boolean' } as const

/** Shape of a cookie choice (spec §3, §4). */
export const ConsentBody = shape(
  {
    // 128 random bits in base64url, or a UUID; made by the browser, kept for its next choice
    id: {
      type: 'string',
      pattern: '^(?:[A-Za-z0-9_-]{22}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$',
    },
    result: { enum: CONSENT_RESULTS },
    preferences: shape({ analytics: SWITCH, marketing: SWITCH, functional: SWITCH }),
    vendors: shape({
      google_analytics: SWITCH,
      google_ads: SWITCH,
      facebook_pixel: SWITCH,
      matomo: SWITCH,
    }),
    policyVersion: { type: 'string', pattern: '^[A-Za-z0-9._-]{1,40}$' },
    textHash: { type: 'string', pattern: '^[0-9a-f]{64}$' }, // SHA-256 of the text shown
    language: Language,
  },
  {
    id: 'q0Zx5mT1V2bK8cWn4sLr7A',
    result: 'analytics',
    preferences: { analytics: true, marketing: false, functional: false },
    vendors: { google_analytics: true, google_ads: false, facebook_pixel: false, matomo: false },
    policyVersion: '2026-11-21',
    textHash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    language: 'et',
  },
)
export type ConsentBody = Static<typeof ConsentBody>

/** A cookie choice as it is stored, without its time. */
type NewConsent = Omit<NewRow<'consent'>, 'id' | 'created_at'>

/** Reads a choice. Throws a 400 when it contradicts itself: it would prove nothing. */
function readConsent(body: ConsentBody): NewConsent {
  const { id, result, preferences, vendors, policyVersion, textHash, language } = body
  if (!isConsistent({ preferences: { necessary: true, ...preferences }, vendors }, result))
    throw new ApiProblem('invalid', { fields: [{ field: 'result', code: 'malformed' }] })
  return {
    consent_id: id,
    result,
    language,
    policy_version: policyVersion,
    text_hash: textHash,
    analytics: Number(preferences.analytics),
    marketing: Number(preferences.marketing),
    functional: Number(preferences.functional),
    google_analytics: Number(vendors.google_analytics),
    google_ads: Number(vendors.google_ads),
    facebook_pixel: Number(vendors.facebook_pixel),
    matomo: Number(vendors.matomo),
  }
}

/** Adds a choice to the history of its browser; run it in one transaction. */
async function insertConsent(trx: Db, consent: NewConsent, { now, newId }: Pick<Effects, 'now' | 'newId'>) {
  await insertRow(trx, 'consent', { id: newId(), created_at: now().toISOString(), ...consent })
}

/** So that the hash beside a choice has its words; older texts stay, a second start changes nothing. */
export async function insertConsentTexts(trx: Db, now: Date): Promise<void> {
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
