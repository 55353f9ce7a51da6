import type { Static } from 'typebox'

import { addOns } from '#content/catalogue/add-ons.ts'
import { priceProfiles } from '#content/catalogue/currencies.ts'
import { packages } from '#content/catalogue/packages.ts'
import { messages } from '#content/messages/messages.ts'
import {
  type ContactField,
  findContactProblems,
  normalizeWebsite,
  CONTACT_LIMITS,
  START_TIMES,
} from '#domain/contact-form/contact-request.ts'
import { FORM_TOKEN_FIELD } from '#domain/form-sending/form-token.ts'
import { LOCALES, type Locale } from '#domain/language/locales.ts'
import { fillPlaceholders, messageKey } from '#domain/language/message-text.ts'
import { addOnField, type OrderFields, type PricedOrder, readOrder, TICKED } from '#domain/pricing/order.ts'
import type { AddOnId } from '#domain/pricing/packages.ts'
import { priceCountry } from '#domain/pricing/price-country.ts'
import { findProfile, formatPrice } from '#domain/pricing/prices.ts'
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
    message: messageOf(multiLineText(body.message), order, language),
    phone: singleLineText(body.phone ?? ''),
    url: normalizeWebsite(singleLineText(body.url ?? '')) ?? '',
    startTime: body.startTime ?? '',
    language,
    order,
  }
}

/** Without script the field still asks for the analysis when a package is chosen: then the order is said. */
function messageOf(written: string, order: PricedOrder | null, language: Locale): string {
  const { defaultMessage, orderMessage, orderMessageWith, orderMessageExtras } =
    messages[language].contactForm
  if (order === null || written !== defaultMessage) return written
  const extras = addOnNames(order, language)
  const withPackage = extras.length === 0 ? orderMessage : orderMessageWith
  return fillPlaceholders(order.package === null ? orderMessageExtras : withPackage, {
    package: packageName(order),
    extras: new Intl.ListFormat(LOCALES[language].tag).format(extras),
  })
}

/** The name of the package; '' for none. */
export function packageName({ package: chosen }: PricedOrder): string {
  return packages.find(({ id }) => id === chosen)?.name ?? chosen ?? ''
}

function addOnNames({ addOns: chosen }: PricedOrder, language: Locale): string[] {
  return chosen.map((id) => messages[language].pricing[messageKey('', id)])
}

/** What was ordered and what it costs, in a language; sums as its readers write them. */
export function orderWords(order: PricedOrder, language: Locale) {
  const price = (amount: number) => formatPrice(amount, order.currency, LOCALES[language].tag)
  return {
    items: [packageName(order), ...addOnNames(order, language)].filter((name) => name !== '').join(', '),
    once: order.once === 0 ? '' : price(order.once),
    monthly: order.monthly === 0 ? '' : price(order.monthly) + messages[language].pricing.perMonth,
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
