import type { Static } from 'typebox'

import { CONSENT_RESULTS } from '#domain/cookie-consent/consent.ts'
import { LOCALE_CODES, type Locale } from '#domain/language/locales.ts'

const SWITCH = { type: 'boolean' } as const

/** Shape of a choice about cookies (spec §3, §4); written out like `ContactBody`. */
export const ConsentBody = {
  type: 'object',
  properties: {
    id: {
      type: 'string',
      pattern: '^(?:[A-Za-z0-9_-]{22}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$',
      description: '128 random bits in base64url, or a UUID; made by the browser, kept for its next choice.',
    },
    result: { enum: CONSENT_RESULTS },
    preferences: {
      type: 'object',
      properties: { analytics: SWITCH, marketing: SWITCH, functional: SWITCH },
      required: ['analytics', 'marketing', 'functional'],
      additionalProperties: false,
    },
    vendors: {
      type: 'object',
      properties: { google_analytics: SWITCH, google_ads: SWITCH, facebook_pixel: SWITCH, matomo: SWITCH },
      required: ['google_analytics', 'google_ads', 'facebook_pixel', 'matomo'],
      additionalProperties: false,
    },
    policyVersion: { type: 'string', pattern: '^[A-Za-z0-9._-]{1,40}$' },
    textHash: { type: 'string', pattern: '^[0-9a-f]{64}$', description: 'SHA-256 of the text shown.' },
    language: { enum: LOCALE_CODES },
  },
  required: ['id', 'result', 'preferences', 'vendors', 'policyVersion', 'textHash', 'language'],
  additionalProperties: false,
  examples: [
    {
      id: 'q0Zx5mT1V2bK8cWn4sLr7A',
      result: 'analytics',
      preferences: { analytics: true, marketing: false, functional: false },
      vendors: { google_analytics: true, google_ads: false, facebook_pixel: false, matomo: false },
      policyVersion: '2026-11-21',
      textHash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
      language: 'et',
    },
  ],
} as const
/** The codes of the languages are a list to the compiler, so their type is said here. */
export type ConsentBody = Omit<Static<typeof ConsentBody>, 'language'> & { language: Locale }
