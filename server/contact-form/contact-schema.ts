import { Type, type Static } from 'typebox'

import { CONTACT_LIMITS, START_TIMES } from '#domain/contact-form/contact-request.ts'
import { LOCALE_CODES } from '#domain/language/locales.ts'

/** Shape of a contact request (spec §7); JSON Schema counts lengths in code points. */
export const ContactBody = Type.Object(
  {
    name: Type.String({ maxLength: CONTACT_LIMITS.name }),
    email: Type.String({ maxLength: CONTACT_LIMITS.email }),
    message: Type.String({ maxLength: CONTACT_LIMITS.message }),
    phone: Type.Optional(Type.String({ maxLength: CONTACT_LIMITS.phone })),
    url: Type.Optional(Type.String({ maxLength: CONTACT_LIMITS.url })),
    startTime: Type.Optional(Type.Enum(['', ...START_TIMES])),
    language: Type.Optional(Type.Enum([...LOCALE_CODES])),
  },
  {
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
  },
)
export type ContactBody = Static<typeof ContactBody>

/** What a kept request is answered with. */
export const ContactReceipt = Type.Object({ success: Type.Literal(true) }, { examples: [{ success: true }] })
export type ContactReceipt = Static<typeof ContactReceipt>
