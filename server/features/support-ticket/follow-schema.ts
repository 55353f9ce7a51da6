import type { Static } from 'typebox'

import { LOCALE_CODES, type Locale } from '#domain/language/locales.ts'
import { DEFAULT_CATEGORY, TICKET_CATEGORIES, TICKET_LIMITS } from '#domain/support-ticket/ticket-request.ts'
import { TICKET_EVENT_TYPES, TICKET_STATES } from '#domain/support-ticket/ticket-status.ts'

import { AttachmentIds } from './attachments/attachment-answers.ts'

/** A secret as in mails; other lengths are simply wrong. */
const EXAMPLE_SECRET = 'q0Zx5mT1V2bK8cWn4sLr7A'
const EXAMPLE_FILE = 'Q2hvb3NlIG9uZSAuLi4gaQ'
/** A number as people type it, with their own blanks and dashes. */
const TYPED_NUMBER_MAX_LENGTH = 40

/** Shape of a request with a ticket's secret. */
export const SecretBody = {
  type: 'object',
  properties: { secret: { type: 'string' } },
  required: ['secret'],
  additionalProperties: false,
  examples: [{ secret: EXAMPLE_SECRET }],
} as const
export type SecretBody = Static<typeof SecretBody>

/** Shape of a customer's reply on the status page. */
export const ReplyBody = {
  type: 'object',
  properties: {
    secret: { type: 'string' },
    message: { type: 'string', maxLength: TICKET_LIMITS.description },
    attachments: AttachmentIds,
  },
  required: ['secret', 'message'],
  additionalProperties: false,
  examples: [{ secret: EXAMPLE_SECRET, message: 'It works again on my phone.' }],
} as const
export type ReplyBody = Static<typeof ReplyBody>

/** Shape of a request for a file of a ticket. */
export const FileBody = {
  type: 'object',
  properties: { secret: { type: 'string' }, file: { type: 'string' } },
  required: ['secret', 'file'],
  additionalProperties: false,
  examples: [{ secret: EXAMPLE_SECRET, file: EXAMPLE_FILE }],
} as const
export type FileBody = Static<typeof FileBody>

/** Shape of a request for a new link. */
export const LinkBody = {
  type: 'object',
  properties: {
    number: { type: 'string', maxLength: TYPED_NUMBER_MAX_LENGTH },
    email: { type: 'string', maxLength: TICKET_LIMITS.email },
    language: { enum: LOCALE_CODES },
  },
  required: ['number', 'email'],
  additionalProperties: false,
  examples: [{ number: 'K7M-3QX3', email: 'mari@firma.example', language: 'et' }],
} as const
/** `enum` of a list loses the type of its members. */
export type LinkBody = Omit<Static<typeof LinkBody>, 'language'> & { language?: Locale }

/** The answer to a request without a result. */
export const Done = {
  type: 'object',
  properties: { success: { const: true } },
  required: ['success'],
  examples: [{ success: true }],
} as const
export type Done = Static<typeof Done>

const TicketFile = {
  type: 'object',
  properties: {
    id: { type: 'string' },
    name: { type: 'string' },
    type: { type: 'string' },
    size: { type: 'integer' },
  },
  required: ['id', 'name', 'type', 'size'],
} as const

/** A ticket as its status page shows it: `TicketStatus` of the domain. */
export const StatusAnswer = {
  type: 'object',
  properties: {
    number: { type: 'string' },
    email: { type: 'string' },
    subject: { type: 'string' },
    url: { type: 'string' },
    category: { enum: [DEFAULT_CATEGORY, ...TICKET_CATEGORIES] },
    state: { enum: TICKET_STATES },
    createdAt: { type: 'string' },
    answerBy: { type: ['string', 'null'] },
    events: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          type: { enum: TICKET_EVENT_TYPES },
          at: { type: 'string' },
          text: { type: 'string' },
          files: { type: 'array', items: TicketFile },
        },
        required: ['type', 'at', 'text', 'files'],
      },
    },
  },
  required: ['number', 'email', 'subject', 'url', 'category', 'state', 'createdAt', 'answerBy', 'events'],
} as const

/** A file as it was sent; for the documentation only, as it is a stream. */
export const FileAnswer = {
  content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
} as const
