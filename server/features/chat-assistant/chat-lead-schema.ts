import type { Static } from 'typebox'

import { CHAT_LEAD_LIMITS } from '#domain/chat-assistant/chat-lead.ts'
import { LOCALE_CODES, type Locale } from '#domain/language/locales.ts'
import { HONEYPOT_FIELD } from '#domain/suspicion/suspicion.ts'

import { Honeypot } from '../../abuse/suspicion/honeypot-schema.ts'

/** Length of the longest moment `Date.toISOString` writes: one with a year of six digits. */
const TIMESTAMP_MAX_LENGTH = 27

/** Shape of a chat lead (spec §7); written out like `ContactBody`. */
export const ChatLeadBody = {
  type: 'object',
  properties: {
    email: { type: 'string', maxLength: CHAT_LEAD_LIMITS.email },
    phone: { type: 'string', maxLength: CHAT_LEAD_LIMITS.phone },
    name: { type: 'string', maxLength: CHAT_LEAD_LIMITS.name },
    language: { enum: LOCALE_CODES },
    [HONEYPOT_FIELD]: Honeypot,
    timestamp: {
      type: 'string',
      maxLength: TIMESTAMP_MAX_LENGTH,
      description: "When it was asked for, by the visitor's clock, as `Date.toISOString` writes it.",
    },
  },
  required: ['email', 'phone', 'name', 'language', 'timestamp'],
  additionalProperties: false,
  examples: [
    {
      email: 'mari@firma.example',
      phone: '+372 555 0100',
      name: 'Mari Maasikas',
      language: 'et',
      timestamp: '2026-03-02T09:59:30.000Z',
    },
  ],
} as const
/** The codes of the languages are a list to the compiler, so their type is said here. */
export type ChatLeadBody = Omit<Static<typeof ChatLeadBody>, 'language'> & { language: Locale }
