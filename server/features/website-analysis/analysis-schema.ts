import type { Static } from 'typebox'

import { CONTACT_LIMITS } from '#domain/contact-form/contact-request.ts'
import { FORM_TOKEN_FIELD } from '#domain/form-sending/form-token.ts'
import { type Locale, LOCALE_CODES } from '#domain/language/locales.ts'
import { HONEYPOT_FIELD } from '#domain/suspicion/suspicion.ts'

import { FormTokenField, Honeypot } from '../../abuse/suspicion/honeypot-schema.ts'

const EXAMPLE_SECRET = 'q0Zx5mT1V2bK8cWn4sLr7A'
const Email = { type: 'string', maxLength: CONTACT_LIMITS.email } as const

/** Shape of a request for an analysis. */
export const AnalysisBody = {
  type: 'object',
  properties: {
    url: { type: 'string', maxLength: CONTACT_LIMITS.url },
    language: { enum: LOCALE_CODES },
    email: Email,
    [HONEYPOT_FIELD]: Honeypot,
    [FORM_TOKEN_FIELD]: FormTokenField,
  },
  required: ['url'],
  additionalProperties: false,
  examples: [{ url: 'mybakery.com', language: 'en' }],
} as const
/** `enum` of a list loses the type of its members. */
export type AnalysisBody = Omit<Static<typeof AnalysisBody>, 'language'> & { language?: Locale }

/** Shape of a request about the report of a secret. */
export const SecretBody = {
  type: 'object',
  properties: { secret: { type: 'string' } },
  required: ['secret'],
  additionalProperties: false,
  examples: [{ secret: EXAMPLE_SECRET }],
} as const

/** Shape of a request to mail a report. */
export const MailBody = {
  type: 'object',
  properties: { secret: { type: 'string' }, email: Email, wantsPerson: { type: 'boolean' } },
  required: ['secret', 'email'],
  additionalProperties: false,
  examples: [{ secret: EXAMPLE_SECRET, email: 'mari@example.com', wantsPerson: true }],
} as const

/** The answer with the secret of a report. */
export const AnalysisReceipt = {
  type: 'object',
  properties: { success: { const: true }, secret: { type: 'string' } },
  required: ['success', 'secret'],
} as const
export type AnalysisReceipt = Static<typeof AnalysisReceipt>
