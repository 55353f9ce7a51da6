import type { Insertable, Kysely } from 'kysely'
import type { Static } from 'typebox'

import {
  type ContactField,
  findContactProblems,
  normalizeWebsite,
  CONTACT_LIMITS,
  START_TIMES,
} from '#domain/contact-form/contact-request.ts'
import { FORM_TOKEN_FIELD } from '#domain/form-sending/form-token.ts'
import { type Locale, LOCALE_CODES } from '#domain/language/locales.ts'
import { HONEYPOT_FIELD } from '#domain/suspicion/suspicion.ts'

import { FormTokenField, Honeypot } from '../../abuse/suspicion/honeypot-schema.ts'
import { ApiProblem, type FieldProblem } from '../../http/problems/problem.ts'
import { multiLineText, singleLineText } from '../../http/visitor/visitor-text.ts'
import { withAsciiDomain } from '../../mailbox.ts'
import { insertRow } from '../../store/compiled-queries.ts'
import type { ContactRequestTable, Database } from '../../store/tables.ts'

/** A contact request as it is stored: trimmed, normalized, '' for empty fields. */
export interface ValidContactRequest {
  name: string
  email: string
  message: string
  phone: string
  url: string
  startTime: string
  language: Locale
}

/**
 * Reads a request. Throws a 400 with every broken rule, besides the fields already known to have the wrong
 * shape; only without those is the body what its type says.
 */
export function readContactRequest(
  body: ContactBody,
  visitorLanguage: Locale,
  shapeless: readonly FieldProblem[],
): ValidContactRequest {
  const isShapeless = (name: string) => shapeless.some(({ field }) => field === name)
  const text = (name: ContactField) => (isShapeless(name) ? '' : (body[name] ?? ''))
  const values = {
    name: text('name'),
    email: withAsciiDomain(singleLineText(text('email'))),
    message: text('message'),
  }
  const rules = findContactProblems({ ...values, phone: text('phone'), url: text('url') }, 'mailable')
  const fields = [...shapeless, ...rules.filter(({ field }) => !isShapeless(field))]
  if (fields.length > 0) throw new ApiProblem('invalid', { fields })
  return {
    name: singleLineText(body.name),
    email: values.email,
    message: multiLineText(body.message),
    phone: singleLineText(body.phone ?? ''),
    url: normalizeWebsite(singleLineText(body.url ?? '')) ?? '',
    startTime: body.startTime ?? '',
    language: body.language ?? visitorLanguage,
  }
}

/**
 * Shape of a contact request (spec §7); lengths count code points. Written as plain JSON Schema: TypeBox's
 * builders cost 60 ms and 20 MiB at every start.
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
/** `enum` of a list loses the type of its members. */
export type ContactBody = Omit<Static<typeof ContactBody>, 'language'> & { language?: Locale }

export async function insertContactRequest(
  db: Kysely<Database>,
  row: Insertable<ContactRequestTable>,
): Promise<void> {
  await insertRow(db, 'contact_request', row)
}
