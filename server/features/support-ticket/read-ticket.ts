import type { Locale } from '#domain/language/locales.ts'
import {
  findTicketProblems,
  descriptionOf,
  ticketMessage,
  DEFAULT_CATEGORY,
  type TicketCategory,
  type TicketField,
  type TicketFields,
} from '#domain/support-ticket/ticket-request.ts'

import { withAsciiDomain } from '../../mailbox.ts'
import { ApiProblem, type FieldProblem } from '../../http/problems/api-problem.ts'
import { multiLineText, singleLineText } from '../../http/visitor/visitor-text.ts'
import type { TicketBody, TicketForm } from './ticket-schema.ts'

/** A ticket as it is kept: trimmed, in normal form. */
export interface KeptTicket {
  name: string
  email: string
  category: TicketCategory
  subject: string
  message: string
  language: Locale
  attachments: readonly string[]
}

/** What is the same in both shapes a ticket arrives in. */
interface GivenTicket {
  fields: TicketFields
  message: string
  category: TicketCategory | '' | undefined
  language: Locale | undefined
  attachments: readonly string[] | undefined
}

/** What the rules call a field, as the payload calls it (spec §7). */
const PAYLOAD_NAMES: Readonly<Record<TicketField, string>> = {
  name: 'customerName',
  email: 'customerEmail',
  subject: 'subject',
  url: 'url',
  description: 'message',
}

/** Where a ticket comes from: its language unless it names one, and what is known to have no shape. */
interface TicketSource {
  isForm: boolean
  visitorLanguage: Locale
  shapeless: readonly FieldProblem[]
}

/**
 * Reads a ticket; refuses it (400) with everything that breaks a rule, besides the fields already known to
 * have no shape: only when there are none is the body what its schema says. An absent field is an empty
 * one, so that it is named by the sentence of the specification (§5).
 */
export function readTicket(body: unknown, { isForm, visitorLanguage, shapeless }: TicketSource): KeptTicket {
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
  return {
    name: singleLineText(given.fields.name),
    email: given.fields.email,
    category: given.category === undefined || given.category === '' ? DEFAULT_CATEGORY : given.category,
    subject: singleLineText(given.fields.subject),
    message: multiLineText(given.message),
    language: given.language ?? visitorLanguage,
    attachments: given.attachments ?? [],
  }
}

/** The message is taken as the dialog composed it. */
function ofPayload(body: Partial<TicketBody>): GivenTicket {
  const message = text(body.message)
  const description = descriptionOf(message.replace(/\r\n?/g, '\n'))
  const { category, language, attachments } = body
  const fields = { name: text(body.customerName), email: addressIn(body.customerEmail) }
  return {
    fields: { ...fields, subject: text(body.subject), url: '', description },
    ...{ message, category, language, attachments },
  }
}

function ofForm(body: Partial<TicketForm>): GivenTicket {
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

/** What has no shape is spoken of already; to the rules it is empty. */
function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function addressIn(value: unknown): string {
  return withAsciiDomain(singleLineText(text(value)))
}

function payloadName(field: string): string {
  return Object.hasOwn(PAYLOAD_NAMES, field) ? PAYLOAD_NAMES[field as TicketField] : field
}
