import type { Static } from 'typebox'

import { addOns } from '#content/catalogue/add-ons.ts'
import { priceProfiles } from '#content/catalogue/currencies.ts'
import { packages } from '#content/catalogue/packages.ts'
import {
  type ContactField,
  findContactProblems,
  normalizeWebsite,
  CONTACT_LIMITS,
  START_TIMES,
} from '#domain/contact-form/contact-request.ts'
import { FORM_TOKEN_FIELD } from '#domain/form-sending/form-token.ts'
import type { Locale } from '#domain/language/locales.ts'
import { addOnField, type OrderFields, type PricedOrder, readOrder, TICKED } from '#domain/pricing/order.ts'
import type { AddOnId } from '#domain/pricing/packages.ts'
import { priceCountry } from '#domain/pricing/price-country.ts'
import { findProfile } from '#domain/pricing/prices.ts'
import { HONEYPOT_FIELD } from '#domain/suspicion/suspicion.ts'

import { ApiProblem, type FieldProblem } from '../../http/problems/problem.ts'
import { FormTokenField, Honeypot, Language } from '../../http/shape.ts'
import { multiLineText, singleLineText } from '../../http/visitor.ts'
import { withAsciiDomain } from '../../mailbox.ts'
import type { Row } from '../../store/tables.ts'

/** A contact request as it is stored: trimmed, normalized, '' for empty fields. */
export interface ValidContactRequest {
  name: string
  email: string
  message: string
  phone: string
  url: string
  startTime: string
  language: Locale
  /** Null: only the free analysis. */
  order: PricedOrder | null
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
  const language = body.language ?? visitorLanguage
  const own = findProfile(priceProfiles, priceCountry(language, null))
  const order = readOrder(body, { packages, addOns }, priceProfiles, own)
  if (order === 'not-offered')
    throw new ApiProblem('invalid', { fields: [{ field: 'package', code: 'price-changed' }] })
  return {
    name: singleLineText(body.name),
    email: values.email,
    message: multiLineText(body.message),
    phone: singleLineText(body.phone ?? ''),
    url: normalizeWebsite(singleLineText(body.url ?? '')) ?? '',
    startTime: body.startTime ?? '',
    language,
    order,
  }
}

/** Shape of a contact request (spec §7) in plain JSON Schema, as of `shape`; lengths count code points. */
export const ContactBody = {
  type: 'object',
  properties: {
    name: { type: 'string', maxLength: CONTACT_LIMITS.name },
    email: { type: 'string', maxLength: CONTACT_LIMITS.email },
    message: { type: 'string', maxLength: CONTACT_LIMITS.message },
    phone: { type: 'string', maxLength: CONTACT_LIMITS.phone },
    url: { type: 'string', maxLength: CONTACT_LIMITS.url },
    startTime: { enum: ['', ...START_TIMES] },
    language: Language,
    package: { enum: ['', ...packages.map(({ id }) => id)] },
    ...Object.fromEntries(addOns.map(({ id }) => [addOnField(id), { enum: [TICKED] }])),
    currency: { type: 'string', maxLength: 3 },
    once: { type: 'string', maxLength: 9 },
    monthly: { type: 'string', maxLength: 9 },
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
export type ContactBody = Omit<Static<typeof ContactBody>, keyof OrderFields> & OrderFields

export function orderColumns(order: PricedOrder | null) {
  return {
    package: order?.package ?? '',
    add_ons: JSON.stringify(order?.addOns ?? []),
    currency: order?.currency ?? '',
    total_once: order?.once ?? 0,
    total_monthly: order?.monthly ?? 0,
  }
}

export function orderOfRow(row: Row<'contact_request'>): PricedOrder | null {
  if (row.currency === '') return null
  return {
    package: row.package === '' ? null : row.package,
    addOns: JSON.parse(row.add_ons) as AddOnId[],
    currency: row.currency,
    once: row.total_once,
    monthly: row.total_monthly,
  }
}
