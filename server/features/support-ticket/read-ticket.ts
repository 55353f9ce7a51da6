import type { Static } from 'typebox'

import { FORM_TOKEN_FIELD } from '#domain/form-sending/form-token.ts'
import type { Locale } from '#domain/language/locales.ts'
import {
  findTicketProblems,
  descriptionOf,
  ticketMessage,
  DEFAULT_CATEGORY,
  type TicketField,
  TICKET_CATEGORIES,
  TICKET_LIMITS,
  TICKET_PRIORITY,
} from '#domain/support-ticket/ticket-request.ts'
import { HONEYPOT_FIELD } from '#domain/suspicion/suspicion.ts'

import { ApiProblem, type FieldProblem } from '../../http/problems/problem.ts'
import { FormTokenField, Honeypot, Language, shape } from '../../http/shape.ts'
import { NoMail } from '../../http/success-receipt.ts'
import { multiLineText, singleLineText } from '../../http/visitor.ts'
import { withAsciiDomain } from '../../mailbox.ts'
import { AttachmentIds } from '../conversation/attachments/attachment-answers.ts'

/** A ticket as it is stored: trimmed and normalized. */
export type ValidTicket = ReturnType<typeof readTicket>

/** Names of the fields in the payload (spec §7), by their names in the rules. */
const PAYLOAD_NAMES: Readonly<Record<TicketField, string>> = {
  name: 'customerName',
  email: 'customerEmail',
  subject: 'subject',
  url: 'url',
  description: 'message',
}

/** The language of a ticket that names none, and the fields already known to have the wrong shape. */
interface TicketSource {
  isForm: boolean
  visitorLanguage: Locale
  shapeless: readonly FieldProblem[]
}

/**
 * Reads a ticket. Throws a 400 with every broken rule, besides the fields of the wrong shape; only without
 * those is the body what its schema says. A missing field counts as empty, so that the specification has a
 * sentence for it (§5).
 */
export function readTicket(body: unknown, { isForm, visitorLanguage, shapeless }: TicketSource) {
  if (typeof body !== 'object' || body === null) throw new ApiProblem('malformed') // an empty request has no type
  const given = isForm ? ofForm(body) : ofPayload(body)
  const isRule = (name: string) => Object.values(PAYLOAD_NAMES).includes(name)
  const misshapen = shapeless
    .map(({ field, code }) => ({ field: isForm ? payloadName(field) : field, code }))
    .filter(({ field, code }) => code !== 'field-missing' || !isRule(field))
  const isMisshapen = (name: string) => misshapen.some(({ field }) => field === name)
  const rules = findTicketProblems(given.fields, 'mailable')
    .map(({ field, code }) => ({ field: PAYLOAD_NAMES[field], code }))
    .filter(({ field }) => !isMisshapen(field))
  const problems = [...misshapen, ...rules]
  if (problems.length > 0) throw new ApiProblem('invalid', { fields: problems })
  const attachments: readonly string[] = given.attachments ?? []
  return {
    name: singleLineText(given.fields.name),
    email: given.fields.email,
    category: given.category === undefined || given.category === '' ? DEFAULT_CATEGORY : given.category,
    subject: singleLineText(given.fields.subject),
    message: multiLineText(given.message),
    language: given.language ?? visitorLanguage,
    attachments,
  }
}

/** The message is kept as the dialog composed it. */
function ofPayload(body: Partial<TicketBody>) {
  const message = text(body.message)
  const description = descriptionOf(message.replace(/\r\n?/g, '\n'))
  const { category, language, attachments } = body
  const fields = { name: text(body.customerName), email: addressIn(body.customerEmail) }
  return {
    fields: { ...fields, subject: text(body.subject), url: '', description },
    message,
    category,
    language,
    attachments,
  }
}

function ofForm(body: Partial<TicketForm>) {
  const [url, description] = [text(body.url), text(body.description)]
  const fields = { name: text(body.name), email: addressIn(body.email), subject: text(body.subject) }
  return {
    fields: { ...fields, url, description },
    message: ticketMessage(description, url),
    category: body.category,
    language: body.language,
    attachments: [],
  }
}

/** Fields of the wrong shape are already reported: the rules see them as empty. */
function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function addressIn(value: unknown): string {
  return withAsciiDomain(singleLineText(text(value)))
}

function payloadName(field: string): string {
  return Object.hasOwn(PAYLOAD_NAMES, field) ? PAYLOAD_NAMES[field as TicketField] : field
}

/** Spec §7: an empty category becomes the default one. */
const Category = { enum: ['', DEFAULT_CATEGORY, ...TICKET_CATEGORIES] } as const

/** Shape of a ticket (spec §7). */
export const TicketBody = shape(
  {
    customerName: { type: 'string', maxLength: TICKET_LIMITS.name },
    customerEmail: { type: 'string', maxLength: TICKET_LIMITS.email },
    priority: { const: TICKET_PRIORITY },
    category: Category,
    subject: { type: 'string', maxLength: TICKET_LIMITS.subject },
    message: { type: 'string', maxLength: TICKET_LIMITS.message },
    language: Language,
    [HONEYPOT_FIELD]: Honeypot,
    attachments: AttachmentIds,
  },
  {
    customerName: 'Mari Maasikas',
    customerEmail: 'mari@firma.example',
    priority: TICKET_PRIORITY,
    category: 'Site Outage',
    subject: 'The shop is down',
    message: 'Since nine there is only a white page.\n\nURL: https://firma.example/pood',
    language: 'et',
  },
  ['category', 'language', HONEYPOT_FIELD, 'attachments'],
)
export type TicketBody = Static<typeof TicketBody>

export const TicketForm = shape(
  {
    name: { type: 'string', maxLength: TICKET_LIMITS.name },
    email: { type: 'string', maxLength: TICKET_LIMITS.email },
    subject: { type: 'string', maxLength: TICKET_LIMITS.subject },
    url: { type: 'string', maxLength: TICKET_LIMITS.url },
    description: { type: 'string', maxLength: TICKET_LIMITS.description },
    category: Category,
    language: Language,
    [HONEYPOT_FIELD]: Honeypot,
    [FORM_TOKEN_FIELD]: FormTokenField,
  },
  undefined,
  ['url', 'category', 'language', HONEYPOT_FIELD, FORM_TOKEN_FIELD],
)
export type TicketForm = Static<typeof TicketForm>

export const TicketReceipt = shape(
  { success: { const: true }, ticketNumber: { type: 'string' }, noMail: NoMail },
  undefined,
  ['noMail'],
)
