import type { Static } from 'typebox'

import { CONTACT_LIMITS, START_TIMES } from '#domain/contact-form/contact-request.ts'
import { LOCALE_CODES, type Locale } from '#domain/language/locales.ts'
import { FORM_TOKEN_FIELD } from '#domain/form-sending/form-token.ts'
import { HONEYPOT_FIELD } from '#domain/suspicion/suspicion.ts'

import { FormTokenField, Honeypot } from '../../abuse/suspicion/honeypot-schema.ts'

/**
 * Shape of a contact request (spec §7); JSON Schema counts lengths in code points. Written out, with only
 * the type from TypeBox: its builders would cost 60 ms and 20 MiB at every start.
 */
export const ContactBody = {
  type: 'object',
  properties: {
    name: { type: 'string', maxLength: CONTACT_LIMITS.name },
    email: { type: 'string', maxLength: CONTACT_LIMITS.email },
    message: { type: 'string', maxLength: CONTACT_LIMITS.message },
    phone: { type: 'string', maxLength: CONTACT_LIMITS.phone },
    url: { type: 'string', maxLength: CONTACT_LIMITS.url },
    startTime: { enum: ['', ...START_TIMES] },
    language: { enum: LOCALE_CODES },
    [HONEYPOT_FIELD]: Honeypot,
    [FORM_TOKEN_FIELD]: FormTokenField,
  },
  required: ['name', 'email', 'message'],
  additionalProperties: false,
  examples: [
    {
      name: 'Mari Maasikas',
      email: 'mari@example.com',
      message: 'Please send me a free analysis of my website.',
      url: 'example.com',
      startTime: 'this-week',
      language: 'et',
    },
  ],
} as const
/** The codes of the languages are a list to the compiler, so their type is said here. */
export type ContactBody = Omit<Static<typeof ContactBody>, 'language'> & { language?: Locale }
