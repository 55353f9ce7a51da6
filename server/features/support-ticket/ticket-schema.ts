import type { Static } from 'typebox'

import { LOCALE_CODES, type Locale } from '#domain/language/locales.ts'
import {
  DEFAULT_CATEGORY,
  TICKET_CATEGORIES,
  TICKET_LIMITS,
  TICKET_PRIORITY,
} from '#domain/support-ticket/ticket-request.ts'
import { FORM_TOKEN_FIELD } from '#domain/form-sending/form-token.ts'
import { HONEYPOT_FIELD } from '#domain/suspicion/suspicion.ts'

import { AttachmentIds } from './attachments/attachment-schema.ts'
import { NoMail } from '../../http/success-receipt.ts'
import { FormTokenField, Honeypot } from '../../abuse/suspicion/honeypot-schema.ts'

/** Spec §7: an empty category is the default one. */
const Category = { enum: ['', DEFAULT_CATEGORY, ...TICKET_CATEGORIES] } as const

/** Shape of a ticket (spec §7); written out like `ContactBody`. */
export const TicketBody = {
  type: 'object',
  properties: {
    customerName: { type: 'string', maxLength: TICKET_LIMITS.name },
    customerEmail: { type: 'string', maxLength: TICKET_LIMITS.email },
    priority: { const: TICKET_PRIORITY },
    category: Category,
    subject: { type: 'string', maxLength: TICKET_LIMITS.subject },
    message: { type: 'string', maxLength: TICKET_LIMITS.message },
    language: { enum: LOCALE_CODES },
    [HONEYPOT_FIELD]: Honeypot,
    attachments: AttachmentIds,
  },
  required: ['customerName', 'customerEmail', 'priority', 'subject', 'message'],
  additionalProperties: false,
  examples: [
    {
      customerName: 'Mari Maasikas',
      customerEmail: 'mari@firma.example',
      priority: TICKET_PRIORITY,
      category: 'Site Outage',
      subject: 'The shop is down',
      message: 'Since nine there is only a white page.\n\nURL: https://firma.example/pood',
      language: 'et',
    },
  ],
} as const
/** The codes of the languages are a list to the compiler, so their type is said here. */
export type TicketBody = Omit<Static<typeof TicketBody>, 'language'> & { language?: Locale }

/** A ticket from the page without script: the fields of its form. */
export const TicketForm = {
  type: 'object',
  properties: {
    name: { type: 'string', maxLength: TICKET_LIMITS.name },
    email: { type: 'string', maxLength: TICKET_LIMITS.email },
    subject: { type: 'string', maxLength: TICKET_LIMITS.subject },
    url: { type: 'string', maxLength: TICKET_LIMITS.url },
    description: { type: 'string', maxLength: TICKET_LIMITS.description },
    category: Category,
    language: { enum: LOCALE_CODES },
    [HONEYPOT_FIELD]: Honeypot,
    [FORM_TOKEN_FIELD]: FormTokenField,
  },
  required: ['name', 'email', 'subject', 'description'],
  additionalProperties: false,
} as const
export type TicketForm = Omit<Static<typeof TicketForm>, 'language'> & { language?: Locale }

/** What a kept ticket is answered with. */
export const TicketReceipt = {
  type: 'object',
  properties: { success: { const: true }, ticketNumber: { type: 'string' }, noMail: NoMail },
  required: ['success', 'ticketNumber'],
  examples: [{ success: true, ticketNumber: 'K7M-3QX3' }],
} as const
export type TicketReceipt = Static<typeof TicketReceipt>
